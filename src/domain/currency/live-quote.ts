// The port for live exchange quotes: a rate to the dirham that a supplier holds for a while.

/** What a rate is made of, in the supplier's words. */
export type RateDetails = {
  base_rate: number
  duration_premium: number
  fx_fee_rate: number
  reference_rate: number | null
  reference_rate_provider: string | null
}

export type LiveQuote = {
  /** The supplier's id; the same when paying. */
  id: string
  /** ISO 4217. */
  currency: string
  /** Dirhams for one unit of the currency, fee included. */
  dirhamsPerUnit: number
  details: RateDetails
  quotedAt: Date
  /** Until then the supplier pays out at this rate. */
  lockedUntil: Date
  /** The reply as it came. */
  raw: unknown
}

/**
 * Asks for a quote from a currency to the dirham, held for an hour.
 * @throws Fault unavailable when the supplier is away, refuses or answers what is no quote; its message goes into the log
 */
export type AskQuote = (currency: string) => Promise<LiveQuote>
