// Checks days and nights across the ends of years and the days on which clocks change.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysFrom, nightsBetween } from './plain-date.ts'

test.for([
  ['2026-12-30', 3, '2027-01-02'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2026-10-24', 2, '2026-10-26'],
] as const)('%s and %i days is %s', ([date, days, expected]) => {
  expect(addDays(date, days)).toBe(expected)
  expect(nightsBetween(date, expected)).toBe(days)
})

test('the nights of a stay are its days but the last, whatever clocks do meanwhile', () => {
  expect(daysFrom('2026-03-28', '2026-03-31')).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
  expect(daysFrom('2026-12-31', '2027-01-01')).toEqual(['2026-12-31'])
  expect(daysFrom('2026-12-31', '2026-12-31')).toEqual([])
  expect(daysFrom('2026-12-31', '2026-12-30')).toEqual([])
})

test('as many nights as days were added, for any day and any count', () => {
  const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 400 }), (moment, days) => {
      const from = moment.toISOString().slice(0, 10)
      const until = addDays(from, days)
      expect(nightsBetween(from, until)).toBe(days)
      expect(daysFrom(from, until)).toHaveLength(days)
    }),
  )
})

test('what is no day is refused', () => {
  expect(() => addDays('tomorrow', 1)).toThrow(RangeError)
})
