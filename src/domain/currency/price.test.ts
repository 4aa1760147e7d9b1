// Checks that a price is told three ways, and which currency a visitor reads it in.
import { expect, test } from 'vitest'
import { sampleConverter } from '#tests/support/sample-rates.ts'
import { choosePriceCurrency, priceIn } from './price.ts'

const money = (amountMinor: number, currency: string) => ({ amountMinor, currency })

test('a price is what the clinic charges untouched, the same for the visitor, and the same in dirhams', () => {
  const charged = { from: money(9_000_00, 'EUR'), to: money(12_000_00, 'EUR') }
  expect(priceIn(sampleConverter, charged, 'KWD')).toEqual({
    charged,
    shown: { from: money(3_000_000, 'KWD'), to: money(4_000_000, 'KWD') },
    aed: { from: money(36_000_00, 'AED'), to: money(48_000_00, 'AED') },
  })
})

test('a price of one figure begins and ends with it', () => {
  const price = priceIn(sampleConverter, { from: money(350_500, 'KWD'), to: money(350_500, 'KWD') }, 'KWD')
  expect(price.shown).toEqual({ from: money(350_500, 'KWD'), to: money(350_500, 'KWD') })
  expect(price.aed).toEqual({ from: money(4_206_00, 'AED'), to: money(4_206_00, 'AED') })
})

test('what is charged in a currency that has gone out of use is told as it is charged, whoever asks', () => {
  const charged = { from: money(350_00, 'BGN'), to: money(400_00, 'BGN') }
  expect(priceIn(sampleConverter, charged, 'KWD')).toEqual({ charged, shown: charged, aed: charged })
})

test.for([
  ['the visitor’s choice', 'JPY', 'EUR', 'JPY'],
  ['the visitor’s choice in lower case with spaces', ' jpy ', 'EUR', 'JPY'],
  ['the provider’s own when there is no choice', undefined, 'EUR', 'EUR'],
  ['the provider’s own when the choice is empty', '', 'EUR', 'EUR'],
  ['the provider’s own when the choice has no rate', 'CHF', 'EUR', 'EUR'],
  ['dirhams when neither has a rate', 'CHF', 'SEK', 'AED'],
] as const)('prices are shown in %s', ([, wanted, own, currency]) => {
  expect(choosePriceCurrency(sampleConverter, wanted, own)).toBe(currency)
})
