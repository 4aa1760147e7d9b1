// How prices cross the wire: what the clinic charges, and the same converted for the visitor.
import { z } from 'zod'
import { toCurrency } from '#kernel/money.ts'

export const money = z.object({ amountMinor: z.int(), currency: z.string().length(3) })

/** An amount that a caller names: nothing or more, in a currency in use. */
export const moneyInput = z.object({
  amountMinor: z.int().min(0),
  currency: z.string().refine((code) => toCurrency(code) === code),
})

/** A range of two amounts in one currency; both alike when the price is one figure. */
export const moneyRange = z.object({ from: money, to: money })

/** The rates that prices were converted at; `null` in a reply when none was needed. Of several the weakest word counts. */
export const rateSource = z.object({
  /** Of the oldest rate used. */
  date: z.iso.date(),
  source: z.string(),
  /** `live` when a supplier quoted each of them, `reference` for information only. */
  kind: z.enum(['reference', 'live']),
  /** Until when the supplier holds its rates; `null` for reference rates. */
  heldUntil: z.iso.datetime().nullable(),
  /** True when a live rate should be here and was not to be had. */
  fallback: z.boolean(),
})

export const price = z.object({
  /** What the clinic charges, in the currency it sets the price in. */
  charged: moneyRange,
  /** The same in the visitor's currency; as charged when that one is retired and has no rate. */
  shown: moneyRange,
  /** The same in dirhams, the currency that every conversion goes through; as charged when there is no rate. */
  aed: moneyRange,
})

export type MoneyRange = z.infer<typeof moneyRange>
export type Price = z.infer<typeof price>
export type RateSource = z.infer<typeof rateSource>
