// The port for live exchange quotes: a rate to the dirham that a supplier holds for a while.
import { Fault } from '#kernel/fault.ts'

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
  /** Dirhams for one unit of the currency, fee included: what the supplier pays out for it. */
  dirhamsPerUnit: number
  details: RateDetails
  quotedAt: Date
  /** Until then the supplier pays out at this rate. */
  lockedUntil: Date
  /** The reply as it came. */
  raw: unknown
}

/** An hour is asked for; what is beyond, clocks that differ by minutes do not explain. */
export const longestLockMs = 65 * 60_000
/** How far the supplier's clock may be from ours. */
export const clocksDifferMs = 10 * 60_000

/** Whether a quote holds at a moment, and was made and ends when a quote for an hour can be. False for dates that are none. */
export function isTimely({ quotedAt, lockedUntil }: LiveQuote, now: Date): boolean {
  const left = lockedUntil.getTime() - now.getTime()
  const age = now.getTime() - quotedAt.getTime()
  return left > 0 && left <= longestLockMs && age >= -clocksDifferMs && age <= longestLockMs + clocksDifferMs
}

/** The supplier refuses the key, the account or the number of questions: asking for another currency makes no sense either. */
export class QuotesRefused extends Fault {}

/**
 * Asks for a quote from a currency to the dirham, held for an hour.
 * @throws QuotesRefused when no currency would be answered
 * @throws Fault unavailable when the supplier is away, refuses or answers what is no quote; its message goes into the log
 */
export type AskQuote = (currency: string) => Promise<LiveQuote>
