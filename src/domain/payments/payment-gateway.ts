// The port to whoever moves money: authorize, capture, void, refund, and ask what became of it. One contract suite holds for all adapters.
import type { Money } from '#kernel/money.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { GatewayPayout, PayoutLine } from './gateway-payout.ts'

export const gatewayNames = ['stripe', 'test'] as const
export type GatewayName = (typeof gatewayNames)[number]

/** Which payment it is, for whoever reads an account statement: our own ids and the order's reference, nothing about a person's health. */
export type PaymentSubject = { paymentId: string; providerId: string; reference: string }

/**
 * `payer`: they pay in their browser, and may have to prove who they are. `saved`: by the method that an earlier payment of the same
 * order kept, with nobody there.
 */
export type AuthorizeBy =
  | { by: 'payer'; email: string; returnUrl: string; language: string; keepsMethod: boolean }
  | { by: 'saved'; method: SavedMethod }

/** What a gateway keeps for later payments: its own names of customer and method. */
export type SavedMethod = { customer: string; method: string }

export type Authorize = {
  /** Idempotency key: the same key never authorizes twice. */
  key: string
  subject: PaymentSubject
  amount: Money
  how: AuthorizeBy
  /** A locked rate that the gateway is to keep to; empty without one. */
  fxQuoteId: string
}

/**
 * What the payer's browser needs to go on: `secret` for the gateway's own fields in our page. Nothing where a saved method was enough.
 * Never stored: asked for anew by `status`.
 */
export type PayerStep = { secret: string } | null

export type Authorization = { gatewayReference: string; step: PayerStep; state: 'waiting' | 'authorized' }

/** Why a gateway says no. `authentication-required`: the payer has to be there. */
export const paymentRefusals = [
  'declined',
  'authentication-required',
  'authentication-failed',
  'expired',
  'amount',
  'currency',
  'not-found',
  'already-captured',
  'already-voided',
  'already-refunded',
  'refused',
] as const
export type PaymentRefusal = (typeof paymentRefusals)[number]

/** `waiting`: the payer has not finished; `expired`: they never did, or what was authorized lapsed. */
export type PaymentStatus = {
  state: 'none' | 'waiting' | 'authorized' | 'captured' | 'voided' | 'refused' | 'expired'
  refusal: PaymentRefusal | null
  step: PayerStep
  capturedMinor: number
  /** What was given back, refunds on their way included. */
  refundedMinor: number
  /** What the gateway itself took of it, once it says so. */
  feeMinor: number
  savedMethod: SavedMethod | null
  dispute: GatewayDispute | null
}

export type GatewayDispute = { gatewayReference: string; amountMinor: number; state: 'open' | 'won' | 'lost' }

export type GatewayRefund = { gatewayReference: string; state: 'pending' | 'done' | 'failed' }

/** `key`: what it was asked under by us; anything else, or nothing, where somebody gave it back by other means. */
export type ListedRefund = GatewayRefund & { key: string; amountMinor: number }

/** The payment at the gateway: by its own reference, or by ours where its answer was lost. */
export type AtGateway = { gatewayReference: string | null; subject: PaymentSubject }

/** Something that a gateway tells us by itself. The object is asked for anew: neither its order nor its words are relied on. */
export type GatewayEvent = {
  eventId: string
  type: string
  /** Ours, where the event carries it; else found by the gateway's reference. */
  subject: PaymentSubject | null
  gatewayReference: string
}

/**
 * Calls that do something return an Outcome and are idempotent by their key. Reads throw Fault `unavailable` where nobody answers; a
 * programming error is thrown by all of them.
 */
export type PaymentGateway = {
  name: GatewayName
  /** No money moves: said on every screen that pays. */
  isTest: boolean
  /** What the gateway's own script in the browser needs; empty without such a script. */
  publishableKey: string
  authorize(authorize: Authorize): Promise<Outcome<Authorization, PaymentRefusal>>
  /** Takes so much of what was authorized; the rest is given back with it. */
  capture(payment: AtGateway & { key: string; amount: Money }): Promise<Outcome<undefined, PaymentRefusal>>
  /** Gives all of it back before anything was taken. Done for one that is voided, too. */
  void(payment: AtGateway & { key: string }): Promise<Outcome<undefined, PaymentRefusal>>
  refund(payment: AtGateway & { key: string; amount: Money }): Promise<Outcome<GatewayRefund, PaymentRefusal>>
  /** @throws Fault unavailable */
  status(payment: AtGateway): Promise<PaymentStatus>
  /** @throws Fault unavailable */
  refundStatus(refund: {
    gatewayReference: string
    key: string
    payment: AtGateway
  }): Promise<GatewayRefund | undefined>
  /**
   * Every refund that it has of a payment, those that failed too, and those that were made in its own dashboard; none of a payment that
   * it does not know. What was authorized and not captured is no refund.
   * @throws Fault unavailable
   */
  listRefunds(payment: AtGateway): Promise<ListedRefund[]>
  /**
   * What the account that takes this provider's payments was paid out since then, as far as the gateway says what is in it. Other
   * providers may have the same account.
   * @throws Fault unavailable
   */
  payouts(of: { providerId: string; since: Date }): Promise<GatewayPayout[]>
  /** All that a payout is made of, but the payout itself. @throws Fault unavailable */
  payoutLines(payout: { providerId: string; gatewayReference: string }): Promise<PayoutLine[]>
  /**
   * Reads what the gateway sent, once its signature is right. Undefined for what is of no interest.
   * @throws Fault not-allowed where it was not signed by the gateway
   */
  readEvent(body: Uint8Array, headers: Headers): Promise<GatewayEvent | undefined>
}
