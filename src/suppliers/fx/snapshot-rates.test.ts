// The embedded rates: enough currencies, the dirham at its peg, and where they come from.
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { currencies } from '#kernel/money.ts'
import { readSnapshotRates } from './snapshot-rates.ts'

const rates = readSnapshotRates()

test('the dirham is 1, the dollar is at the peg of 3.6725 dirhams', () => {
  expect(rates.perDirham.get('AED')).toBe(1)
  expect(rates.perDirham.get('USD')).toBeCloseTo(1 / 3.6725, 12)
})

test('the currencies of those who travel for treatment have a rate, and nearly all others too', () => {
  const travellers = [
    'EUR',
    'GBP',
    'SAR',
    'KWD',
    'QAR',
    'OMR',
    'BHD',
    'INR',
    'PKR',
    'NGN',
    'KES',
    'RUB',
    'CNY',
    'JPY',
    'EGP',
  ]
  for (const code of travellers) expect([code, rates.perDirham.get(code)]).toEqual([code, expect.any(Number)])
  expect(rates.perDirham.size).toBeGreaterThan(140)
})

test('only currencies that are in use have a rate, and every rate is a positive number', () => {
  for (const [code, rate] of rates.perDirham) {
    expect(currencies).toContain(code)
    expect([code, Number.isFinite(rate) && rate > 0]).toEqual([code, true])
  }
})

test('currencies of the Gulf stand where their own pegs put them', () => {
  // Riyal, Qatari riyal, Bahraini dinar and Omani rial are pegged to the dollar as well.
  const dollars = (code: string) => 1 / (rates.perDirham.get(code) ?? 0) / 3.6725
  expect(dollars('SAR')).toBeCloseTo(1 / 3.75, 2)
  expect(dollars('QAR')).toBeCloseTo(1 / 3.64, 2)
  expect(dollars('BHD')).toBeCloseTo(1 / 0.376, 1)
  expect(dollars('OMR')).toBeCloseTo(1 / 0.3845, 1)
})

test('date and source are those of the package', () => {
  const require = createRequire(import.meta.url)
  const { date } = require('@fawazahmed0/currency-api/v1/currencies/usd.json') as { date: string }
  expect([rates.date, rates.source]).toEqual([date, 'exchange-api'])
  expect(rates.date).toMatch(/^\d{4}-\d\d-\d\d$/)
})
