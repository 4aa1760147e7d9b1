// When somebody is at the clinic, whatever the clocks do.
import { expect, test } from 'vitest'
import { type Diary, freeHours } from './free-hours.ts'

const dubai = 'Asia/Dubai'
const diary = (some: Partial<Diary> = {}): Diary => ({
  weeklyAvailability: [
    { day: 'mon', from: '09:00', to: '13:00' },
    { day: 'tue', from: '14:00', to: '18:00' },
  ],
  exceptions: [],
  timeZone: dubai,
  ...some,
})
const said = (some: Partial<Diary>, from: string, until: string, shownIn = dubai) =>
  freeHours(diary(some), from, until, shownIn).map(
    ({ startsAt, endsAt }) => `${startsAt.toISOString().slice(0, 16)}/${endsAt.toISOString().slice(11, 16)}`,
  )

test('the hours of each day of the week, the last day left out', () => {
  // The 23rd of November 2026 is a Monday.
  expect(said({}, '2026-11-21', '2026-11-30')).toEqual(['2026-11-23T05:00/09:00', '2026-11-24T10:00/14:00'])
  expect(said({}, '2026-11-21', '2026-12-01')).toHaveLength(3)
  expect(said({}, '2026-11-24', '2026-11-24')).toEqual([])
  expect(said({ weeklyAvailability: [] }, '2026-11-21', '2026-12-21')).toEqual([])
})

test('an exception takes the place of a day’s hours, a later one that of an earlier one', () => {
  const exceptions = [
    { from: '2026-11-23', to: '2026-11-25', hours: [] },
    { from: '2026-11-24', to: '2026-11-24', hours: [{ from: '08:00', to: '09:30' }] },
  ]
  expect(said({ exceptions }, '2026-11-21', '2026-12-02')).toEqual([
    '2026-11-24T04:00/05:30',
    '2026-11-30T05:00/09:00',
    '2026-12-01T10:00/14:00',
  ])
})

test('hours that overlap or touch are told as one, in order', () => {
  const weeklyAvailability = [
    { day: 'mon', from: '13:00', to: '15:00' },
    { day: 'mon', from: '09:00', to: '13:00' },
    { day: 'mon', from: '10:00', to: '11:00' },
    { day: 'mon', from: '16:00', to: '17:00' },
  ] as const
  expect(said({ weeklyAvailability }, '2026-11-23', '2026-11-24')).toEqual([
    '2026-11-23T05:00/11:00',
    '2026-11-23T12:00/13:00',
  ])
})

test('they follow the clock on the wall where it changes', () => {
  const weeklyAvailability = [
    { day: 'sat', from: '09:00', to: '10:00' },
    { day: 'mon', from: '09:00', to: '10:00' },
  ] as const
  // Clocks in Berlin go forward on the 28th of March 2027, and back on the 31st of October.
  const berlin = { weeklyAvailability, timeZone: 'Europe/Berlin' }
  expect(said(berlin, '2027-03-27', '2027-03-30', 'Europe/Berlin')).toEqual([
    '2027-03-27T08:00/09:00',
    '2027-03-29T07:00/08:00',
  ])
  expect(said(berlin, '2027-10-30', '2027-11-02', 'Europe/Berlin')).toEqual([
    '2027-10-30T07:00/08:00',
    '2027-11-01T08:00/09:00',
  ])
})

test('hours in the time that is left out are shorter, or none; those that come twice last longer', () => {
  const timeZone = 'Europe/Berlin'
  const on = (from: string, to: string) => ({ weeklyAvailability: [{ day: 'sun', from, to }] as const, timeZone })
  expect(said(on('02:00', '03:00'), '2027-03-28', '2027-03-29', timeZone)).toEqual([])
  expect(said(on('01:00', '04:00'), '2027-03-28', '2027-03-29', timeZone)).toEqual(['2027-03-28T00:00/02:00'])
  expect(said(on('01:00', '04:00'), '2027-10-31', '2027-11-01', timeZone)).toEqual(['2027-10-30T23:00/03:00'])
})

test('days are those of the place where they are shown', () => {
  const weeklyAvailability = [{ day: 'mon', from: '22:00', to: '23:30' }] as const
  // Monday evening in New York is Tuesday morning in Dubai.
  const newYork = { weeklyAvailability, timeZone: 'America/New_York' }
  expect(said(newYork, '2026-11-24', '2026-11-25')).toEqual(['2026-11-24T03:00/04:30'])
  expect(said(newYork, '2026-11-23', '2026-11-24')).toEqual([])
})
