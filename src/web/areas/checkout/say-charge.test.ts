// Checks the one line on what is charged: in which currency, at which rate, and until when.
import { expect, test } from 'vitest'
import type { Order } from '#contract/orders.ts'
import { aed, checkoutPage, sampleOrder } from './sample-order.test-support.ts'
import { sayCharge } from './say-charge.server.ts'

const until = '2026-12-01T11:30:00.000Z'
const rate = { from: 'EUR', to: 'AED', rate: '4.2500001', until }
const say = (changes: Partial<Order>) => sayCharge(checkoutPage({}), sampleOrder(changes))

test('without a rate it is the currency alone, and nothing is folded behind it', () => {
  expect(say({})).toEqual({ line: 'You’ll be charged in AED.', details: [] })
})

test('with a rate it is the rate and its end, by the clock of the clinic', () => {
  const { line, details } = say({ rates: [rate], ratesUntil: until })
  expect(line).toBe('You’ll be charged in AED, at 1 EUR = 4.25 AED until 15:30 Gulf Standard Time.')
  expect(details).toEqual(['After that time we show you a new rate. You decide whether to pay it.'])
})

test('while it is paid the rate has no end, and nobody is told of another one', () => {
  const paying = say({ state: 'paying', rates: [rate], ratesUntil: null })
  expect(paying).toEqual({ line: 'You’ll be charged in AED, at 1 EUR = 4.25 AED.', details: [] })
})

test('several rates are told behind it, and what another currency is shown for', () => {
  const other = { ...rate, from: 'USD', rate: '3.6725' }
  const { line, details } = say({ rates: [rate, other], ratesUntil: until, total: aed(400, 'EUR') })
  expect(line).toContain('at rates fixed until 15:30')
  expect(details).toEqual([
    '1 EUR = 4.25 AED',
    '1 USD = 3.6725 AED',
    expect.stringContaining('new rate'),
    expect.stringContaining('Amounts in EUR are for comparison.'),
  ])
})

test('what is over is told as such', () => {
  expect(say({ state: 'placed', rates: [rate], ratesUntil: null }).line).toBe('Charged in AED, at 1 EUR = 4.25 AED.')
})
