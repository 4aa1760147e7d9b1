// Checks how amounts, dates and names read in each language.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '#kernel/language.ts'
import { currencies, exponentOf } from '#kernel/money.ts'
import { currencyName, formatClock, formatDate, formatMoney, formatRange, formatTime, languageName } from './format.ts'

/** Without the marks of direction, and with plain spaces. */
const plain = (text: string) => text.replace(/[\u200e\u200f]/g, '').replace(/[\u00a0\u202f\u2009]/g, ' ')
const money = (amountMinor: number, currency: string) => ({ amountMinor, currency })

test.for([
  [12_550, 'AED', 'AED 125.50', '125.50 AED'],
  [9_999, 'AED', 'AED 99.99', '99.99 AED'],
  [10_000, 'AED', 'AED 100', '100 AED'],
  [5_000, 'AED', 'AED 50', '50 AED'],
  [350_500, 'KWD', 'KWD 350.500', '350.500 KWD'],
  [99_999, 'KWD', 'KWD 99.999', '99.999 KWD'],
  [5, 'KWD', 'KWD 0.005', '0.005 KWD'],
  [5_000, 'JPY', 'JP¥5,000', '5,000 JPY'],
  [1, 'JPY', 'JP¥1', '1 JPY'],
  [0, 'EUR', '€0', '0 EUR'],
  [1, 'EUR', '€0.01', '0.01 EUR'],
  [123_456_789_012, 'EUR', '€1,234,567,890.12', '1,234,567,890.12 EUR'],
] as const)('%i minor units of %s read %s and %s', ([amountMinor, currency, inEnglish, inArabic]) => {
  expect(plain(formatMoney({ amountMinor, currency }, 'en'))).toBe(inEnglish)
  expect(plain(formatMoney({ amountMinor, currency }, 'ar'))).toBe(inArabic)
})

test.for([
  [12_550, 'AED', 'AED 126'],
  [9_999, 'AED', 'AED 100'],
  [999, 'AED', 'AED 9.99'],
  [42_030, 'KWD', 'KWD 42'],
  [350_500, 'KWD', 'KWD 351'],
] as const)('%i minor units of %s as an estimate read %s', ([amountMinor, currency, text]) => {
  expect(plain(formatMoney({ amountMinor, currency }, 'en', 'estimate'))).toBe(text)
})

test('amounts too large for floating point keep every digit', () => {
  expect(plain(formatMoney(money(Number.MAX_SAFE_INTEGER, 'JPY'), 'en'))).toBe('JP¥9,007,199,254,740,991')
})

test.for([
  [900_000, 1_200_000, 'EUR', '€9,000 – €12,000', '9,000–12,000 EUR'],
  [4_950, 9_900, 'EUR', '€49.50 – €99.00', '49.50–99.00 EUR'],
  [4_950, 1_200_000, 'EUR', '€49.50 – €12,000.00', '49.50–12,000.00 EUR'],
  [5_000, 9_000, 'JPY', 'JP¥5,000–9,000', '5,000–9,000 JPY'],
  [1_250, 3_500, 'KWD', 'KWD 1.250–3.500', '1.250–3.500 KWD'],
] as const)('a range from %i to %i minor units of %s reads %s and %s', ([from, to, currency, inEnglish, inArabic]) => {
  const range = { from: money(from, currency), to: money(to, currency) }
  const unspaced = (text: string) => plain(text).replace(/ ?– ?/g, '–')
  expect(unspaced(formatRange(range, 'en'))).toBe(unspaced(inEnglish))
  expect(unspaced(formatRange(range, 'ar'))).toBe(unspaced(inArabic))
})

test('a range of one amount reads as that amount', () => {
  for (const language of languages) {
    const one = money(350_500, 'KWD')
    expect(formatRange({ from: one, to: { ...one } }, language)).toBe(formatMoney(one, language))
  }
})

test('in every currency and language the digits are Western, and no more decimals than the currency has', () => {
  const amount = fc.integer({ min: 0, max: 10 ** 12 })
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.constantFrom(...currencies),
      fc.constantFrom(...languages),
      (a, b, currency, language) => {
        const range = { from: money(Math.min(a, b), currency), to: money(Math.max(a, b), currency) }
        for (const text of [formatMoney(range.from, language), formatRange(range, language)]) {
          expect(text).toMatch(/[0-9]/)
          expect(text).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/)
          for (const [, decimals = ''] of plain(text).matchAll(/\d\.(\d+)/g)) {
            expect(decimals.length).toBe(exponentOf(currency))
          }
        }
      },
    ),
  )
})

test('what is shown is less than half a major unit away from the amount, and exact below a hundred', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), fc.constantFrom(...currencies), (amountMinor, currency) => {
      const unit = 10 ** exponentOf(currency)
      const [shown = ''] = /\d[\d,.]*/.exec(plain(formatMoney({ amountMinor, currency }, 'ar'))) ?? []
      const awayMinor = Math.abs(Math.round(Number(shown.replaceAll(',', '')) * unit) - amountMinor)
      expect(awayMinor).toBeLessThanOrEqual(amountMinor < 100 * unit ? 0 : unit / 2)
    }),
  )
})

test('a calendar date reads the same day wherever the server stands', () => {
  expect(formatDate('2026-01-31', 'en')).toBe('31 January 2026')
  expect(formatDate('2026-12-31', 'ar')).toBe('31 ديسمبر 2026')
  expect(formatDate('2028-02-29', 'en')).toBe('29 February 2028')
})

test('a clock has 24 hours in every language, as the hours that hotels write themselves', () => {
  const [evening, midnight] = ['2026-05-11T14:00:00Z', '2026-05-11T20:05:00Z']
  for (const language of languages) {
    expect([evening, midnight].map((moment) => formatClock(moment, 'Asia/Dubai', language))).toEqual(['18:00', '00:05'])
    expect(formatTime(evening, 'Asia/Dubai', language)).toMatch(/^18:00 \S/)
  }
})

test('languages and currencies have names in each language, unknown ones their code', () => {
  expect([languageName('de', 'en'), languageName('de', 'ar')]).toEqual(['German', 'الألمانية'])
  expect([languageName('ar', 'en'), languageName('ar', 'ar')]).toEqual(['Arabic', 'العربية'])
  expect(languageName('qq', 'en')).toBe('qq')
  expect([currencyName('KWD', 'en'), currencyName('KWD', 'ar')]).toEqual(['Kuwaiti Dinar', 'دينار كويتي'])
})
