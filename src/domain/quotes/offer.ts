// The provider's offer for a quote request: what it costs line by line, until when it holds, and what may be done with it.
import type { TreatmentCancellationStep } from '#domain/provider/payment-settings.ts'
import type { Localized } from '#kernel/localized.ts'

export type OfferLine = {
  label: Localized
  amountMinor: number
  /** What may change the amount; null: it is fixed. */
  mayChangeIf: Localized | null
}

/** A later part of the price, due on a plain date or so many days before the first day of the journey; exactly one of the two. */
export type OfferInstalment = { amountMinor: number; daysBefore: number | null; on: string | null }

export type OfferContent = {
  currency: string
  lines: OfferLine[]
  includes: Localized[]
  excludes: Localized[]
  /** Paid when booking, in minor units of `currency`; the rest later. */
  depositMinor: number
  /** What is paid between booking and treatment; left out where there is nothing, as in offers of before there were any. */
  instalments?: OfferInstalment[]
  /** What cancelling costs, in the offer's currency; left out, it is as the clinic says it of every treatment. */
  cancellation?: TreatmentCancellationStep[]
  /** Kinds of documents that the clinic needs to see (domain/documents/document.ts). */
  documents: string[]
  /** First and last proposed day, plain dates, or null. */
  from: string | null
  until: string | null
  practitionerSlug: string | null
  /** The clinic's own words beside the figures. */
  note: Localized | null
}

/** `withdrawn`: by the clinic. */
export type OfferDecision = 'accepted' | 'declined' | 'withdrawn'

/** `superseded`: a later version stands; `expired`: its last day is over. */
export type OfferState = 'open' | OfferDecision | 'superseded' | 'expired'
