// The embedded default for exchange rates: a dated snapshot that ships with the product, the dirham at its peg.
import { createRequire } from 'node:module'
import { z } from 'zod'
import { type ReferenceRates, ratesToDirham } from '#domain/currency/reference-rates.ts'
import { toCurrency } from '#kernel/money.ts'

const snapshot = z.object({ date: z.iso.date(), usd: z.record(z.string(), z.number().positive()) })

/** Rates of the npm package @fawazahmed0/currency-api (CC0), of the day it was published. */
export function readSnapshotRates(): ReferenceRates {
  const file = createRequire(import.meta.url)('@fawazahmed0/currency-api/v1/currencies/usd.json') as unknown
  const { date, usd } = snapshot.parse(file)
  const perDollar = new Map<string, number>()
  for (const [code, units] of Object.entries(usd)) {
    const currency = toCurrency(code)
    if (currency) perDollar.set(currency, units)
  }
  return ratesToDirham(perDollar, date, 'Free Currency Exchange Rates API')
}
