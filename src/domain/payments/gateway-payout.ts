// What a gateway pays out to the clinic's bank, as the port to gateways has it, and what each payout is made of.
import type { Money } from '#kernel/money.ts'

export const payoutStates = ['on-its-way', 'paid', 'failed'] as const
export type PayoutState = (typeof payoutStates)[number]

/** Minor units of the currency that the gateway pays out. */
export type GatewayPayout = {
  gatewayReference: string
  amountMinor: number
  currency: string
  state: PayoutState
  /** A plain date, as the gateway's bank has it. */
  arrivesOn: string
}

/** `fee`: the gateway's own, of no payment; `other`: anything else that moves its balance. */
export const payoutLineKinds = ['payment', 'refund', 'refund-failed', 'dispute', 'dispute-won', 'fee', 'other'] as const
export type PayoutLineKind = (typeof payoutLineKinds)[number]

export type PayoutLine = {
  /** Of this movement of the balance: no two have the same. */
  gatewayReference: string
  what: PayoutLineKind
  /** In minor units of the payout's currency, before the fee; positive: to the clinic. */
  amountMinor: number
  feeMinor: number
  currency: string
  /** The gateway's own name of the refund or the dispute; empty for anything else. */
  source: string
  /** Ours, where the gateway bears it: which payment of which provider, and the order's reference. */
  subject: { paymentId: string; providerId: string; reference: string } | null
  /** As it was charged or given back, never negative, in the payment's own currency; null where that is not known. */
  charged: Money | null
  /** A plain date. */
  availableOn: string
}
