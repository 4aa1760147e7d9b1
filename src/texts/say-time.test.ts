// How times around a procedure read.
import { expect, test } from 'vitest'
import { translatorOf } from './catalogues.ts'
import { sayDuration, sayPhase } from './say-time.ts'

const t = translatorOf('en')

test('a short time is given in minutes, a long one in hours', () => {
  expect([30, 90, 120, 150, 420].map((minutes) => sayDuration(minutes, t))).toEqual([
    '30 minutes',
    '90 minutes',
    '2 hours',
    '2 hours 30 minutes',
    '7 hours',
  ])
})

test('hours and minutes are joined as Arabic joins them', () => {
  expect(sayDuration(150, translatorOf('ar'))).toBe('ساعتان و30 دقيقة')
})

test('a stretch of the recovery is named by its unit, and by both ends where it has two', () => {
  expect(sayPhase({ unit: 'day', from: 0, to: 0 }, t)).toBe('Day 0')
  expect(sayPhase({ unit: 'week', from: 2, to: 6 }, t)).toBe('Weeks 2 to 6')
  expect(sayPhase({ unit: 'month', from: 3, to: 3 }, translatorOf('ar'))).toBe('الشهر 3')
})
