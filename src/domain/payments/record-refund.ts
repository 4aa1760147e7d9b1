// Records what became of a refund: its state, the ledger, its order and, where money does not go back, the inbox.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { orderQueue } from '#domain/bookings/order-queue.ts'
import { Fault } from '#kernel/fault.ts'
import { restoreGoodwill } from './goodwill.ts'
import { refunded, refundFailed } from './ledger-posting.ts'
import { lockPayment } from './move-payment.ts'
import type { GatewayRefund } from './payment-gateway.ts'
import { putPaymentInInbox } from './payment-inbox.ts'
import type { PaymentParts } from './payment-parts.ts'
import { isPosted, postToLedger } from './post-to-ledger.ts'
import { refunds } from './tables.ts'

export type RefundRow = typeof refunds.$inferSelect

/** What a colleague sent after it had failed is an event of its own. */
export const byHandId = (refundId: string) => `${refundId} by hand`

/** Idempotent. Done may still fail: the payer's bank sends it back. Failed stays failed: a colleague sees to it, or asks for another one. */
export function recordRefund(
  parts: PaymentParts,
  { id, paymentId, providerId }: RefundRow,
  { state, gatewayReference }: GatewayRefund,
): Promise<RefundRow> {
  return parts.database.forProvider(providerId, async (scope) => {
    // Whoever counts what is left waits: it may be one more or one less by this.
    const payment = await lockPayment(scope, paymentId)
    const before = await lockRefund(scope, id)
    const known = { checkedAt: parts.clock(), ...(gatewayReference && { gatewayReference }) }
    // What the gateway could not give back a colleague sent: its no is about another way by now.
    const isByHand = await isPosted(scope, { eventKey: `refunded ${byHandId(id)}` })
    const isNews = before.state !== state && before.state !== 'failed' && state !== 'pending' && !isByHand
    if (!isNews) return change(scope, before, known)
    const at = parts.clock()
    const { orderId, currency, itemId, amountMinor } = before
    const of = { orderId, paymentId, currency, at }
    if (state === 'done') await postToLedger(scope, refunded(of, id, { itemId, amountMinor }))
    else if (before.state === 'done') await postToLedger(scope, refundFailed(of, id, { itemId, amountMinor }))
    if (state === 'failed') {
      await restoreGoodwill(scope, before, at)
      await putPaymentInInbox(scope, payment, at)
    }
    return noteRefund(parts, scope, before, { ...known, state, endedAt: at })
  })
}

/** What became of it, and its order is woken by it. */
export async function noteRefund(
  { jobs }: Pick<PaymentParts, 'jobs'>,
  scope: Scope,
  row: RefundRow,
  set: Partial<Omit<RefundRow, 'id' | 'providerId'>>,
): Promise<RefundRow> {
  await jobs.put(scope.transaction, orderQueue, { providerId: row.providerId, orderId: row.orderId })
  return change(scope, row, set)
}

export async function lockRefund(scope: Scope, id: string): Promise<RefundRow> {
  const [row] = await scope.rows(refunds, eq(refunds.id, id), { forUpdate: true })
  if (!row) throw new Fault('not-found', 'There is no such refund.')
  return row
}

async function change(
  scope: Scope,
  { id }: RefundRow,
  set: Partial<Omit<RefundRow, 'id' | 'providerId'>>,
): Promise<RefundRow> {
  const [row] = await scope.update(refunds, set, eq(refunds.id, id))
  if (!row) throw new Fault('internal', 'A refund was lost.')
  return row
}
