// An estimate in a currency that was asked for by name tells which one it is.
import { expect, test } from 'vitest'
import { sayEstimate } from './say-price.ts'

const range = (currency: string) => ({
  from: { amountMinor: 107_000, currency },
  to: { amountMinor: 141_900, currency },
})

test.for([
  ['GBP', 'en', '£1,070 – £1,419 (GBP)'],
  ['USD', 'en', 'US$1,070–1,419'],
  ['EGP', 'en', 'EGP 1,070–1,419'],
] as const)('%s in %s: %s', ([currency, language, said]) => {
  const plain = (text: string) => text.replaceAll(/[\s\u2009\u200a]/gu, '')
  expect(plain(sayEstimate(range(currency), language))).toBe(plain(said))
})

test('in Arabic it has its code already, and once', () => {
  expect(sayEstimate(range('GBP'), 'ar').match(/GBP/g)).toHaveLength(1)
})
