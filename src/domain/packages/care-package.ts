// A package: a procedure and what goes around it at one price, with what each part is worth alone.
import type { Localized } from '#kernel/localized.ts'
import { type Money, sum } from '#kernel/money.ts'

export type PartKind =
  | 'procedure'
  | 'hospital'
  | 'hotel'
  | 'transfer'
  | 'visit'
  | 'medicine'
  | 'test'
  | 'companion'
  | 'other'

/** `worthMinor` is in the currency of the package. */
export type PackagePart = { text: Localized; kind: PartKind; worthMinor: number; mayChangeIf: Localized | null }

/** What the parts cost when bought one by one. */
export function partsPrice(parts: readonly PackagePart[], currency: string): Money {
  return sum(
    parts.map((part) => ({ amountMinor: part.worthMinor, currency })),
    currency,
  )
}

/** On sale on a calendar day of the provider, both ends included. */
export function isOnSale(offer: { validFrom: string; validTo: string }, today: string): boolean {
  return offer.validFrom <= today && today <= offer.validTo
}
