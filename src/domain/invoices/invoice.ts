// What an invoice or a credit note says: frozen when it is issued, in every language that the site has.
import type { Localized } from '#kernel/localized.ts'

export const invoiceKinds = ['invoice', 'credit-note'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** Why less is owed, or again as much: the money that goodwill gave did not arrive. */
export type CorrectionReason = 'cancelled' | 'changed' | 'goodwill' | 'refund-failed'

/** As the provider's pack had it on that day. */
export type InvoiceSeller = {
  legalName: string
  address: Localized
  city: Localized
  /** ISO 3166, two letters. */
  country: string
  taxNumber: string
  email: string
  phone: string
}

/** In minor units of the invoice's currency. Lines of an item sum to what was charged for it, or to what less is owed. */
export type InvoiceLine = {
  itemId: string
  /** The booking's reference. */
  booking: string
  title: Localized
  /** Null for the thing itself, which the title names. */
  label: Localized | null
  /** Whom the client has the contract with, where that is not the provider: it is collected on their behalf. */
  party: Localized | null
  amountMinor: number
  /** Plain dates where it is. */
  from: string
  until: string
}

export type InvoiceContent = {
  seller: InvoiceSeller
  lines: InvoiceLine[]
  /** No money moved: a sample provider, or the test gateway. */
  isTest: boolean
  /** Empty on the first invoice of an order. */
  reason: CorrectionReason | ''
}

/** As they gave it. */
export type InvoiceRecipient = { name: string; email: string }

/** `THY-2026-000123`, `THY-CN-2026-000007`: both series count for themselves, from 1 in each year where the provider is. */
export function invoiceNumber(
  kind: InvoiceKind,
  { prefix, year, count }: { prefix: string; year: number; count: number },
) {
  const series = kind === 'invoice' ? prefix : `${prefix}-CN`
  return `${series}-${year}-${String(count).padStart(6, '0')}`
}
