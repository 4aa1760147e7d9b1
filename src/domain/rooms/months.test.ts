// Checks the months that nights lie in.
import { expect, test } from 'vitest'
import { monthsIn, nextMonth } from './months.ts'

test.each([
  ['2026-12-30', '2027-01-02', ['2026-12-01', '2027-01-01']],
  ['2026-12-30', '2027-01-01', ['2026-12-01']],
  ['2028-01-31', '2028-03-02', ['2028-01-01', '2028-02-01', '2028-03-01']],
])('from %s until %s', (from, until, months) => {
  expect(monthsIn({ from, until })).toEqual(months)
})

test('a month follows the next, whatever their lengths', () => {
  expect([nextMonth('2027-01-01'), nextMonth('2027-02-01'), nextMonth('2027-12-01')]).toEqual([
    '2027-02-01',
    '2027-03-01',
    '2028-01-01',
  ])
})
