// The states of a payment, and what may be done in which: one table for every gateway and for bank transfers.

/** `transfer`: the clinic's bank account, and a colleague who sees the money there. */
export const paymentMethods = ['card', 'transfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/**
 * `begun`: the gateway was asked, or the payer is at it; `authorized`: the money is promised, and none was taken; `captured`: taken;
 * `voided`: given back before; `refused`: the gateway said no; `expired`: nobody finished it in time.
 */
export const paymentStates = ['begun', 'authorized', 'captured', 'voided', 'refused', 'expired'] as const
export type PaymentState = (typeof paymentStates)[number]

export const paymentActions = ['authorize', 'capture', 'void', 'refuse', 'expire'] as const
export type PaymentAction = (typeof paymentActions)[number]

const none = { authorize: null, capture: null, void: null, refuse: null, expire: null } as const

/** The state that an action leads to; null where it is refused. The state it is in already: idempotent. */
// biome-ignore format: it is read as a table
export const paymentTransitions: Record<PaymentState, Record<PaymentAction, PaymentState | null>> = {
  begun:      { authorize: 'authorized', capture: 'captured', void: 'voided', refuse: 'refused', expire: 'expired' },
  authorized: { ...none, authorize: 'authorized', capture: 'captured', void: 'voided', expire: 'expired' },
  captured:   { ...none, capture: 'captured' },
  voided:     { ...none, void: 'voided' },
  // A late yes overtakes a no: the money is there.
  refused:    { ...none, authorize: 'authorized', capture: 'captured', refuse: 'refused' },
  expired:    { ...none, authorize: 'authorized', capture: 'captured', expire: 'expired' },
}

/** Its instalments are paid by it, or may be. */
export const isLivePayment = (state: PaymentState): boolean =>
  state === 'begun' || state === 'authorized' || state === 'captured'
