// Checks moments on the days on which clocks change.
import { expect, test } from 'vitest'
import { momentAt } from './moment-at.ts'

test.for([
  ['2026-12-01', '18:00', 'Asia/Dubai', '2026-12-01T14:00:00.000Z'],
  ['2026-03-29', '18:00', 'Europe/Budapest', '2026-03-29T16:00:00.000Z'],
  ['2026-03-28', '18:00', 'Europe/Budapest', '2026-03-28T17:00:00.000Z'],
  // Skipped there: the clocks go from 02:00 to 03:00.
  ['2026-03-29', '02:30', 'Europe/Budapest', '2026-03-29T01:30:00.000Z'],
  // Twice there: the earlier.
  ['2026-10-25', '02:30', 'Europe/Budapest', '2026-10-25T00:30:00.000Z'],
] as const)('%s at %s in %s is %s', ([date, time, zone, expected]) => {
  expect(momentAt(date, time, zone).toISOString()).toBe(expected)
})
