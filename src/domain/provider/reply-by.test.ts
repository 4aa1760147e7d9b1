// An answer is due once the place has been open for as long as was promised; where that is not known, not before it can have been.
import { expect, test } from 'vitest'
import { sampleProvider } from '#tests/support/sample-provider.ts'
import type { OpeningHours } from './provider.ts'
import { dueAtOf, replyByOf } from './reply-by.ts'

const by = (replyHours: number, sentAt: string, timeZone = 'Asia/Dubai') => {
  const { contact, location } = sampleProvider()
  return replyByOf({ contact: { ...contact, replyHours }, location: { ...location, timeZone } }, new Date(sentAt))
}

test.each([
  ['eight hours are the next working day, which two days off can put off', 8, '2026-11-20T09:00:00Z', '2026-11-23'],
  ['an hour more is a day more', 9, '2026-11-20T09:00:00Z', '2026-11-24'],
  ['a week’s work has one weekend in it', 40, '2026-11-20T09:00:00Z', '2026-11-27'],
  ['and a day more has two', 48, '2026-11-20T09:00:00Z', '2026-11-30'],
  ['the end of a year is counted over', 24, '2026-12-30T09:00:00Z', '2027-01-04'],
])('%s', (_, hours, sentAt, day) => {
  expect(by(hours, sentAt)).toBe(day)
})

test('the day of sending is the one where the provider is', () => {
  expect(by(8, '2026-11-20T21:00:00Z', 'Asia/Dubai')).toBe('2026-11-24')
  expect(by(8, '2026-11-20T21:00:00Z', 'America/Lima')).toBe('2026-11-23')
})

test('what is asked is due when that day is over where the provider is, also when clocks were put forward on the way', () => {
  const due = (sentAt: string, timeZone: string) => {
    const { contact, location } = sampleProvider()
    const provider = { contact: { ...contact, replyHours: 8 }, location: { ...location, timeZone } }
    return dueAtOf(provider, new Date(sentAt)).toISOString()
  }
  expect(due('2026-11-20T09:00:00Z', 'Asia/Dubai')).toBe('2026-11-23T20:00:00.000Z')
  expect(due('2027-03-26T09:00:00Z', 'Europe/Berlin')).toBe('2027-03-29T22:00:00.000Z')
})

const weekOf = (from: string, to: string, ...days: OpeningHours['day'][]) => days.map((day) => ({ day, from, to }))
const dubai = [...weekOf('09:00', '18:00', 'mon', 'tue', 'wed', 'thu', 'fri'), ...weekOf('09:00', '14:00', 'sat')]

const open = (openingHours: OpeningHours[], replyHours: number, sentAt: string, timeZone = 'Asia/Dubai') => {
  const { contact, location } = sampleProvider()
  const provider = { contact: { ...contact, openingHours, replyHours }, location: { ...location, timeZone } }
  const asked = new Date(sentAt)
  return { due: dueAtOf(provider, asked).toISOString(), day: replyByOf(provider, asked) }
}

test.each([
  ['asked on a closed Sunday, four hours are over on Monday at one', 4, '2026-11-22T07:05', '2026-11-23T13:00'],
  ['asked while it is open, they run at once', 4, '2026-11-23T10:30', '2026-11-23T14:30'],
  ['what is left at closing time is counted from the next morning', 4, '2026-11-23T16:00', '2026-11-24T11:00'],
  ['the very end of a day is still that day', 2, '2026-11-23T16:00', '2026-11-23T18:00'],
  ['after a short Saturday comes Monday', 4, '2026-11-21T12:00', '2026-11-23T11:00'],
  ['before opening time nothing is counted', 4, '2026-11-24T03:00', '2026-11-24T13:00'],
  ['half an hour is half an hour', 0.5, '2026-11-24T17:45', '2026-11-25T09:15'],
  ['a week of hours takes a week', 50, '2026-11-23T09:00', '2026-11-28T14:00'],
])('through opening hours: %s', (_, hours, asked, due) => {
  const found = open(dubai, hours, `${asked}:00+04:00`)
  expect(found).toEqual({ due: new Date(`${due}:00+04:00`).toISOString(), day: due.slice(0, 10) })
})

test('a day may be open twice, and what is between is not counted', () => {
  const twice = [...weekOf('09:00', '12:00', 'mon'), ...weekOf('14:00', '18:00', 'mon')]
  expect(open(twice, 4, '2026-11-23T09:00:00+04:00').due).toBe('2026-11-23T11:00:00.000Z')
  expect(open(twice, 4, '2026-11-23T15:00:00+04:00').due).toBe('2026-11-30T06:00:00.000Z')
})

test('the day is the one where the provider is, and its clock says when it is open, before and after it changes', () => {
  const everyDay = weekOf('20:00', '23:00', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun')
  expect(open(everyDay, 1, '2026-11-24T02:30:00Z', 'America/Lima')).toEqual({
    due: '2026-11-24T03:30:00.000Z',
    day: '2026-11-23',
  })
  const berlin = weekOf('09:00', '17:00', 'fri', 'mon')
  expect(open(berlin, 4, '2027-03-26T15:00:00Z', 'Europe/Berlin').due).toBe('2027-03-29T10:00:00.000Z')
  expect(open(berlin, 4, '2026-10-23T14:00:00Z', 'Europe/Berlin').due).toBe('2026-10-26T11:00:00.000Z')
})

test('in a night in which the clock is put forward, or back, only hours that pass are counted', () => {
  const night = weekOf('01:00', '05:00', 'sun')
  expect(open(night, 3, '2027-03-28T00:00:00Z', 'Europe/Berlin').due).toBe('2027-03-28T03:00:00.000Z')
  expect(open(night, 4, '2027-03-28T00:00:00Z', 'Europe/Berlin').due).toBe('2027-04-04T00:00:00.000Z')
  expect(open(night, 5, '2026-10-24T22:00:00Z', 'Europe/Berlin').due).toBe('2026-10-25T04:00:00.000Z')
})

test('no hours at all are as none named, and a place that hardly opens is not counted through for years', () => {
  expect(open([], 8, '2026-11-20T09:00:00Z')).toEqual({ due: '2026-11-23T20:00:00.000Z', day: '2026-11-23' })
  const minute = weekOf('09:00', '09:01', 'mon')
  expect(open(minute, 720, '2026-11-23T00:00:00Z').day).toBe('2027-12-27')
})
