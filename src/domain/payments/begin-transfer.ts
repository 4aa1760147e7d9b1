// Begins to pay by bank transfer: the payer transfers it with the order's reference, and a colleague marks it as received.
import { forCaller, type PaymentCaller, type PaymentParts, type PaymentRow } from './payment-parts.ts'
import { type NewPayment, writePayment } from './write-payment.ts'

export type BeginTransfer = Pick<NewPayment, 'order' | 'parts' | 'idempotencyKey' | 'payer'>

/**
 * Idempotent by its key, and by what it is for. Its instalments wait for it until it is marked as received, or voided.
 * @throws Fault no-longer-possible (`already-paying`, `already-paid`); invalid-input (`amount`)
 */
export function beginTransfer(parts: PaymentParts, caller: PaymentCaller, wanted: BeginTransfer): Promise<PaymentRow> {
  const about = { ...wanted, method: 'transfer', gateway: '', fxQuoteId: '' } as const
  return forCaller(parts, caller, (scope) => writePayment(scope, about, parts.clock()))
}
