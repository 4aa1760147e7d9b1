// The day that is named for an answer is never earlier than the hours that were promised.
import { expect, test } from 'vitest'
import { sampleProvider } from '#tests/support/sample-provider.ts'
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
