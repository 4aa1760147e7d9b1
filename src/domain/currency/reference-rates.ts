// Reference rates: what each currency is worth in dirhams, on which day and by whose word; they bind nobody.

export type ReferenceRate = {
  /** Units of the currency for one dirham. */
  perDirham: number
  /** Day of the rate, `2026-09-29`. */
  date: string
  /** Who published it, as shown beside a price. */
  source: string
}

/** By ISO 4217 code. */
export type ReferenceRates = ReadonlyMap<string, ReferenceRate>

/** The port for rates of the day. @throws when they are not to be had, or are not what they should be */
export type FetchReferenceRates = () => Promise<ReferenceRates>

/** The dirham's peg since 1997, in dirhams per US dollar (Central Bank of the UAE). */
export const dirhamsPerDollar = 3.6725

/** Rates of one day and publisher. @param perDollar units of each currency for one US dollar; the dirham is its peg, whatever they say */
export function ratesToDirham(perDollar: ReadonlyMap<string, number>, date: string, source: string): ReferenceRates {
  const pegged = new Map([...perDollar, ['USD', 1], ['AED', dirhamsPerDollar]])
  return new Map(
    Array.from(pegged, ([currency, units]) => [currency, { perDirham: units / dirhamsPerDollar, date, source }]),
  )
}

/** Currency by currency whichever rate is of the later day; of the same day, the one of `upper`. */
export function layOver(lower: ReferenceRates, upper: ReferenceRates): ReferenceRates {
  const rates = new Map(lower)
  for (const [currency, rate] of upper) {
    const below = lower.get(currency)
    if (!below || rate.date >= below.date) rates.set(currency, rate)
  }
  return rates
}

/** What a supplier's slip looks like: this much away from the reference rate, up or down. */
const farthest = 0.2

/** Whether a rate can be true, as far as the reference rate tells. */
export function isNear(dirhamsPerUnit: number, reference: ReferenceRate | undefined): boolean {
  return reference !== undefined && Math.abs(dirhamsPerUnit * reference.perDirham - 1) <= farthest
}
