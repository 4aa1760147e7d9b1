// Guards what is stored of a visitor's choices, and for how long.
import { expect, test } from 'vitest'
import { choiceCookies } from './choice-cookies.server.ts'
import { readConsent } from './consent.ts'

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
  const [line = ''] = choiceCookies({ consent: 'on' }, offered)
  expect(line).toBe('consent=analytics=on.2026-11; Path=/; Max-Age=15552000; SameSite=Lax')
  expect(readConsent(`lang=ar; ${line.split(';')[0]}`)).toBe('on')
})

test.each([{ currency: 'XXX' }, { currency: 'AED; Domain=x' }, { lang: 'de' }, { consent: 'maybe' }, {}])(
  'nothing is stored of %j',
  (choices) => {
    expect(choiceCookies(choices, offered)).toEqual([])
  },
)

test.each(['', 'consent=analytics=on.2025-01', 'xconsent=analytics=on.2026-11', 'consent=on'])(
  'no choice in "%s"',
  (cookies) => {
    expect(readConsent(cookies)).toBeUndefined()
  },
)
