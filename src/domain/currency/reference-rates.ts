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
export function isNear(dirhamsPerUnit: number, reference: ReferenceRate | undefined, within = farthest): boolean {
  return reference !== undefined && Math.abs(dirhamsPerUnit * reference.perDirham - 1) <= within
}

/** Snapshots may be months old, and currencies do fall: rates of the day may differ by more than a quote of the hour. */
const farthestOfDay = 0.5
/** One or two currencies may have been newly counted; more are a file that is wrong. */
const mostDoubted = 2

/**
 * Keeps of new reference rates what can be true, as far as those known so far tell; of what is unknown so far, nothing.
 * @returns the rates that are taken, none at all when too many cannot be true, and the currencies that are not
 */
export function sift(rates: ReferenceRates, known: ReferenceRates): { taken: ReferenceRates; doubted: string[] } {
  const isTrue = ([currency, { perDirham }]: readonly [string, ReferenceRate]) =>
    isNear(1 / perDirham, known.get(currency), farthestOfDay)
  const taken = new Map(Array.from(rates).filter(isTrue))
  const doubted = [...rates.keys()].filter((currency) => known.has(currency) && !taken.has(currency))
  return { taken: doubted.length > mostDoubted ? new Map() : taken, doubted }
}
