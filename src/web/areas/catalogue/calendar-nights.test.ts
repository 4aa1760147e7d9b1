// A change of some nights changes those and no others, whatever was written before, and is written in few entries.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#kernel/plain-date.ts'
import {
  type CalendarEntry,
  changeNights,
  daysOfRange,
  daysThatLack,
  entriesOf,
  sumOfNights,
  termsOf,
  weekdayNames,
  weekdayOf,
} from './calendar-nights.ts'

const season: CalendarEntry[] = [
  { from: '2026-11-01', to: '2027-03-31', price: '500', rooms: 6 },
  { from: '2026-12-20', to: '2027-01-05', price: '800', rooms: 4, minimumStay: 3 },
]

test('the later entry takes the place of the earlier one, whole', () => {
  expect(termsOf(season, '2026-12-25')).toEqual({ price: '800', rooms: 4, minimumStay: 3 })
  expect(termsOf(season, '2026-12-19')).toEqual({ price: '500', rooms: 6 })
  expect(termsOf(season, '2027-04-01')).toBe(undefined)
})

test('an entry of some weekdays says nothing of the others', () => {
  const entries: CalendarEntry[] = [
    ...season,
    { from: '2026-11-01', to: '2026-11-30', days: ['fri'], price: '600', rooms: 6 },
  ]
  // The sixth of November 2026 is a Friday.
  expect(weekdayOf('2026-11-06')).toBe('fri')
  expect([termsOf(entries, '2026-11-06')?.price, termsOf(entries, '2026-11-07')?.price]).toEqual(['600', '500'])
})

test('closing nights keeps what they cost; opening them again gives them back', () => {
  const days = daysOfRange('2026-12-18', '2026-12-22')
  const closed = changeNights(season, days, { closed: true })
  expect(termsOf(closed, '2026-12-21')).toEqual({ price: '800', rooms: 4, minimumStay: 3, closed: true })
  const opened = changeNights(closed, days, { closed: false })
  for (const day of days) expect(termsOf(opened, day)).toEqual(termsOf(season, day))
})

test('some weekdays of a stretch are one entry; nights that stay different are not made the same', () => {
  const weekend = daysOfRange('2026-11-01', '2026-12-31', ['fri', 'sat'])
  const changed = changeNights(season, weekend, { rooms: 2 })
  // The least stay of the holidays stays with them.
  expect(changed.slice(season.length)).toEqual([
    { from: '2026-11-06', to: '2026-12-19', days: ['fri', 'sat'], price: '500', rooms: 2 },
    { from: '2026-12-25', to: '2026-12-26', price: '800', rooms: 2, minimumStay: 3 },
  ])
})

test('the two ends of a range come in any order', () => {
  expect(daysOfRange('2026-11-03', '2026-11-01')).toEqual(['2026-11-01', '2026-11-02', '2026-11-03'])
})

test('a night that nobody ever gave needs a price and rooms before it can be open, and nothing to be closed', () => {
  const days = ['2027-03-31', '2027-04-01']
  expect(daysThatLack(season, days, { price: '700' })).toEqual(['2027-04-01'])
  expect(daysThatLack(season, days, { price: '700', rooms: 2 })).toEqual([])
  expect(daysThatLack(season, days, { closed: true })).toEqual([])
  expect(daysThatLack(changeNights(season, days, { closed: true }), days, { closed: false })).toEqual(['2027-04-01'])
})

test('what nights have in common is told, and what they differ in is not', () => {
  expect(sumOfNights(season, daysOfRange('2026-12-19', '2026-12-20'))).toEqual({
    nights: 2,
    price: null,
    rooms: null,
    minimumStay: null,
    closed: false,
  })
  expect(sumOfNights(season, ['2026-11-02'])).toMatchObject({ price: '500', rooms: 6, minimumStay: 1 })
})

test('what is no entry is left out when it is read', () => {
  expect(
    entriesOf([{ from: '2026-11-01', to: '2026-11-02', price: 5, rooms: 1, days: ['fri', 'x'] }, null, 'x']),
  ).toEqual([{ from: '2026-11-01', to: '2026-11-02', price: '5', rooms: 1, days: ['fri'] }])
  expect(entriesOf(undefined)).toEqual([])
})

const day = fc.integer({ min: 0, max: 60 }).map((at) => addDays('2026-11-01', at))
const terms = fc.record(
  {
    price: fc.constantFrom('100', '200'),
    rooms: fc.integer({ min: 0, max: 2 }),
    minimumStay: fc.constantFrom(2, 3),
    closed: fc.constant(true),
  },
  { requiredKeys: ['price', 'rooms'] },
)
const entry: fc.Arbitrary<CalendarEntry> = fc
  .tuple(day, day, fc.option(fc.subarray([...weekdayNames], { minLength: 1 }), { nil: undefined }), terms)
  .map(([one, other, days, own]) => {
    const [from, to] = [one, other].sort() as [string, string]
    return { from, to, ...(days && { days }), ...own }
  })

test('whatever was written and whichever nights are changed: those have the change, all others are as they were', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 6 }), fc.uniqueArray(day, { minLength: 1 }), (entries, days) => {
      const changed = changeNights(entries, days, { rooms: 9 })
      for (const one of daysOfRange('2026-10-25', '2027-01-10')) {
        const before = termsOf(entries, one)
        expect(termsOf(changed, one)).toEqual(days.includes(one) ? { ...before, rooms: 9 } : before)
      }
    }),
    { numRuns: 300 },
  )
})
