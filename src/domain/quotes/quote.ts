// A quote request as the provider receives it.
import type { Range } from '#domain/currency/price.ts'
import type { Localized } from '#kernel/localized.ts'
import type { Money } from '#kernel/money.ts'
import type { Quantity } from '#kernel/price-unit.ts'

export type Flexibility = 'exact' | 'days' | 'weeks' | 'open'
export type Channel = 'email' | 'phone' | 'whatsapp'

export type QuoteDetails = {
  procedureSlug: string | null
  packageSlug: string | null
  /** How many teeth, eyes ...; null where nobody said, or nothing is counted. */
  quantity: Quantity | null
  need: string
  earliest: string | null
  latest: string | null
  flexibility: Flexibility
  companions: number
  budget: Money | null
  /** The currency that the person wants to read prices in. */
  currency: string
  medicalNotes: string
  name: string
  email: string
  phone: string
  channel: Channel
  language: string
}

/** With the names and the price of what was asked for, as they were at that moment. */
export type SentQuote = QuoteDetails & {
  reference: string
  procedureName: Localized | null
  packageName: Localized | null
  /** What so many cost at list price; null where nothing is counted. */
  estimate: Range | null
  sentAt: Date
}
