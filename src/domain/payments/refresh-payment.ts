// Asks the gateway what became of a payment: safe to repeat. Money that came after our no is given back.
import { and, eq, gt } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { type Applied, askAndApply } from './apply-status.ts'
import { lockPayment } from './move-payment.ts'
import type { PaymentParts, PaymentRow } from './payment-parts.ts'
import { refundPayment } from './refund-payment.ts'
import { paymentParts, payments } from './tables.ts'
import { voidAtGateway } from './void-payment.ts'

/**
 * A bank transfer is left as it is: a colleague says what became of it.
 * @returns the payment as it is then
 * @throws Fault not-found; unavailable where the gateway does not answer
 */
export async function refreshPayment(parts: PaymentParts, providerId: string, paymentId: string): Promise<PaymentRow> {
  const row = await parts.database.forProvider(providerId, (scope) => findPayment(scope, paymentId))
  if (row.method !== 'card') return row
  const applied = await askAndApply(parts, row)
  return (await giveBackLate(parts, applied)) ?? applied.row
}

async function findPayment(scope: Scope, paymentId: string): Promise<PaymentRow> {
  const [row] = await scope.rows(payments, eq(payments.id, paymentId))
  return row ?? lockPayment(scope, paymentId)
}

/** @returns the payment afterwards; undefined where nothing had to go back */
async function giveBackLate(parts: PaymentParts, { before, row, status }: Applied): Promise<PaymentRow | undefined> {
  const again = () => parts.database.forProvider(row.providerId, (scope) => findPayment(scope, row.id))
  // It was voided here, and is promised there all the same.
  const isStillThere = row.state === 'voided' && status.state === 'authorized'
  const isLateYes = before.state !== row.state && (before.state === 'refused' || before.state === 'expired')
  if (!isStillThere && !isLateYes) return undefined
  const live = await parts.database.forProvider(row.providerId, (scope) => liveMinor(scope, row))
  if (isStillThere || (row.state === 'authorized' && live === 0)) await voidAtGateway(parts, row)
  else if (row.state === 'captured' && live < status.capturedMinor)
    await refundPayment(parts, {
      providerId: row.providerId,
      paymentId: row.id,
      amountMinor: status.capturedMinor - live,
      why: 'duplicate',
      key: `duplicate ${row.id}`,
    })
  return again()
}

/** How much of it is for instalments that nobody else paid meanwhile. */
async function liveMinor(scope: Scope, { id }: PaymentRow): Promise<number> {
  const isLive = and(eq(paymentParts.paymentId, id), eq(paymentParts.isLive, true), gt(paymentParts.amountMinor, 0))
  const live = await scope.rows(paymentParts, isLive)
  return live.reduce((sum, part) => sum + (part.captureMinor ?? part.amountMinor), 0)
}
