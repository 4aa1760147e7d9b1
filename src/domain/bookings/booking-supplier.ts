// The port to anyone who sells what can be booked: the write half, the same for every kind.
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ProviderTable } from '#db/provider-table.ts'
import type { Scope } from '#db/scope.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { Clinic } from './clinic-of.ts'
import type { Contact } from './contact.ts'

/** What is kept of a supplier's reply for questions later: named facts, and nobody's name. */
export type SupplierEvidence = Record<string, string | number | boolean | null>

/** A booking as its supplier knows it: `reference` is the key that it was first held under and never changes. */
export type BookedAt = { reference: string; supplierReference: string }

export type SupplierHold<Request> = {
  /** The supplier holds only once under it. */
  reference: string
  request: Request
  /** The booking that this one takes the place of once it is booked. */
  replaces: BookedAt | null
}

/**
 * The client's until `heldUntil`, at the price and the policy that the item says, whatever a search said before.
 * `changeFeeMinor`: what leaving the booking that it replaces costs, beside the price; 0 without one.
 */
export type Held<Item> = {
  holdId: string
  item: Item
  heldUntil: Date
  changeFeeMinor: number
  evidence: SupplierEvidence
}

export type SupplierBook<Item, Details> = {
  reference: string
  holdId: string
  item: Item
  contact: Contact
  details: Details
}

/** `confirmation`: the number that it is known by on site, at the hotel's desk say; empty until they give one. */
export type Booked = { supplierReference: string; confirmation: string; evidence: SupplierEvidence }

/** What cancelling costs, in minor units of the booking's currency. */
export type CancelTerms = { feeMinor: number; currency: string }

export type SupplierStatus =
  | { state: 'none' | 'held' | 'expired' }
  | ({ state: 'booked' } & Booked)
  | { state: 'cancelled'; feeMinor: number }

/** What a supplier in our own database keeps of a client beside the booking, named by its reference there: removed with it. */
export type SupplierData = {
  table: ProviderTable & PgTable
  reference: AnyPgColumn
  /** Gives back what they still hold, in the transaction of an erasure. @param references at the supplier */
  giveBack(scope: Scope, references: readonly string[], now: Date): Promise<void>
}

/**
 * Calls that do something return an Outcome. Reads throw Fault `unavailable` where nobody answers; a programming error is thrown by
 * all of them. Under the same reference everything is done once.
 */
export type BookingSupplier<Request = unknown, Item = unknown, Details = unknown> = {
  name: string
  /** The clinic's own: the clinic informs the supplier on site. */
  isOwn: boolean
  personalData?: SupplierData | undefined
  hold(clinic: Clinic, hold: SupplierHold<Request>): Promise<Outcome<Held<Item>>>
  book(clinic: Clinic, book: SupplierBook<Item, Details>): Promise<Outcome<Booked>>
  cancelQuote(clinic: Clinic, booking: BookedAt): Promise<CancelTerms>
  cancel(clinic: Clinic, booking: BookedAt): Promise<Outcome<CancelTerms>>
  /** Gives a hold back before its time; what is booked stays. */
  release(clinic: Clinic, reference: string): Promise<Outcome<undefined>>
  /** Missing where the supplier cannot be asked by our reference: then a person at the desk finds out. */
  status?(clinic: Clinic, reference: string): Promise<SupplierStatus>
}
