// What an offer comes to: the sum of its lines.
import { type Money, sum } from '#kernel/money.ts'
import type { OfferContent } from './offer.ts'

export function offerTotal({ lines, currency }: Pick<OfferContent, 'lines' | 'currency'>): Money {
  return sum(
    lines.map(({ amountMinor }) => ({ amountMinor, currency })),
    currency,
  )
}
