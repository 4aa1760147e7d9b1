// What a package says that its hotel costs alone is what the pack's own hotels sell such a stay for.
import { expect, test } from 'vitest'
import { noteHotelPrices } from './note-hotel-prices.ts'
import type { Pack } from './pack.ts'
import { readPack } from './read-pack.ts'

async function read(folder: string): Promise<{ pack: Pack; notes: string[] }> {
  const { pack, notes } = await readPack(`data/${folder}`)
  if (!pack) throw new Error(`${folder} has faults`)
  return { pack, notes }
}

const { pack, notes } = await read('sample-provider')

test('the packages of the samples agree with their hotels', async () => {
  expect(notes.filter((note) => note.startsWith('packages.json'))).toEqual([])
  expect((await read('second-provider')).notes.filter((note) => note.startsWith('packages.json'))).toEqual([])
})

/** With the hotel at so many times what the package says. */
const packageWith = (factor: number) =>
  pack.packages.slice(0, 1).map((one) => ({
    ...one,
    inside: one.inside.map((part) =>
      part.kind === 'hotel' ? { ...part, worthMinor: Math.round(part.worthMinor * factor) } : part,
    ),
  }))

test.each([0.6, 1.5])(
  'a hotel told at %s times what the inventory sells it for is named, with both amounts',
  (factor) => {
    const told = (1980 * factor).toFixed(2)
    expect(noteHotelPrices(packageWith(factor), pack.hotels)).toEqual([
      expect.stringMatching(
        new RegExp(`^packages.json: dental-implant-6-nights: .* ${told} AED alone; .* 6 nights for [\\d.]+ AED`),
      ),
    ])
  },
)

test('a hotel that is not named is compared with those of as many stars', () => {
  const renamed = (factor: number) =>
    packageWith(factor).map((one) => ({
      ...one,
      inside: one.inside.map((part) => ({ ...part, text: { en: 'A three-star hotel' } })),
    }))
  expect(noteHotelPrices(renamed(4), pack.hotels)).toHaveLength(1)
  expect(
    noteHotelPrices(
      renamed(4),
      pack.hotels.filter(({ row }) => row.stars !== 3),
    ),
  ).toEqual([])
})

test('amounts in another currency, and a package without a hotel, are not compared', () => {
  const [one] = packageWith(3)
  if (!one) throw new Error('no package')
  expect(noteHotelPrices([{ ...one, currency: 'EUR' }], pack.hotels)).toEqual([])
  expect(noteHotelPrices([{ ...one, nights: 0 }], pack.hotels)).toEqual([])
  expect(noteHotelPrices([one], [])).toEqual([])
})
