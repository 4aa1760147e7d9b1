// The weeks of a month and the keys that walk through it, in both directions of writing.
import { expect, test } from 'vitest'
import { dayOfKey, monthAfter, weeksOf } from './calendar-weeks.ts'

test('a month lies in weeks of seven that begin with Monday, in Arabic with Sunday', () => {
  // The first of November 2026 is a Sunday.
  expect(weeksOf('2026-11-01', 'en')[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeksOf('2026-11-01', 'ar')[0]?.[0]).toBe('2026-11-01')
  for (const language of ['en', 'ar'] as const) {
    const days = weeksOf('2028-02-01', language).flat().filter(Boolean)
    expect([days.length, days.at(-1)]).toEqual([29, '2028-02-29'])
  }
})

test('months follow one another over the year', () => {
  expect([monthAfter('2026-11-01', 2), monthAfter('2026-01-01', -1), monthAfter('2026-12-01', 12)]).toEqual([
    '2027-01-01',
    '2025-12-01',
    '2027-12-01',
  ])
})

const en = { isRtl: false, language: 'en' } as const
const ar = { isRtl: true, language: 'ar' } as const

test('the arrows go where they point, whichever way is written', () => {
  expect(dayOfKey('ArrowRight', '2026-11-30', en)).toBe('2026-12-01')
  expect(dayOfKey('ArrowRight', '2026-11-30', ar)).toBe('2026-11-29')
  expect([dayOfKey('ArrowUp', '2026-11-10', ar), dayOfKey('ArrowDown', '2026-11-10', en)]).toEqual([
    '2026-11-03',
    '2026-11-17',
  ])
  expect([dayOfKey('Home', '2026-11-11', en), dayOfKey('End', '2026-11-11', en)]).toEqual(['2026-11-09', '2026-11-15'])
  expect(dayOfKey('Home', '2026-11-11', ar)).toBe('2026-11-08')
  expect(dayOfKey('Tab', '2026-11-11', en)).toBe(undefined)
})

test('a page leads to the same day of another month, or to its last', () => {
  expect(dayOfKey('PageDown', '2027-01-31', en)).toBe('2027-02-28')
  expect(dayOfKey('PageUp', '2027-01-31', en)).toBe('2026-12-31')
})
