// Every country has the currency that its people pay with today.
import { getCountryData, getCountryDataList, type TCountryCode } from 'countries-list'
import { expect, test } from 'vitest'
import { currencies } from '#kernel/money.ts'
import { corrections, currencyOfCountry } from './currency-of-country.ts'

const countries = getCountryDataList().map(({ iso2 }) => iso2)

test('every country and territory has a currency in use; Antarctica has none', () => {
  expect(countries.length).toBeGreaterThan(240)
  for (const country of countries) {
    const currency = currencyOfCountry(country)
    if (country === 'AQ') expect(currency).toBeUndefined()
    else expect([country, currencies.includes(currency ?? '')]).toEqual([country, true])
  }
})

test.each([
  ['AE', 'AED'],
  ['TR', 'TRY'],
  ['GB', 'GBP'],
  ['IE', 'EUR'],
  ['JP', 'JPY'],
  ['KW', 'KWD'],
  ['IN', 'INR'],
  ['NG', 'NGN'],
  ['US', 'USD'],
  ['SA', 'SAR'],
])('%s pays with %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency)
})

test.each([
  ['CH', 'CHF', 'not the units WIR'],
  ['CL', 'CLP', 'not the Unidad de Fomento'],
  ['UY', 'UYU', 'not the indexed unit'],
  ['BO', 'BOB', 'not the mvdol'],
  ['BG', 'EUR', 'since January 2026'],
  ['HR', 'EUR', 'since January 2023'],
  ['CW', 'XCG', 'the Caribbean guilder since 2025'],
  ['SX', 'XCG', 'the Caribbean guilder since 2025'],
  ['ZW', 'ZWG', 'the gold-backed currency since 2024'],
  ['SL', 'SLE', 'the new leone since 2022'],
  ['VE', 'VES', 'the sovereign bolívar'],
  ['SV', 'USD', 'the colón is no longer issued'],
  ['PA', 'USD', 'the balboa is struck as coins only'],
])('%s pays with %s: %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency)
})

test('a correction stands only where the package says something else', () => {
  for (const [country, currency] of Object.entries(corrections)) {
    expect([country, getCountryData(country as TCountryCode)?.currency[0]]).not.toEqual([country, currency])
  }
})

test.each(['', 'ae', 'UK', 'XX', 'ARE', '**', '__proto__', 'constructor'])('%j is no country', (text) => {
  expect(currencyOfCountry(text)).toBeUndefined()
})
