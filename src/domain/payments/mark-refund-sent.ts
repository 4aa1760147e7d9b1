// Marks a refund as sent by a colleague: of a bank transfer, or of one that the gateway could not give back.

import { reduceByHand } from './goodwill.ts'
import { refunded } from './ledger-posting.ts'
import { lockPayment } from './move-payment.ts'
import { notPossible, type PaymentParts } from './payment-parts.ts'
import { postToLedger } from './post-to-ledger.ts'
import { byHandId, lockRefund, noteRefund, type RefundRow } from './record-refund.ts'
import { readRefundable } from './refund-payment.ts'

/**
 * Idempotent. @param byName the colleague who sent it
 * @throws Fault not-found; no-longer-possible (`on-its-way` where the gateway gives it back, `not-refundable` where it was given back
 * by another refund meanwhile)
 */
export async function markRefundSent(
  parts: PaymentParts,
  providerId: string,
  { paymentId, refundId, byName }: { paymentId: string; refundId: string; byName: string },
): Promise<RefundRow> {
  return parts.database.forProvider(providerId, async (scope) => {
    const payment = await lockPayment(scope, paymentId)
    const refund = await lockRefund(scope, refundId)
    if (refund.state === 'done') return refund
    if (refund.paymentId !== paymentId || (refund.state === 'pending' && payment.method === 'card'))
      throw notPossible('on-its-way', 'refund')
    if (refund.state === 'failed' && refund.amountMinor > (await readRefundable(scope, payment)))
      throw notPossible('not-refundable', 'amount')
    const at = parts.clock()
    const { orderId, itemId, currency, amountMinor } = refund
    // One that came back from the payer's bank was posted before: this is another event.
    const eventId = refund.state === 'failed' ? byHandId(refundId) : refundId
    await postToLedger(scope, refunded({ orderId, paymentId, currency, at }, eventId, { itemId, amountMinor }))
    if (refund.state === 'failed') await reduceByHand(scope, refund, at)
    return noteRefund(parts, scope, refund, {
      state: 'done',
      endedAt: at,
      checkedAt: at,
      byName: refund.byName || byName,
    })
  })
}
