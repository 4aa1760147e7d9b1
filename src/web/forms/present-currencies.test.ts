// Guards the order and the names of the currencies to choose from.
import { expect, test } from 'vitest'
import { presentCurrencies } from './present-currencies.server.ts'

test('the visitor’s own first, then the others by name, each once', () => {
  const { near, others } = presentCurrencies(['AED', 'CHF', 'EUR', 'JPY', 'USD'], ['EUR', 'AED'], 'en')
  expect(near.map(({ code }) => code)).toEqual(['EUR', 'AED', 'USD'])
  expect(others).toEqual([
    { code: 'JPY', name: 'Japanese Yen' },
    { code: 'CHF', name: 'Swiss Franc' },
  ])
})

test('a currency without a rate is not offered', () => {
  expect(presentCurrencies(['AED'], ['ZZZ', 'AED'], 'ar').near.map(({ code }) => code)).toEqual(['AED'])
})
