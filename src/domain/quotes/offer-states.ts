// The states of an offer and of a request, and what may be done in which: one table for everyone who asks.
import type { OfferDecision, OfferState } from './offer.ts'

/** What somebody can do with an offer: the client accepts or declines it, the clinic withdraws it or sends a later version. */
export const offerDeeds = ['accept', 'decline', 'withdraw', 'supersede'] as const
export type OfferDeed = (typeof offerDeeds)[number]

/** `asked`: no offer yet; `offered`: an open offer waits for an answer; `lapsed`: the last one expired or was withdrawn. */
export type QuoteState = 'asked' | 'offered' | 'accepted' | 'declined' | 'lapsed'

/**
 * The state that a deed leads to; null where it is refused. The state it is in already: the same again, which is no fault and
 * changes nothing. What is declined or withdrawn stays so when a later version comes.
 */
// biome-ignore format: it is read as a table
export const offerSteps: Record<OfferState, Record<OfferDeed, OfferState | null>> = {
  open:       { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn', supersede: 'superseded' },
  accepted:   { accept: 'accepted', decline: null,       withdraw: null,        supersede: null },
  declined:   { accept: null,       decline: 'declined', withdraw: null,        supersede: 'declined' },
  withdrawn:  { accept: null,       decline: null,       withdraw: 'withdrawn', supersede: 'withdrawn' },
  superseded: { accept: null,       decline: null,       withdraw: null,        supersede: 'superseded' },
  expired:    { accept: null,       decline: null,       withdraw: null,        supersede: 'superseded' },
}

/** @param today the plain date where the provider is: the offer holds to the end of its last day there */
export function offerStateOf(
  offer: { decision: OfferDecision | null; validUntil: string },
  isLast: boolean,
  today: string,
): OfferState {
  if (offer.decision) return offer.decision
  if (!isLast) return 'superseded'
  return offer.validUntil < today ? 'expired' : 'open'
}

/** @param last state of the last version, undefined while there is none */
export function quoteStateOf(last: OfferState | undefined): QuoteState {
  if (last === undefined) return 'asked'
  if (last === 'accepted' || last === 'declined') return last
  return last === 'open' ? 'offered' : 'lapsed'
}
