import { expect, test } from 'vitest'
import { chooseCurrency, readCurrencyCode } from './currency-order.ts'

test.each([
  [{ client: 'JPY', geo: 'EUR', provider: 'TRY' }, 'JPY'],
  [{ geo: 'EUR', provider: 'TRY' }, 'EUR'],
  [{ provider: 'TRY' }, 'TRY'],
  [{}, 'AED'],
  [{ client: null, geo: undefined, provider: '' }, 'AED'],
  [{ client: '   ', geo: ' eur ', provider: 'TRY' }, 'EUR'],
  [{ client: 'kwd' }, 'KWD'],
])(
  'spec 9: "client\'s currency, then geo currency, then provider location currency, default aed" %j: %s',
  (given, currency) => {
    expect(chooseCurrency(given)).toBe(currency)
  },
)

test('spec 5: "Currency code must be non-empty, trimmed and upper-cased"', () => {
  expect(readCurrencyCode(' gbp\n')).toBe('GBP')
  for (const nothing of ['', '  ', null, undefined]) expect(readCurrencyCode(nothing)).toBeUndefined()
})
