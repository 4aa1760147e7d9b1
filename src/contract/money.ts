// How prices cross the wire: what the clinic charges, and the same converted for the visitor.
import { z } from 'zod'

export const money = z.object({ amountMinor: z.int(), currency: z.string().length(3) })

/** A range of two amounts in one currency; both alike when the price is one figure. */
export const moneyRange = z.object({ from: money, to: money })

/** Where a rate comes from and of which day it is; `null` when the visitor's currency is the one charged. */
export const rateSource = z.object({ date: z.iso.date(), source: z.string() })

export const price = z.object({
  /** What the clinic charges, in the currency it sets the price in. */
  charged: moneyRange,
  /** The same in the visitor's currency. */
  shown: moneyRange,
  /** The same in dirhams, the currency that every conversion goes through. */
  aed: moneyRange,
})

export type MoneyRange = z.infer<typeof moneyRange>
export type Price = z.infer<typeof price>
export type RateSource = z.infer<typeof rateSource>
