// Guards what is stored of a visitor's choices, and for how long.
import { expect, test } from 'vitest'
import { readConsent } from '#web/page/consent.ts'
import { choiceCookies, refusedChoice } from './choice-cookies.server.ts'

const offered = { currencies: ['AED', 'EUR'], languages: ['en', 'ar'], secure: false }

test('a currency and a language are kept for a year, out of reach of scripts', () => {
  expect(choiceCookies({ currency: 'eur', lang: 'ar' }, offered)).toEqual([
    'currency=EUR; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
    'lang=ar; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly',
  ])
})

test('over https cookies never travel in the clear', () => {
  expect(choiceCookies({ lang: 'en' }, { ...offered, secure: true })[0]).toContain('; Secure')
})

test('a consent is kept for 180 days and read back', () => {
  const [line = ''] = choiceCookies({ consent: { analytics: 'on', diagnostics: 'off' } }, offered)
  expect(line).toBe('consent=analytics=on.diagnostics=off.2026-11-2; Path=/; Max-Age=15552000; SameSite=Lax')
  expect(readConsent(`lang=ar; ${line.split(';')[0]}`)).toEqual({ analytics: 'on', diagnostics: 'off' })
})

test('an answer to one choice alone is kept alone', () => {
  const [line] = choiceCookies({ consent: { analytics: 'off', diagnostics: undefined } }, offered)
  expect(line?.split(';')[0]).toBe('consent=analytics=off.2026-11-2')
})

test.each([
  { currency: 'XXX' },
  { currency: 'AED; Domain=x' },
  { lang: 'de' },
  { consent: { analytics: 'maybe' } },
  { consent: { analytics: 'on; Domain=x', adverts: 'on' } },
  {},
])('nothing is stored of %j', (choices) => {
  expect(choiceCookies(choices, offered)).toEqual([])
})

test('a currency code is trimmed and upper-cased first', () => {
  expect(refusedChoice({ currency: ' eur ' }, offered)).toBeUndefined()
  expect(choiceCookies({ currency: ' eur ' }, offered)[0]).toMatch(/^currency=EUR;/)
})

test.each([
  ['currency', { currency: 'XXX' }],
  ['currency', { currency: '', lang: 'en' }],
  ['currency', { currency: '   ' }],
  ['language', { currency: 'EUR', lang: 'de' }],
  ['language', { lang: '' }],
  ['consent', { consent: { analytics: 'maybe', diagnostics: 'on' } }],
  ['nothing', { consent: { analytics: undefined } }],
  ['nothing', {}],
] as const)('%s is what is wrong with %j', (refused, choices) => {
  expect(refusedChoice(choices, offered)).toBe(refused)
})

test('choices that are on offer are not refused, alone or together', () => {
  for (const choices of [{ lang: 'ar' }, { consent: { analytics: 'off' } }, { currency: 'AED', lang: 'en' }]) {
    expect(refusedChoice(choices, offered)).toBeUndefined()
  }
})
