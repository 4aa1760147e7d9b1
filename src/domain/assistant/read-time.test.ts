// Spans of days and dates as people write them.
import { expect, test } from 'vitest'
import { readDates, readDays } from './read-time.ts'

test.for([
  ['can I fly 10 days after it', 10],
  ['two weeks after', 14],
  ['a couple of weeks later', 14],
  ['after a month', 30],
  ['هل أسافر بعد أسبوعين', 14],
  ['بعد ٣ أيام', 3],
  ['بعد عشرة أيام', 10],
  ['بعد شهر', 30],
  ['when can I fly', undefined],
  ['3 days or 2 weeks', undefined],
] as const)('%s: %s days', ([text, days]) => {
  expect(readDays(text)).toBe(days)
})

test.for([
  ['on 3 March 2027 and home on 20 May 2027', ['2027-03-03', '2027-05-20']],
  ['March 12th', ['2027-03-12']],
  ['2027-02-28 or 2027-02-30', ['2027-02-28']],
  ['العملية 3 مارس 2027 والسفر 5 أبريل 2027', ['2027-03-03', '2027-04-05']],
  ['on 30 November', ['2026-11-30']],
  ['3/4/2027', []],
  ['may I fly in 3 weeks', []],
] as const)('%s: %s', ([text, dates]) => {
  expect(readDates(text, '2026-11-21')).toEqual(dates)
})
