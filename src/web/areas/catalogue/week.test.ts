// Guards what a week and its exceptions come to, day by day.
import { expect, test } from 'vitest'
import { daysOf, exceptionsOf, weekdayOf, weekOf } from './week.ts'

const week = weekOf([
  { day: 'mon', from: '09:00', to: '12:00' },
  { day: 'mon', from: '14:00', to: '18:00' },
  { day: 'wed', from: '09:00', to: '12:00' },
  { day: 'noday', from: '09:00', to: '12:00' },
  'nothing',
])

test('a day has all its hours, in their order', () => {
  expect(week.mon).toEqual([
    { from: '09:00', to: '12:00' },
    { from: '14:00', to: '18:00' },
  ])
  expect(week.tue).toEqual([])
})

test.each([
  ['2026-11-22', 'sun'],
  ['2026-11-23', 'mon'],
  ['2026-11-28', 'sat'],
])('%s is a %s', (date, day) => {
  expect(weekdayOf(date)).toBe(day)
})

test('an exception goes before the week, and a later one before an earlier one', () => {
  const exceptions = exceptionsOf([
    { from: '2026-11-23', to: '2026-11-24', hours: [] },
    { from: '2026-11-24', to: '2026-11-24', hours: [{ from: '10:00', to: '11:00' }] },
    { from: '', to: '', hours: [] },
  ])
  const days = daysOf(week, exceptions, '2026-11-23', 3)
  expect(days).toEqual([
    { date: '2026-11-23', hours: [], isException: true },
    { date: '2026-11-24', hours: [{ from: '10:00', to: '11:00' }], isException: true },
    { date: '2026-11-25', hours: week.wed, isException: false },
  ])
})

test('what is half typed is no fault', () => {
  expect(exceptionsOf([{ from: '2026-11-23', to: '', hours: [{ from: '10:00' }] }])).toEqual([
    { from: '2026-11-23', to: '', hours: [{ from: '10:00', to: '' }] },
  ])
  expect(
    daysOf(week, exceptionsOf([{ from: '2026-11-23', to: '', hours: [] }]), '2026-11-23', 2).map(
      ({ isException }) => isException,
    ),
  ).toEqual([true, false])
  expect(exceptionsOf('x')).toEqual([])
})
