// Language and currency of a visitor: address, cookie, browser, provider, in this order, and garbage changes nothing.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readVisitor, type VisitorRules } from './visitor.ts'

/** By the header; what becomes of address and regions is the guess's own business. */
const guesses: Record<string, string> = { 'en-GB': 'GBP', 'ar-KW': 'KWD' }
const rules: VisitorRules = {
  providerLanguages: ['en', 'ar'],
  providerCurrency: 'EUR',
  hasRate: (currency) => ['AED', 'EUR', 'GBP', 'JPY', 'KWD'].includes(currency),
  guessCurrency: (acceptLanguage) => guesses[acceptLanguage],
}

type Said = { path?: string; cookie?: string; accept?: string }

function read({ path = '/', cookie, accept }: Said, changes: Partial<VisitorRules> = {}) {
  const headers = new Headers()
  if (cookie !== undefined) headers.set('cookie', cookie)
  if (accept !== undefined) headers.set('accept-language', accept)
  return readVisitor(new Request(new URL(path, 'http://clinic.test'), { headers }), { ...rules, ...changes })
}

const languageOf = (said: Said) => read(said).language
const currencyOf = (said: Said) => read(said).currency

test('the address wins over the cookie, the cookie over the browser, the browser over the provider', () => {
  expect(languageOf({ path: '/?lang=ar', cookie: 'lang=en', accept: 'en' })).toBe('ar')
  expect(languageOf({ cookie: 'lang=ar', accept: 'en' })).toBe('ar')
  expect(languageOf({ accept: 'ar' })).toBe('ar')
  expect(languageOf({})).toBe('en')
  expect(read({}, { providerLanguages: ['ar', 'en'] }).language).toBe('ar')
})

test('a language that the provider does not write in is passed over at every step', () => {
  expect(languageOf({ path: '/?lang=fr', cookie: 'lang=de', accept: 'it, ar;q=0.1' })).toBe('ar')
  const onlyEnglish = { providerLanguages: ['en'] }
  expect(read({ path: '/?lang=ar', cookie: 'lang=ar', accept: 'ar-AE' }, onlyEnglish).language).toBe('en')
})

test('English when the provider writes in no language that the product speaks', () => {
  expect(read({ path: '/?lang=ar' }, { providerLanguages: ['fr'] }).language).toBe('en')
  expect(read({ path: '/?lang=ar' }, { providerLanguages: [] }).language).toBe('en')
})

test('Accept-Language goes by quality first, by order among equals, and q=0 is a no', () => {
  expect(languageOf({ accept: 'en;q=0.4, ar;q=0.9' })).toBe('ar')
  expect(languageOf({ accept: 'ar;q=0.4, en' })).toBe('en')
  expect(languageOf({ accept: 'ar, en' })).toBe('ar')
  expect(languageOf({ accept: 'ar;q=0.5,en;q=0.5' })).toBe('ar')
  expect(languageOf({ accept: 'ar;q=0' })).toBe('en')
  expect(languageOf({ accept: ' fr ; q=1.0 , ar ; q=0.8 ' })).toBe('ar')
})

test('regions and scripts do not hide a language, and its letters may be of either case', () => {
  for (const accept of ['ar-AE', 'AR', 'ar-Arab-EG', 'Ar-x-private']) expect(languageOf({ accept })).toBe('ar')
})

test('currency: the cookie, then where the visitor seems to be, then the provider, then AED', () => {
  expect(currencyOf({ cookie: 'currency=JPY', accept: 'en-GB' })).toBe('JPY')
  expect(currencyOf({ accept: 'en-GB' })).toBe('GBP')
  expect(currencyOf({})).toBe('EUR')
  expect(read({}, { providerCurrency: 'CHF' }).currency).toBe('AED')
})

test('a currency cookie may be in lower case; one without a rate, or that is no code, counts as none', () => {
  expect(currencyOf({ cookie: 'currency=jpy' })).toBe('JPY')
  for (const value of ['', 'XYZ', 'EURO', 'E1R', '%22', '<script>']) {
    expect([value, currencyOf({ cookie: `currency=${value}`, accept: 'ar-KW' })]).toEqual([value, 'KWD'])
  }
})

test('cookies of others, without a name or without a value are passed over', () => {
  const cookie = 'a=b=c; =x; lang; xlang=en; lang=ar ; langx=en; ;;'
  expect(languageOf({ cookie, accept: 'en' })).toBe('ar')
})

test('whatever is sent, the answer is a language of the provider and a currency code or none', () => {
  const header = fc.string({ unit: fc.constantFrom(...Array.from('arenAE-;,=q0.19 *lagcuy%"\t')), maxLength: 200 })
  fc.assert(
    fc.property(header, header, fc.webQueryParameters(), (cookie, accept, query) => {
      const visitor = read({ path: `/?${query}`, cookie: cookie.trim(), accept: accept.trim() })
      expect(['en', 'ar']).toContain(visitor.language)
      expect(visitor.currency).toMatch(/^[A-Z]{3}$/)
    }),
    { numRuns: 500 },
  )
})

test('a very long Accept-Language is read only so far', () => {
  const many = Array.from({ length: 20 }, () => 'fr').join(',')
  expect(languageOf({ accept: `${many},ar` })).toBe('en')
})

const german = { providerLanguages: ['en', 'ar', 'de', 'zh-Hant', 'pt-BR'] }

test('a language that only the provider writes in is that of its texts, and the site stays in the first it has', () => {
  expect(read({ path: '/?lang=de' }, german)).toMatchObject({ language: 'en', contentLanguage: 'de' })
  expect(read({ cookie: 'lang=pt-BR', accept: 'ar' }, german)).toMatchObject({
    language: 'en',
    contentLanguage: 'pt-BR',
  })
  expect(read({ accept: 'de-AT,de;q=0.9,en;q=0.8' }, german)).toMatchObject({ contentLanguage: 'de' })
  expect(read({ accept: 'zh-Hant-TW' }, german)).toMatchObject({ contentLanguage: 'zh-Hant' })
  expect(read({ accept: 'fr, it' }, german)).toEqual({ language: 'en', currency: 'EUR' })
  const arabicFirst = { providerLanguages: ['ar', 'de'] }
  expect(read({ path: '/?lang=de' }, arabicFirst)).toMatchObject({ language: 'ar', contentLanguage: 'de' })
  expect(read({ accept: 'en' }, { providerLanguages: ['de'] })).toMatchObject({ language: 'en', contentLanguage: 'de' })
})

test('in a language that the site has as well, texts and buttons are in the same one', () => {
  for (const path of ['/', '/?lang=ar', '/?lang=xx', '/?lang=AR-eg'])
    expect(read({ path }, german)).not.toHaveProperty('contentLanguage')
})
