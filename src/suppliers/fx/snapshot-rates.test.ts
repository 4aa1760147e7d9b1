// The embedded rates: enough currencies, the dirham at its peg, and where they come from.
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { currencies } from '#kernel/money.ts'
import { readSnapshotRates } from './snapshot-rates.ts'

const rates = readSnapshotRates()
const perDirham = (currency: string) => rates.get(currency)?.perDirham

test('the dirham is 1, the dollar is at the peg of 3.6725 dirhams', () => {
  expect(perDirham('AED')).toBe(1)
  expect(perDirham('USD')).toBe(1 / 3.6725)
})

test('every currency in use has a rate, and nothing else has', () => {
  expect([...rates.keys()].sort()).toEqual(currencies)
  expect(rates.size).toBeGreaterThan(150)
})

test('every rate is a positive number', () => {
  for (const [code, rate] of rates) {
    expect([code, Number.isFinite(rate.perDirham) && rate.perDirham > 0]).toEqual([code, true])
  }
})

test('currencies of the Gulf stand where their own pegs put them', () => {
  // Riyal, Qatari riyal, Bahraini dinar and Omani rial are pegged to the dollar as well.
  const dollars = (code: string) => 1 / (perDirham(code) ?? 0) / 3.6725
  expect(dollars('SAR')).toBeCloseTo(1 / 3.75, 2)
  expect(dollars('QAR')).toBeCloseTo(1 / 3.64, 2)
  expect(dollars('BHD')).toBeCloseTo(1 / 0.376, 1)
  expect(dollars('OMR')).toBeCloseTo(1 / 0.3845, 1)
})

test('date and source are those of the package, for each currency', () => {
  const require = createRequire(import.meta.url)
  const { date } = require('@fawazahmed0/currency-api/v1/currencies/usd.json') as { date: string }
  expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
  for (const rate of rates.values()) expect(rate).toMatchObject({ date, source: 'Free Currency Exchange Rates API' })
})
