// Records refunds that somebody gave without us, in the gateway's own dashboard: each is a row like any other, posted once, and a colleague is told.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { orderQueue } from '#domain/bookings/order-queue.ts'
import { newId } from '#kernel/id.ts'
import { refunded } from './ledger-posting.ts'
import { lockPayment } from './move-payment.ts'
import type { ListedRefund } from './payment-gateway.ts'
import { putPaymentInInbox } from './payment-inbox.ts'
import { atGateway, gatewayNamed, type PaymentParts, type PaymentRow } from './payment-parts.ts'
import { postToLedger } from './post-to-ledger.ts'
import type { RefundRow } from './record-refund.ts'
import { readTaken, refundKey } from './refund-payment.ts'
import { refunds } from './tables.ts'

/**
 * Idempotent. What failed before anyone heard of it moved no money, and is left out.
 * @returns what is new
 * @throws Fault unavailable where the gateway does not answer
 */
export async function recordOutside(parts: PaymentParts, payment: PaymentRow): Promise<RefundRow[]> {
  if (payment.method !== 'card' || payment.state !== 'captured') return []
  const listed = await gatewayNamed(parts, payment.gateway).listRefunds(atGateway(payment))
  const standing = listed.filter(({ state }) => state !== 'failed')
  if (standing.length === 0) return []
  return parts.database.forProvider(payment.providerId, async (scope) => {
    // Ours are written before the gateway is asked for them: under the lock each of those that it listed is known here.
    const locked = await lockPayment(scope, payment.id)
    const known = await scope.rows(refunds, eq(refunds.paymentId, payment.id))
    const isKnown = ({ gatewayReference, key }: ListedRefund) =>
      known.some((row) => row.gatewayReference === gatewayReference || refundKey(row) === key)
    const outside = standing.filter((one) => !isKnown(one))
    const rows: RefundRow[] = []
    for (const one of outside) rows.push(...(await record(parts, scope, locked, one)))
    if (rows.length > 0) {
      await putPaymentInInbox(scope, locked, parts.clock())
      await parts.jobs.put(scope.transaction, orderQueue, { providerId: payment.providerId, orderId: payment.orderId })
    }
    return rows
  })
}

async function record(
  { clock }: Pick<PaymentParts, 'clock'>,
  scope: Scope,
  { id: paymentId, orderId, currency }: PaymentRow,
  { gatewayReference, state, amountMinor }: ListedRefund,
): Promise<RefundRow[]> {
  const at = clock()
  const itemId = await onlyItemOf(scope, paymentId)
  const of = { paymentId, orderId, itemId, amountMinor, currency, gatewayReference }
  const times = { createdAt: at, checkedAt: at, endedAt: state === 'done' ? at : null }
  const idempotencyKey = `outside ${gatewayReference}`
  const row = { id: newId(), ...of, ...times, state, why: 'outside' as const, idempotencyKey }
  const written = await scope.insert(refunds, [row])
  if (state === 'done')
    await postToLedger(scope, refunded({ orderId, paymentId, currency, at }, row.id, { itemId, amountMinor }))
  return written
}

/** Whoever gave it back did not say what for. Of a payment for one item it is for that one. */
async function onlyItemOf(scope: Scope, paymentId: string): Promise<string | null> {
  const items = new Set((await readTaken(scope, paymentId)).map(({ itemId }) => itemId))
  const [only = null] = items
  return items.size === 1 ? only : null
}
