// Guards which codes are currencies, what is read back from the storage, and until when a rate holds.
import { expect, test } from 'vitest'
import { hasRate, initialCurrency, parseCurrencyState, readCode, readCountry } from './currency-state.ts'

const kept = {
  currency: 'GBP',
  countryCode: 'GB',
  exchangeRate: 4.9,
  fxQuoteId: 'fxq_1',
  loading: false,
  lockExpiresAt: 1000,
}

test('spec 5: "Currency code must be non-empty, trimmed and upper-cased"', () => {
  expect([' eur ', 'KWD', 'jpy\n'].map(readCode)).toEqual(['EUR', 'KWD', 'JPY'])
  for (const wrong of ['', '   ', 'EU', 'EURO', 'E1R', 'ЕUR', undefined, null, 5, ['EUR']]) {
    expect(readCode(wrong)).toBeUndefined()
  }
})

test('a country is two letters', () => {
  expect([' ae', 'GB', 'gbr', '', 1, undefined].map(readCountry)).toEqual(['AE', 'GB', ...Array(4)])
})

test('what was kept comes back, but for a question that was on its way: the one who asked is gone', () => {
  expect(parseCurrencyState({ ...kept, loading: true })).toEqual(kept)
})

test('a rate counts only whole', () => {
  const without = { ...kept, exchangeRate: undefined, fxQuoteId: undefined, lockExpiresAt: undefined }
  for (const broken of [
    { exchangeRate: '4.9' },
    { exchangeRate: 0 },
    { exchangeRate: -1 },
    { fxQuoteId: undefined },
    { fxQuoteId: 7 },
    { lockExpiresAt: 'soon' },
  ]) {
    expect(parseCurrencyState({ ...kept, ...broken })).toEqual(without)
  }
})

test('AED needs no quote, and has no rate but one', () => {
  expect(parseCurrencyState({ currency: 'AED', exchangeRate: 1 })).toMatchObject({ exchangeRate: 1 })
  expect(parseCurrencyState({ ...kept, currency: 'AED' })).toMatchObject({ exchangeRate: undefined })
})

test('what says no currency says nothing', () => {
  for (const wrong of [undefined, null, 'GBP', [], {}, { currency: '' }, { ...kept, currency: 5 }]) {
    expect(parseCurrencyState(wrong)).toBeUndefined()
  }
})

test('a country that is none is left out', () => {
  expect(parseCurrencyState({ ...kept, countryCode: 'England' })).toEqual({ ...kept, countryCode: undefined })
})

test('a rate holds until its lock ends, that of AED for ever, and none never', () => {
  expect([999, 1000].map((now) => hasRate(kept, now))).toEqual([true, false])
  const aed = { ...initialCurrency, currency: 'AED' }
  expect([hasRate({ ...aed, exchangeRate: 1 }, 5), hasRate(aed, 5), hasRate(initialCurrency, 5)]).toEqual([
    true,
    false,
    false,
  ])
})
