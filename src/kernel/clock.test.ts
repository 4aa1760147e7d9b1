// Checks which calendar day a moment belongs to, and that the system clock goes.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDate, systemClock } from './clock.ts'

test('the day of a moment is that of the time zone, before and after its midnight', () => {
  const eveningUtc = new Date('2026-12-31T21:30:00Z')
  expect(plainDate(eveningUtc, 'UTC')).toBe('2026-12-31')
  expect(plainDate(eveningUtc, 'Asia/Dubai')).toBe('2027-01-01')
  expect(plainDate(new Date('2026-12-31T19:59:59.999Z'), 'Asia/Dubai')).toBe('2026-12-31')
  expect(plainDate(new Date('2026-12-31T20:00:00Z'), 'Asia/Dubai')).toBe('2027-01-01')
  expect(plainDate(new Date('2026-03-01T04:00:00Z'), 'America/New_York')).toBe('2026-02-28')
})

test('in UTC the day is the date of the ISO form', () => {
  const moments = fc.date({ min: new Date('1990-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, (moment) => {
      expect(plainDate(moment, 'UTC')).toBe(moment.toISOString().slice(0, 10))
    }),
  )
})

test('an unknown time zone is an error', () => {
  expect(() => plainDate(new Date(), 'Mars/Olympus')).toThrow(RangeError)
})

test('the system clock tells the present time', () => {
  const before = Date.now()
  const told = systemClock().getTime()
  expect(told).toBeGreaterThanOrEqual(before)
  expect(told).toBeLessThanOrEqual(Date.now())
})
