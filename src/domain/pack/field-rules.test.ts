// What each kind of field takes and refuses.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount, toMinor, wrongAmount } from './amount.ts'
import * as rule from './field-rules.ts'

const takes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

test('host names are kept in lower case, names in other scripts as browsers send them', () => {
  expect(rule.domain.parse(' Clinic.Example ')).toBe('clinic.example')
  expect(rule.domain.parse('عيادة.example')).toBe(new URL('http://عيادة.example').hostname)
  expect(rule.domain.parse('localhost')).toBe('localhost')
})

test.each([
  'http://a.example',
  'a.example:80',
  'a.example/x',
  'a.example.',
  '-a.example',
  'a..example',
  '',
  'a b.example',
  '[::1]',
])('%s is no host name', (text) => {
  expect(takes(rule.domain, text)).toBe(false)
})

test('every day that the calendar has is a date, and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2100 }), fc.nat(14), fc.nat(33), (year, month, day) => {
      const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      const moment = new Date(Date.UTC(year, month - 1, day))
      const real = moment.getUTCFullYear() === year && moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day
      expect(takes(rule.calendarDate, text)).toBe(real)
    }),
  )
  for (const text of ['2026-1-1', '2026-01-01T00:00', '0000-01-01', '26-01-01']) {
    expect(takes(rule.calendarDate, text)).toBe(false)
  }
})

test('time zones are those of the IANA list', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) expect(takes(rule.timeZone, zone)).toBe(true)
  for (const zone of ['+04:00', 'Dubai', '', 'Asia/']) expect(takes(rule.timeZone, zone)).toBe(false)
})

test('slugs are short and plain', () => {
  for (const slug of ['a', 'hip-2', '3d-scan', 'a'.repeat(80)]) expect(takes(rule.slug, slug)).toBe(true)
  for (const slug of ['', 'A', 'a--b', '-a', 'a-', 'a_b', 'é', 'a'.repeat(81)])
    expect(takes(rule.slug, slug)).toBe(false)
})

test('amounts are exact in their currency or refused', () => {
  expect(toMinor(amount.parse(' 1250.5 '), 'AED')).toBe(125_050)
  expect(toMinor(amount.parse(0.29), 'EUR')).toBe(29)
  expect(toMinor(amount.parse('1250.500'), 'KWD')).toBe(1_250_500)
  for (const value of ['1,25,0', '-1', '1e3', '', '.5', '5.', null, true, Number.NaN, 1e21]) {
    expect(takes(amount, value)).toBe(false)
  }
  expect(wrongAmount('1.5', 'JPY')?.expected).toBe('an amount of JPY, which has no decimals')
  expect(wrongAmount('1.5', 'AED')).toBeUndefined()
})

test('an amount that reads two ways is refused with both; a JSON number reads one way', () => {
  expect(wrongAmount('2.400', 'AED')).toEqual({
    reason: 'ambiguous',
    expected: 'written 2400 or 2.40, for it could be either',
  })
  expect(wrongAmount('2,400', 'KWD')?.expected).toBe('written 2400 or 2.4, for it could be either')
  expect(() => toMinor('49.500', 'AED')).toThrow('49.500 is no amount of AED')
  expect(toMinor(amount.parse(2.405), 'KWD')).toBe(2_405)
  expect(toMinor(amount.parse('1.234,50'), 'AED')).toBe(123_450)
})
