// Exchange rates for tests: few, round, and the dirham at its peg.
import { createConverter } from '#domain/currency/converter.ts'
import { createExchange } from '#domain/currency/exchange.ts'
import { dirhamsPerDollar, type ReferenceRates } from '#domain/currency/reference-rates.ts'
import { frozenClock } from './sample-provider.ts'

const published = { date: '2026-11-20', source: 'test rates' }

/** Rates of one day, in units of each currency for one dirham. */
export function ratesOf(perDirham: Record<string, number>): ReferenceRates {
  return new Map(Object.entries(perDirham).map(([currency, rate]) => [currency, { perDirham: rate, ...published }]))
}

/** Four dirhams to the euro, twelve to the Kuwaiti dinar, forty yen to the dirham. */
export const sampleRates = ratesOf({ AED: 1, EUR: 1 / 4, JPY: 40, KWD: 1 / 12, USD: 1 / dirhamsPerDollar })

/** How the test rates are said of in replies. */
export const sampleRate = { ...published, kind: 'reference', heldUntil: null, fallback: false } as const

export const sampleConverter = createConverter(sampleRates)

/** Without live quotes. */
export const sampleExchange = createExchange({ references: () => sampleRates, clock: frozenClock })
