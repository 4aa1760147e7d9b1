// The address counts first, then the regions of the browser's languages.
import { expect, test } from 'vitest'
import { guessCurrency } from './guess-currency.ts'

const countries: Record<string, string> = { '192.0.2.1': 'TR', '192.0.2.2': 'AQ', '192.0.2.3': 'KP' }
const rules = {
  findCountry: (address: string) => countries[address],
  knows: (currency: string) => currency !== 'KPW',
}
const guess = (address: string, acceptLanguage: string) => guessCurrency(address, acceptLanguage, rules)

test('the country of the address wins over the browser’s region', () => {
  expect(guess('192.0.2.1', 'en-GB')).toEqual({ currency: 'TRY', countryCode: 'TR', from: 'address' })
})

test('the first region with a currency, in the order of preference, where the address says nothing', () => {
  expect(guess('127.0.0.1', 'fr-XX, de, ar-KW;q=0.7')).toEqual({ currency: 'KWD', countryCode: 'KW', from: 'language' })
  expect(guess('', 'en;q=0.9, de-DE;q=0.2, ar-AE;q=0.5')?.currency).toBe('AED')
})

test('a country without a currency, or with one that has no rate, is passed over', () => {
  expect(guess('192.0.2.2', 'ja-JP')?.currency).toBe('JPY')
  expect(guess('192.0.2.3', 'ko-KP, ko-KR')?.countryCode).toBe('KR')
})

test('nothing is guessed of nothing', () => {
  expect(guess('127.0.0.1', '')).toBeUndefined()
  expect(guess('127.0.0.1', 'en, de, es-419')).toBeUndefined()
})
