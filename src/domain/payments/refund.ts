// Refunds: why money goes back, and how far it has come.

/**
 * `not-booked`: what it was paid for could not be had; `surgeon`: the surgeon says no, and nothing is kept for it; `outside`: somebody
 * gave it back in the gateway's own dashboard.
 */
export const refundReasons = ['policy', 'not-booked', 'surgeon', 'change', 'goodwill', 'duplicate', 'outside'] as const
export type RefundReason = (typeof refundReasons)[number]

/** `pending`: written down, and asked for at the gateway; `failed`: the gateway cannot give it back, a colleague has to. */
export const refundStates = ['pending', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]
