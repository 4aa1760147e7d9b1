// Guards the counting of days, which no clock is set forward in.
import { expect, test } from 'vitest'
import { daysUntil } from './days-until.ts'

test.each([
  ['2026-12-05', '2026-11-21', 14],
  ['2026-11-22', '2026-11-21', 1],
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-20', '2026-11-21', -1],
  ['2028-03-01', '2028-02-28', 2],
])('to %s on %s: %i', (date, today, days) => {
  expect(daysUntil(date, today)).toBe(days)
})
