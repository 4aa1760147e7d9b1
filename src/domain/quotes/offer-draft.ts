// An offer while it is written: as it stands in the fields, amounts and days as text, empty where nothing is written yet.
import type { Localized } from '#kernel/localized.ts'

/** Texts by language; amounts in major units, as they were typed; `''` for what is left open. */
export type OfferDraftContent = {
  currency: string
  validUntil: string
  lines: { label: Localized; amount: string; mayChangeIf: Localized }[]
  includes: Localized[]
  excludes: Localized[]
  deposit: string
  instalments: { amount: string; daysBefore: string; on: string }[]
  /** Left out of drafts of before it could be written. `fee`: a part in percent, or an amount. */
  cancellation?: { daysBefore: string; time: string; by: 'percent' | 'amount'; fee: string }[] | undefined
  documents: string[]
  from: string
  until: string
  practitioner: string
  note: Localized
}

/** Somebody of the provider's people. */
export type Writer = { id: string; name: string }

export const emptyDraft: OfferDraftContent = {
  currency: '',
  validUntil: '',
  lines: [],
  includes: [],
  excludes: [],
  deposit: '',
  instalments: [],
  cancellation: [],
  documents: [],
  from: '',
  until: '',
  practitioner: '',
  note: {},
}
