// The embedded default for exchange rates: a dated snapshot that ships with the product, the dirham at its peg.
import { createRequire } from 'node:module'
import { z } from 'zod'
import { dirhamsPerDollar, type ReferenceRates } from '#domain/currency/reference-rates.ts'
import { toCurrency } from '#kernel/money.ts'

const snapshot = z.object({ date: z.iso.date(), usd: z.record(z.string(), z.number().positive()) })

/** Rates of the npm package @fawazahmed0/currency-api (CC0), of the day it was published. */
export function readSnapshotRates(): ReferenceRates {
  const file = createRequire(import.meta.url)('@fawazahmed0/currency-api/v1/currencies/usd.json') as unknown
  const { date, usd } = snapshot.parse(file)
  const perDirham = new Map([['AED', 1]])
  for (const [code, perDollar] of Object.entries(usd)) {
    const currency = toCurrency(code)
    if (currency && currency !== 'AED') perDirham.set(currency, perDollar / dirhamsPerDollar)
  }
  return { date, source: 'exchange-api', perDirham }
}
