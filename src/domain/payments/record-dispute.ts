// Records that a payer's bank asked for a payment back, and what came of it: in its row, the ledger and the inbox.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { orderQueue } from '#domain/bookings/order-queue.ts'
import { newId } from '#kernel/id.ts'
import { disputed, disputeWon } from './ledger-posting.ts'
import type { GatewayDispute } from './payment-gateway.ts'
import { putPaymentInInbox } from './payment-inbox.ts'
import type { PaymentParts, PaymentRow } from './payment-parts.ts'
import { postToLedger } from './post-to-ledger.ts'
import { disputes } from './tables.ts'

/** Idempotent. @param row under its lock */
export async function recordDispute(
  { clock, jobs }: Pick<PaymentParts, 'clock' | 'jobs'>,
  scope: Scope,
  row: PaymentRow,
  { gatewayReference, amountMinor, state }: GatewayDispute,
): Promise<void> {
  const { id: paymentId, orderId, currency } = row
  const at = clock()
  const isTheOne = eq(disputes.gatewayReference, gatewayReference)
  const [known] = await scope.rows(disputes, isTheOne)
  // What was decided stays decided, whatever is read late.
  if (known && (known.state === state || known.state !== 'open')) return
  const endedAt = state === 'open' ? null : at
  const set = { state, endedAt }
  if (known) await scope.update(disputes, set, isTheOne)
  else {
    const of = { id: newId(), paymentId, orderId, gatewayReference, amountMinor, currency }
    await scope.insert(disputes, [{ ...of, ...set, openedAt: at }])
    await postToLedger(scope, disputed({ orderId, paymentId, currency, at }, gatewayReference, amountMinor))
  }
  const takenMinor = known?.amountMinor ?? amountMinor
  if (state === 'won') {
    await postToLedger(scope, disputeWon({ orderId, paymentId, currency, at }, gatewayReference, takenMinor))
    // What could not be given back meanwhile can be now.
    await jobs.put(scope.transaction, orderQueue, { providerId: row.providerId, orderId })
  }
  await putPaymentInInbox(scope, row, at)
}
