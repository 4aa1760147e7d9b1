// Months of rooms, written as a calendar that makes the same months again.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expandCalendar } from './expand-calendar.ts'
import type { PackNights } from './pack.ts'
import { nightsOf, withPriceChanges, writeCalendar } from './write-calendar.ts'

const since = '2026-11-01'
const flexible = { slug: 'flexible' }
const saver = { slug: 'saver', priceChange: -10 }
const monthsOf = (nights: PackNights[], plans = [flexible, saver].map((plan) => ({ priceChange: 0, ...plan }))) =>
  expandCalendar({ room: 'classic', plans, nights }, since)

const night = (some: Partial<PackNights>): PackNights => ({
  from: '2026-11-01',
  to: '2027-10-31',
  weekdays: null,
  priceMinor: 40_000,
  rooms: 3,
  minimumStay: 1,
  closed: false,
  ...some,
})
const weekend = [5, 6]

test('a season with its weekends takes two entries, and a week that is shut one more', () => {
  const nights = [
    night({}),
    night({ weekdays: weekend, priceMinor: 45_005 }),
    night({ from: '2027-02-03', to: '2027-02-09', priceMinor: 0, rooms: 0, closed: true }),
  ]
  expect(writeCalendar(monthsOf(nights), [flexible, saver], 'AED')).toEqual([
    { from: '2026-11-01', to: '2027-10-31', price: '400.00', rooms: 3 },
    { from: '2026-11-01', to: '2027-10-31', days: ['fri', 'sat'], price: '450.05', rooms: 3 },
    { from: '2027-02-03', to: '2027-02-09', closed: true },
  ])
})

test('seasons that begin in the middle of a week take two entries each', () => {
  const seasons = [
    ['2026-11-01', '2026-12-19', 40_000],
    ['2026-12-20', '2026-12-29', 80_000],
    ['2026-12-30', '2027-04-07', 50_000],
    ['2027-04-08', '2027-09-30', 30_000],
  ] as const
  const nights = seasons.flatMap(([from, to, priceMinor]) => [
    night({ from, to, priceMinor }),
    night({ from, to, priceMinor: priceMinor + 5_000, weekdays: weekend, minimumStay: 2 }),
  ])
  expect(nightsOf(monthsOf(nights), [flexible, saver])).toHaveLength(8)
})

test('days without rooms take no entry, but for a month of which nothing else is said', () => {
  const named = night({ from: '2027-03-01', to: '2027-03-01', priceMinor: 0, rooms: 0 })
  expect(writeCalendar(monthsOf([named]), [flexible, saver], 'AED')).toEqual([
    { from: '2027-03-01', to: '2027-03-01', price: '0.00', rooms: 0 },
  ])
  const some = [night({ from: '2026-11-10', to: '2026-11-12' }), night({ from: '2027-06-29', to: '2027-07-02' })]
  expect(nightsOf(monthsOf(some), [flexible, saver])).toEqual(some)
  expect(nightsOf([], [flexible])).toEqual([])
})

test('of the prices that a plan can come of, the roundest is written', () => {
  const plans = [{ slug: 'half', priceChange: -90 }]
  const months = monthsOf([night({ priceMinor: 41_300 })], plans)
  expect(writeCalendar(months, plans, 'AED')).toEqual([
    { from: '2026-11-01', to: '2027-10-31', price: '413.00', rooms: 3 },
  ])
})

test('changes of price that rows from before do not name are told from their months', () => {
  const months = monthsOf([night({}), night({ weekdays: weekend, priceMinor: 45_005 })])
  expect(withPriceChanges([flexible, { slug: 'saver' }], months)).toEqual([flexible, saver])
  expect(nightsOf(months, [flexible, { slug: 'saver' }])).toEqual(nightsOf(months, [flexible, saver]))
})

test('prices that no one price makes are not written as if one did', () => {
  const months = monthsOf([night({})]).map((month) => ({ ...month, prices: [[40_000], [41]], allotment: [1] }))
  expect(() => nightsOf(months, [flexible, saver])).toThrow(RangeError)
})

const day = fc
  .integer({ min: 0, max: 700 })
  .map((days) => new Date(Date.UTC(2026, 10, 1 + days)).toISOString().slice(0, 10))
const anyNights = fc
  .record({
    from: day,
    to: day,
    weekdays: fc.option(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 })),
    priceMinor: fc.oneof(fc.constantFrom(0, 40_000, 45_000), fc.integer({ min: 0, max: 10 ** 9 })),
    rooms: fc.integer({ min: 0, max: 4 }),
    minimumStay: fc.integer({ min: 1, max: 3 }),
    closed: fc.boolean(),
  })
  .map((one): PackNights => (one.from <= one.to ? one : { ...one, from: one.to, to: one.from }))
const anyChange = fc.integer({ min: -90, max: 100 })

test('whatever the calendar, what is written of its months makes them again, and is written the same again', () => {
  fc.assert(
    fc.property(
      fc.array(anyNights, { maxLength: 25 }),
      fc.array(anyChange, { minLength: 1, maxLength: 3 }),
      (nights, of) => {
        const plans = of.map((priceChange, at) => ({ slug: `plan-${at}`, priceChange }))
        const months = monthsOf(nights, plans)
        const written = nightsOf(months, plans)
        const again = monthsOf(written, plans)
        expect(again).toEqual(months)
        expect(nightsOf(again, plans)).toEqual(written)
      },
    ),
    { numRuns: 150 },
  )
})
