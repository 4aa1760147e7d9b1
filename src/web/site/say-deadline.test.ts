// Guards how a moment is said: by the clock of its place, with the year only where it is another one.
import { expect, test } from 'vitest'
import { sayDeadline } from './say-deadline.server.ts'

const dubai = { timeZone: 'Asia/Dubai', startsOn: '2036-05-12' }

test('the same moment is another hour, and another day, by another clock', () => {
  expect(sayDeadline('2036-05-11T22:30:00.000Z', dubai, 'en')).toBe('Mon 12 May, 02:30')
  expect(sayDeadline('2036-05-11T22:30:00.000Z', { ...dubai, timeZone: 'Europe/Istanbul' }, 'en')).toBe(
    'Mon 12 May, 01:30',
  )
})

test('of a year that is not the one of arrival the year is said', () => {
  expect(sayDeadline('2035-12-30T14:00:00.000Z', { ...dubai, startsOn: '2036-01-02' }, 'en')).toBe(
    'Sun 30 Dec 2035, 18:00',
  )
})
