// Checks which prices of a pack an import asks about: those that are far from the prices in the database.
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { importPack } from '#domain/pack/import-pack.ts'
import { SamplePack } from '#domain/pack/sample-pack.test-support.ts'
import { writeExtra } from '#domain/pack/write-extra.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { sampleTransfer } from '#tests/support/sample-extras.ts'
import { unusualPriceChanges } from './pack-price-changes.ts'

const own = await createTestDatabase()
const database = openDatabase(own.url, () => {})
const now = new Date('2026-11-23T08:00:00Z')
afterAll(async () => {
  await database.close()
  await own.drop()
})

async function need(pack: SamplePack) {
  const { pack: read, faults } = await pack.read()
  if (!read) throw new Error(faults.map(({ message }) => message).join('; '))
  return read
}

/** What an import of the sample with these pieces replaced is asked about. */
async function askedAbout(...changes: Parameters<SamplePack['change']>[]): Promise<string[]> {
  const pack = changes.reduce((sample, change) => sample.change(...change), new SamplePack())
  const found = await unusualPriceChanges(database, await need(pack), now)
  return found.map(({ item, field, before, after }) => `${item}: ${field} ${before} becomes ${after}`)
}

test('a provider that the database does not have is not asked about, and its own pack never', async () => {
  const pack = await need(new SamplePack())
  expect(await unusualPriceChanges(database, pack, now)).toEqual([])
  await importPack(database, pack, () => now)
  expect(await unusualPriceChanges(database, pack, now)).toEqual([])
})

test('a procedure, a package and a part of it at another price or in another currency are asked about', async () => {
  expect(await askedAbout(['packages.json', '45500.00', '45.50'])).toEqual([
    'package hip-with-stay: price AED 45,500 becomes AED 45.50',
  ])
  expect(await askedAbout(['packages.json', '"worth": "42000"', '"worth": "4200"'])).toEqual([
    'package hip-with-stay: inside[0].worth AED 42,000 becomes AED 4,200',
  ])
  expect(await askedAbout(['procedures.csv', '39000,46000,AED', '39000,96000,USD'])).toEqual([
    'procedure knee-replacement: priceTo AED 46,000 becomes USD 96,000',
    'procedure knee-replacement: currency AED becomes USD',
  ])
})

test('what a hotel takes beside its nights is asked about too', async () => {
  expect(await askedAbout(['hotels.json', '"extraAdult": "90"', '"extraAdult": "9"'])).toEqual([
    'hotel quiet-house: rooms.classic.extraAdult AED 90 becomes AED 9',
  ])
  expect(await askedAbout(['hotels.json', '"amount": "3.50"', '"amount": "350"'])).toEqual([
    'hotel quiet-house: taxes[1].amount AED 3.50 becomes AED 350',
  ])
})

test('nights are asked about plan by plan, days in a row as one, those that are over not at all', async () => {
  const flexible = 'hotel quiet-house, room classic, plan flexible'
  const saver = 'hotel quiet-house, room classic, plan saver'
  const asked = await askedAbout(['hotels.json', '"price": "400"', '"price": "4"'])
  expect(asked.slice(0, 2)).toEqual([
    `${flexible}: 2026-11-01/2026-11-05.price AED 400 becomes AED 4`,
    `${flexible}: 2026-11-08/2026-11-12.price AED 400 becomes AED 4`,
  ])
  expect(asked).toContain(`${saver}: 2026-11-08/2026-11-12.price AED 360 becomes AED 3.60`)
  const later = await unusualPriceChanges(
    database,
    await need(new SamplePack().change('hotels.json', '"price": "400"', '"price": "4"')),
    new Date('2027-02-01T08:00:00Z'),
  )
  expect(later).toEqual([])
})

test('the terms of a plan that make its nights far cheaper are asked about; nights that open, close or move by a third less are not', async () => {
  const asked = await askedAbout(['hotels.json', '"priceChange": -10', '"priceChange": -90'])
  expect(asked[0]).toMatch(/plan saver: 2026-11-01\/2026-11-05\.price AED 360 becomes AED 40$/)
  expect(asked.filter((line) => line.includes('flexible'))).toEqual([])
  expect(await askedAbout(['hotels.json', '"closed": true', '"price": "300", "rooms": 1'])).toEqual([])
  expect(await askedAbout(['hotels.json', '"price": "400"', '"price": "520"'])).toEqual([])
  expect(await askedAbout(['hotels.json', '"rooms": 3', '"rooms": 0'])).toEqual([])
})

test('an extra at a price more than 30 % away is asked about', async () => {
  const extras = (priceMinor: number) =>
    new SamplePack().set('extras.json', JSON.stringify([writeExtra({ ...sampleTransfer, priceMinor })], null, 2))
  await importPack(database, await need(extras(45_00)), () => now)
  const asked = async (priceMinor: number) => {
    const found = await unusualPriceChanges(database, await need(extras(priceMinor)), now)
    return found.map(({ item, field, before, after }) => `${item}: ${field} ${before} becomes ${after}`)
  }
  expect([await asked(58_50), await asked(58_51)]).toEqual([
    [],
    ['extra airport-transfer: price EUR 45 becomes EUR 58.51'],
  ])
})
