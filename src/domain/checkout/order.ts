// What an order is made of: its items, rates, steps, and what the client agreed to.
import type { CancellationPolicy } from '#domain/bookings/cancellation-policy.ts'

/** `pending`: not booked yet; `refused`: it could not be had, and nothing is paid for it. */
export type ItemState = 'pending' | 'booked' | 'refused' | 'cancelled'

/** One unit of `from` is `rate` units of `to`, as decimal text; it holds until then. */
export type LockedRate = { from: string; to: string; rate: string; quoteId: string; until: string }

/** As the client saw it, frozen. Amounts in minor units of the order's currency. */
export type AgreedOrder = {
  revision: number
  currency: string
  totalMinor: number
  dueNowMinor: number
  policy: CancellationPolicy
  rates: LockedRate[]
  /** Of the terms that they ticked: the day they were written. */
  termsOf: string
  /** Somebody else is to pay what is due when booking, by a link. */
  isPaidByLink?: boolean
}

export const stepNames = [
  'authorize',
  'book',
  'capture',
  'announce',
  'void',
  'cancel',
  'refund',
  'refund-failed',
] as const
export type StepName = (typeof stepNames)[number]

/** `waiting`: for the payer, a supplier or another try. */
export type StepState = 'waiting' | 'done' | 'refused' | 'skipped'

/** A code of what went wrong, never what anyone typed. */
export type StepAttempt = { at: string; outcome: 'refused' | 'unknown' | 'error'; code: string }

/** What somebody else pays by a link. `first`: what is due when booking; `all`: whatever is owed when it is opened; `chosen`: instalments that it names. */
export const payerCovers = ['first', 'all', 'chosen'] as const
export type PayerCovers = (typeof payerCovers)[number]
