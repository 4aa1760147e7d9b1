// Gives captured money back: written down under the payment's lock, asked for at the gateway, followed until it is done or has failed.
import { and, eq, inArray, ne } from 'drizzle-orm'
import { once } from '#db/once.ts'
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { fitsGateway } from './gateway-amounts.ts'
import { reduceByGoodwill } from './goodwill.ts'
import { lockPayment } from './move-payment.ts'
import { atGateway, gatewayNamed, notPossible, type PaymentParts, type PaymentRow } from './payment-parts.ts'
import { type RefundRow, recordRefund } from './record-refund.ts'
import type { RefundReason } from './refund.ts'
import { disputes, ledgerLines, refunds } from './tables.ts'

export type RefundPayment = {
  providerId: string
  paymentId: string
  amountMinor: number
  /** The item of the order that it is for; left out where it is for the order as a whole. */
  itemId?: string | null
  why: RefundReason
  /** A colleague's own words, who they are, and who agreed, for one beyond the policy. */
  note?: string
  byName?: string
  approvedBy?: string
  /** The same key is one refund, however often it is asked for. */
  key: string
}

/**
 * Pending until the gateway has said so: `refreshRefund` follows it. Of a bank transfer it stays pending until a colleague sent it.
 * @throws Fault no-longer-possible (`not-captured`, `not-refundable` for more than there is); invalid-input (`amount`);
 * idempotency-key-reused; not-found
 */
export async function refundPayment(parts: PaymentParts, wanted: RefundPayment): Promise<RefundRow> {
  const { providerId } = wanted
  const { refund, payment } = await parts.database.forProvider(providerId, (scope) => writeRefund(parts, scope, wanted))
  return refund.state === 'pending' ? sendRefund(parts, payment, refund) : refund
}

/** Asks the gateway for what was written down; the same refund is never given twice. @throws Fault unavailable */
export async function sendRefund(parts: PaymentParts, payment: PaymentRow, refund: RefundRow): Promise<RefundRow> {
  // What was given back without us is not given once more.
  if (payment.method !== 'card' || refund.why === 'outside') return refund
  const amount = { amountMinor: refund.amountMinor, currency: refund.currency }
  const gateway = gatewayNamed(parts, payment.gateway)
  const outcome = await gateway.refund({ ...atGateway(payment), key: refundKey(refund), amount })
  if (outcome.is === 'unknown') return refund
  if (outcome.is === 'done') return recordRefund(parts, refund, outcome.value)
  // A no may be only about the second of two that asked at once.
  const known = await gateway.refundStatus(atRefund(payment, refund))
  return recordRefund(parts, refund, known ?? { gatewayReference: '', state: 'failed' })
}

/** What the gateway is asked under. */
export const refundKey = ({ id }: Pick<RefundRow, 'id'>) => `refund ${id}`

/** The refund as the gateway knows it: by its own reference, or by our key where its answer was lost. */
export const atRefund = (payment: PaymentRow, refund: RefundRow) => ({
  gatewayReference: refund.gatewayReference ?? '',
  key: refundKey(refund),
  payment: atGateway(payment),
})

/** Nobody is asked yet: `refundPayment` with the same key does that. @throws Fault as that does */
export async function writeRefund(
  { clock }: Pick<PaymentParts, 'clock'>,
  scope: Scope,
  { paymentId, amountMinor, itemId = null, why, note = '', byName = '', approvedBy = '', key }: RefundPayment,
): Promise<{ refund: RefundRow; payment: PaymentRow }> {
  const payment = await lockPayment(scope, paymentId)
  const same = { paymentId, amountMinor, why }
  const earlier = { key: { idempotencyKey: key }, same, usedFor: 'another refund' }
  const { row: refund, isNew } = await once(scope, refunds, earlier, async () => {
    const { orderId, currency } = payment
    if (payment.state !== 'captured') throw notPossible('not-captured')
    if (!fitsGateway({ amountMinor, currency }))
      throw new Fault('invalid-input', 'No gateway takes this amount.', {
        fields: [{ path: 'amount', reason: 'amount' }],
      })
    if (amountMinor > (await readRefundable(scope, payment))) throw notPossible('not-refundable', 'amount')
    const at = { createdAt: clock(), checkedAt: clock() }
    const by = { note, byName, approvedBy, idempotencyKey: key }
    return { ...same, ...at, ...by, id: newId(), orderId, itemId, currency, state: 'pending' as const }
  })
  if (isNew) await reduceByGoodwill(scope, refund, refund.createdAt)
  return { refund, payment }
}

/** What was captured of a payment, a line for each item. */
export function readTaken(scope: Scope, paymentId: string) {
  const isOf = and(eq(ledgerLines.paymentId, paymentId), eq(ledgerLines.what, 'captured'))
  return scope.rows(ledgerLines, and(isOf, eq(ledgerLines.account, 'gateway')))
}

/** Captured, less what was given back, what is on its way, and what a bank took. Under the payment's lock it stays so. */
export async function readRefundable(scope: Scope, { id: paymentId }: Pick<PaymentRow, 'id'>): Promise<number> {
  const taken = await readTaken(scope, paymentId)
  const given = await scope.rows(
    refunds,
    and(eq(refunds.paymentId, paymentId), inArray(refunds.state, ['pending', 'done'])),
  )
  const disputed = await scope.rows(disputes, and(eq(disputes.paymentId, paymentId), ne(disputes.state, 'won')))
  const sum = (rows: { amountMinor: number }[]) => rows.reduce((total, row) => total + row.amountMinor, 0)
  return Math.max(0, sum(taken) - sum(given) - sum(disputed))
}
