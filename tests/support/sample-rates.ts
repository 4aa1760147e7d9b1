// Exchange rates for tests: few, round, and the dirham at its peg.
import { createConverter, dirhamsPerDollar } from '#domain/currency/reference-rates.ts'

/** Four dirhams to the euro, twelve to the Kuwaiti dinar, forty yen to the dirham. */
export const sampleRates = {
  date: '2026-11-20',
  source: 'test rates',
  perDirham: new Map([
    ['AED', 1],
    ['EUR', 1 / 4],
    ['JPY', 40],
    ['KWD', 1 / 12],
    ['USD', 1 / dirhamsPerDollar],
  ]),
}

export const sampleConverter = createConverter(sampleRates)
