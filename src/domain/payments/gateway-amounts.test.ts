// Amounts on their way to a gateway: what fits its steps comes back as it went, what does not is refused.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, exponentOf } from '#kernel/money.ts'
import { fitsGateway, fromStripeAmount, gatewayUnitsOf, toStripeAmount } from './gateway-amounts.ts'

const anyCurrency = fc.constantFrom(...currencies)
const anySteps = fc.integer({ min: 1, max: 1_000_000_000 })

describe.each([
  // [currency, our minor units, what Stripe is told]
  ['AED', 125_050, 125_050],
  ['EUR', 1, 1],
  ['JPY', 5_000, 5_000],
  ['KWD', 12_340, 12_340],
  ['KWD', 12_345, undefined],
  ['BHD', 1, undefined],
  ['ISK', 5, 500],
  ['HUF', 12_300, 12_300],
  ['HUF', 12_350, undefined],
  ['MGA', 500, 5],
  ['MGA', 550, undefined],
  ['UGX', 5, 500],
  ['UGX', 5_000, 500_000],
])('%s: %d of ours', (currency, amountMinor, told) => {
  test(told === undefined ? 'is refused, not rounded' : `is ${told} at Stripe`, () => {
    expect(toStripeAmount({ amountMinor, currency })).toBe(told)
  })
})

test('decimals of ISO 4217 in the table are those that the money has', () => {
  for (const currency of currencies)
    expect([currency, gatewayUnitsOf(currency).iso]).toEqual([currency, exponentOf(currency)])
})

test('an amount of whole steps is the same after the way there and back, in every currency', () => {
  fc.assert(
    fc.property(anyCurrency, anySteps, (currency, steps) => {
      const amountMinor = steps * gatewayUnitsOf(currency).step
      const there = toStripeAmount({ amountMinor, currency })
      expect(there).toBeGreaterThan(0)
      expect(fromStripeAmount(there ?? 0, currency)).toBe(amountMinor)
    }),
  )
})

test('whole units are the same money there and here, whatever the decimals', () => {
  fc.assert(
    fc.property(anyCurrency, fc.integer({ min: 1, max: 100_000 }), (currency, whole) => {
      const { iso, stripe } = gatewayUnitsOf(currency)
      expect(toStripeAmount({ amountMinor: whole * 10 ** iso, currency })).toBe(whole * 10 ** stripe)
    }),
  )
})

test('what Stripe says of a currency with decimals that it always has as 00 is whole units here', () => {
  fc.assert(
    fc.property(fc.constantFrom('ISK', 'UGX'), anySteps, (currency, amountMinor) => {
      const there = toStripeAmount({ amountMinor, currency }) ?? 0
      expect([there % 100, fromStripeAmount(there, currency)]).toEqual([0, amountMinor])
    }),
  )
})

test('what is no multiple of the step is refused, in every currency that has one', () => {
  const stepped = currencies.filter((currency) => gatewayUnitsOf(currency).step > 1)
  expect(stepped).toEqual(['BHD', 'HUF', 'JOD', 'KWD', 'MGA', 'OMR', 'TND'])
  fc.assert(
    fc.property(fc.constantFrom(...stepped), anySteps, fc.integer({ min: 1, max: 9 }), (currency, steps, more) => {
      const money = { amountMinor: steps * gatewayUnitsOf(currency).step + more, currency }
      expect([fitsGateway(money), toStripeAmount(money)]).toEqual([false, undefined])
    }),
  )
})

test.each([0, -100, 10.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])('%d is no amount to pay', (amountMinor) => {
  expect(fitsGateway({ amountMinor, currency: 'EUR' })).toBe(false)
})
