// Checks what a stay costs: guests, meals, taxes and rounding, by hand and over random stays.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOf } from '#kernel/money.ts'
import type { Tax } from './hotel.ts'
import { type PricedStay, priceStay } from './price-stay.ts'

const plain: PricedStay = {
  currency: 'AED',
  room: { guestsIncluded: 2, extraAdultMinor: 10_000, extraChildMinor: 5_000 },
  plan: { boardAdultMinor: 0, boardChildMinor: 0 },
  taxes: [],
  childrenFreeUnder: 6,
  nightPrices: [40_000, 45_000],
  rooms: [{ adults: 2, children: [] }],
}
const tax = (changes: Partial<Tax>): Tax => ({
  name: { en: 'A tax' },
  basis: 'percent',
  rate: 1_000,
  fromAge: 0,
  isPaidAtHotel: false,
  ...changes,
})
const totalOf = (changes: Partial<PricedStay>) => priceStay({ ...plain, ...changes }).totalMinor

test('two guests pay what the room costs, night by night', () => {
  expect(priceStay(plain)).toEqual({
    currency: 'AED',
    nightsMinor: [40_000, 45_000],
    lines: [{ kind: 'rooms', name: null, amountMinor: 85_000, isPaidAtHotel: false }],
    totalMinor: 85_000,
    atHotelMinor: 0,
  })
})

test.for([
  ['a third adult pays every night', [{ adults: 3, children: [] }], 105_000],
  ['one adult pays the room all the same', [{ adults: 1, children: [] }], 85_000],
  ['a child takes the second place of the room', [{ adults: 1, children: [8] }], 85_000],
  ['a child beyond the places pays', [{ adults: 2, children: [8] }], 95_000],
  ['a child below the free age does not', [{ adults: 2, children: [5] }], 85_000],
  [
    'two rooms cost twice',
    [
      { adults: 2, children: [] },
      { adults: 2, children: [] },
    ],
    170_000,
  ],
  [
    'each room pays for its own guests',
    [
      { adults: 1, children: [] },
      { adults: 3, children: [] },
    ],
    190_000,
  ],
] as [string, PricedStay['rooms'], number][])('%s', ([, rooms, total]) => {
  expect(totalOf({ rooms })).toBe(total)
})

test('meals are paid by every adult and by children who are not free', () => {
  const plan = { boardAdultMinor: 3_000, boardChildMinor: 1_000 }
  expect(totalOf({ plan, rooms: [{ adults: 2, children: [5, 8] }] })).toBe(85_000 + 2 * (5_000 + 2 * 3_000 + 1_000))
})

test.for([
  ['percent of rooms and meals', { basis: 'percent', rate: 1_050 }, 8_925],
  ['per room and night', { basis: 'room-night', rate: 1_500 }, 3_000],
  ['per person and night', { basis: 'person-night', rate: 200 }, 2 * 2 * 200 + 2 * 200],
  ['per person and night from an age on', { basis: 'person-night', rate: 200, fromAge: 16 }, 2 * 2 * 200],
  ['per room once', { basis: 'room', rate: 700 }, 700],
] as [string, Partial<Tax>, number][])('a tax %s', ([, changes, amount]) => {
  const price = priceStay({ ...plain, rooms: [{ adults: 2, children: [5] }], taxes: [tax(changes)] })
  expect(price.lines[1]?.amountMinor).toBe(amount)
  expect(price.totalMinor).toBe(85_000 + amount)
})

test('what the hotel takes itself is in the total and said apart', () => {
  const price = priceStay({
    ...plain,
    taxes: [tax({}), tax({ basis: 'room-night', rate: 1_500, isPaidAtHotel: true })],
  })
  expect(price).toMatchObject({ totalMinor: 85_000 + 8_500 + 3_000, atHotelMinor: 3_000 })
})

test('half a minor unit is rounded up, and products beyond what numbers hold stay exact', () => {
  expect(partOf(1, 50, 100)).toBe(1)
  expect(partOf(1, 49, 100)).toBe(0)
  expect(partOf(9_007_199_254_740_991, 9_999, 10_000)).toBe(9_006_298_534_815_517)
})

test('a price too large to be exact is refused', () => {
  expect(() => totalOf({ nightPrices: [Number.MAX_SAFE_INTEGER, 2] })).toThrow(RangeError)
})

test('lines add up to the total, nights to the rooms, and more nights never cost less', () => {
  const amount = fc.integer({ min: 0, max: 5_000_000 })
  const guests = fc.record({
    adults: fc.integer({ min: 1, max: 6 }),
    children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
  })
  const anyTax = fc.record({
    name: fc.constant({ en: 'A tax' }),
    basis: fc.constantFrom('percent', 'room-night', 'person-night', 'room'),
    rate: fc.integer({ min: 0, max: 3_000 }),
    fromAge: fc.integer({ min: 0, max: 18 }),
    isPaidAtHotel: fc.boolean(),
  })
  const anyStay = fc.record({
    currency: fc.constant('AED'),
    room: fc.record({
      guestsIncluded: fc.integer({ min: 1, max: 4 }),
      extraAdultMinor: amount,
      extraChildMinor: amount,
    }),
    plan: fc.record({ boardAdultMinor: amount, boardChildMinor: amount }),
    taxes: fc.array(anyTax as fc.Arbitrary<Tax>, { maxLength: 4 }),
    childrenFreeUnder: fc.integer({ min: 0, max: 18 }),
    nightPrices: fc.array(amount, { minLength: 1, maxLength: 90 }),
    rooms: fc.array(guests, { minLength: 1, maxLength: 4 }),
  })
  fc.assert(
    fc.property(anyStay, (stay) => {
      const price = priceStay(stay)
      const sum = (amounts: number[]) => amounts.reduce((total, one) => total + one, 0)
      expect(sum(price.lines.map((line) => line.amountMinor))).toBe(price.totalMinor)
      expect(sum(price.nightsMinor)).toBe(price.lines[0]?.amountMinor)
      expect(price.atHotelMinor).toBeLessThanOrEqual(price.totalMinor)
      expect(price.nightsMinor).toHaveLength(stay.nightPrices.length)
      const longer = priceStay({ ...stay, nightPrices: [...stay.nightPrices, 1] })
      expect(longer.totalMinor).toBeGreaterThan(price.totalMinor)
    }),
  )
})
