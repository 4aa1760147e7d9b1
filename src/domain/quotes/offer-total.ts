// What an offer comes to: the sum of its lines, and what of it is left when the deposit and the later parts are paid.
import { type Money, sum } from '#kernel/money.ts'
import type { OfferContent } from './offer.ts'

export function offerTotal({ lines, currency }: Pick<OfferContent, 'lines' | 'currency'>): Money {
  return sum(
    lines.map(({ amountMinor }) => ({ amountMinor, currency })),
    currency,
  )
}

type Planned = Pick<OfferContent, 'currency' | 'depositMinor' | 'instalments'>

/** What is paid before the treatment by the offer's plan: the deposit and every instalment. */
export function plannedTotal({ depositMinor, instalments = [], currency }: Planned): Money {
  const parts = [depositMinor, ...instalments.map(({ amountMinor }) => amountMinor)]
  return sum(
    parts.map((amountMinor) => ({ amountMinor, currency })),
    currency,
  )
}
