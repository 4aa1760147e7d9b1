// The postings of an order's ledger, each from one event: which account has more by it and which has less.
import type { LedgerAccount, LedgerEvent } from './ledger.ts'

/** Positive: the account has more; negative: less. */
export type LedgerLine = { account: LedgerAccount; amountMinor: number; currency: string; itemId?: string | null }

export type Posting = {
  /** What the event is named by: the same one is posted once. */
  eventKey: string
  orderId: string
  paymentId?: string | null
  what: LedgerEvent
  /** They sum to zero in each currency. */
  lines: LedgerLine[]
  at: Date
}

/** An amount of an item of the order; without an item, of the order as a whole. */
export type Share = { itemId: string | null; amountMinor: number }

type OfOrder = { orderId: string; currency: string; at: Date }
type OfPayment = OfOrder & { paymentId: string }

const move = (from: LedgerAccount, to: LedgerAccount, shares: readonly Share[], currency: string): LedgerLine[] =>
  shares.flatMap(({ itemId, amountMinor }) => [
    { account: to, amountMinor, currency, itemId },
    { account: from, amountMinor: -amountMinor, currency, itemId },
  ])

/** Items were booked: the client owes their price, and the clinic or a supplier earns it. @param key names the event: `<orderId> <itemId>` */
export const charged = (
  { orderId, currency, at }: OfOrder,
  shares: Share[],
  { key, earner = 'provider' }: { key: string; earner?: 'provider' | 'supplier' },
): Posting => ({
  eventKey: `charged ${key}`,
  orderId,
  what: 'charged',
  lines: move(earner, 'client', shares, currency),
  at,
})

/** Less is owed for an item: it was cancelled, or changed to one that costs less. */
export const reduced = (
  { orderId, currency, at }: OfOrder,
  shares: Share[],
  { key, earner = 'provider' }: { key: string; earner?: 'provider' | 'supplier' },
): Posting => ({
  eventKey: `reduced ${key}`,
  orderId,
  what: 'reduced',
  lines: move('client', earner, shares, currency),
  at,
})

/** The gateway, or the clinic's bank, has the money. */
export const captured = ({ orderId, paymentId, currency, at }: OfPayment, shares: Share[]): Posting => ({
  eventKey: `captured ${paymentId}`,
  orderId,
  paymentId,
  what: 'captured',
  lines: move('client', 'gateway', shares, currency),
  at,
})

export const refunded = ({ orderId, paymentId, currency, at }: OfPayment, refundId: string, share: Share): Posting => ({
  eventKey: `refunded ${refundId}`,
  orderId,
  paymentId,
  what: 'refunded',
  lines: move('gateway', 'client', [share], currency),
  at,
})

/** A refund that was done came back: the payer's bank did not take it. */
export const refundFailed = (
  { orderId, paymentId, currency, at }: OfPayment,
  refundId: string,
  share: Share,
): Posting => ({
  eventKey: `refund-failed ${refundId}`,
  orderId,
  paymentId,
  what: 'refund-failed',
  lines: move('client', 'gateway', [share], currency),
  at,
})

/** @param name of what it was taken for: the payment, or what the gateway calls anything else */
export const feeTaken = (
  { orderId, paymentId, currency, at }: OfPayment,
  amountMinor: number,
  name: string = paymentId,
): Posting => ({
  eventKey: `fee ${name}`,
  orderId,
  paymentId,
  what: 'fee',
  lines: move('gateway', 'fees', [{ itemId: null, amountMinor }], currency),
  at,
})

/** @param disputeId the gateway's own name of it */
export const disputed = (
  { orderId, paymentId, currency, at }: OfPayment,
  disputeId: string,
  amountMinor: number,
): Posting => ({
  eventKey: `disputed ${disputeId}`,
  orderId,
  paymentId,
  what: 'disputed',
  lines: move('gateway', 'client', [{ itemId: null, amountMinor }], currency),
  at,
})

export const disputeWon = (
  { orderId, paymentId, currency, at }: OfPayment,
  disputeId: string,
  amountMinor: number,
): Posting => ({
  eventKey: `dispute-won ${disputeId}`,
  orderId,
  paymentId,
  what: 'dispute-won',
  lines: move('client', 'gateway', [{ itemId: null, amountMinor }], currency),
  at,
})
