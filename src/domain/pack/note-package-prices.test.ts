// The prices of a package agree with one another and with those of its procedure.
import { expect, test } from 'vitest'
import { notePackagePrices } from './note-package-prices.ts'
import type { PackPackage } from './pack.ts'
import { readPack } from './read-pack.ts'
import { SamplePack } from './sample-pack.test-support.ts'

const { pack } = await readPack('data/sample-provider')
if (!pack) throw new Error('the sample has faults')
const { packages, procedures } = pack
const first = packages.find(({ slug }) => slug === 'cataract-surgery-4-nights')
if (!first) throw new Error('no package')

const noted = (change: Partial<PackPackage>) => notePackagePrices([{ ...first, ...change }], procedures)
const withProcedureAt = (worthMinor: number) =>
  first.inside.map((part) => (part.kind === 'procedure' ? { ...part, worthMinor } : part))

test('the packages of the samples agree', async () => {
  expect(notePackagePrices(packages, procedures)).toEqual([])
  const { notes } = await readPack('data/second-provider')
  expect(notes.filter((note) => note.startsWith('packages.json'))).toEqual([])
})

test('a package that costs more than its parts is named, and one that costs over 30 % less', () => {
  expect(noted({ priceMinor: 12_450_01 })).toEqual([
    'packages.json: cataract-surgery-4-nights: costs AED 12,450.01, more than its parts: AED 12,450',
  ])
  expect(noted({ priceMinor: 12_450_00 })).toEqual([])
  expect(noted({ priceMinor: 8_715_00 })).toEqual([])
  expect(noted({ priceMinor: 8_714_99 })).toEqual([expect.stringContaining('over 30 % less than its parts')])
})

test('a procedure inside that costs less than its own price begins at is named; in another currency it is not compared', () => {
  const inside = withProcedureAt(7_799_99)
  expect(noted({ inside })).toEqual([
    expect.stringContaining('says its procedure costs AED 7,799.99 alone; procedures.csv has it from AED 7,800'),
  ])
  expect(noted({ inside, currency: 'EUR' })).toEqual([])
})

test('the whole check of a pack says so', async () => {
  const { notes } = await new SamplePack().change('packages.json', '45500.00', '45.50').read()
  expect(notes).toContainEqual(
    expect.stringMatching(/^packages\.json: hip-with-stay: costs AED 45\.50, over 30 % less/),
  )
})
