// Writes down what a gateway says of a payment: whatever order its answers come in, what is known already stays.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { feeTaken } from './ledger-posting.ts'
import { lockPayment, movePayment } from './move-payment.ts'
import type { PaymentStatus } from './payment-gateway.ts'
import { atGateway, gatewayNamed, type PaymentParts, type PaymentRow } from './payment-parts.ts'
import { isPosted, postToLedger } from './post-to-ledger.ts'
import { recordCaptured } from './record-captured.ts'
import { recordDispute } from './record-dispute.ts'
import { payments } from './tables.ts'

/** A call that was under way may still arrive: what the gateway does not know yet is not over before. */
const lateMs = 2 * 60_000

export type Applied = { before: PaymentRow; row: PaymentRow; status: PaymentStatus }

/** Asks the gateway, and writes it down. @throws Fault unavailable where it does not answer */
export async function askAndApply(parts: PaymentParts, row: PaymentRow): Promise<Applied> {
  const status = await gatewayNamed(parts, row.gateway).status(atGateway(row))
  return parts.database.forProvider(row.providerId, (scope) => applyStatus(parts, scope, row.id, status))
}

/** In one transaction, under the payment's lock. */
async function applyStatus(
  parts: PaymentParts,
  scope: Scope,
  paymentId: string,
  status: PaymentStatus,
): Promise<Applied> {
  const before = await lockPayment(scope, paymentId)
  const savedMethod = status.savedMethod ?? before.savedMethod
  const [asked = before] = await scope.update(
    payments,
    { checkedAt: parts.clock(), savedMethod },
    eq(payments.id, paymentId),
  )
  const row = await moveAs(parts, scope, asked, status)
  if (row.state === 'captured') await recordMore(parts, scope, row, status)
  return { before, row, status }
}

async function moveAs(parts: PaymentParts, scope: Scope, row: PaymentRow, status: PaymentStatus): Promise<PaymentRow> {
  switch (status.state) {
    case 'captured':
      return recordCaptured(parts, scope, row, status.capturedMinor)
    case 'authorized':
      return (await movePayment(parts, scope, row, 'authorize')) ?? row
    case 'refused':
      return (await movePayment(parts, scope, row, 'refuse', { refusal: status.refusal ?? 'refused' })) ?? row
    case 'voided':
      return (await movePayment(parts, scope, row, 'void')) ?? row
    case 'expired':
      return (await movePayment(parts, scope, row, 'expire')) ?? row
    case 'none':
      return isLong(parts, row) ? ((await movePayment(parts, scope, row, 'expire')) ?? row) : row
    case 'waiting':
      return row
  }
}

const isLong = ({ clock }: PaymentParts, { state, createdAt }: PaymentRow) =>
  state === 'begun' && clock().getTime() - createdAt.getTime() > lateMs

/** What a gateway says later of money that it took. */
async function recordMore(parts: PaymentParts, scope: Scope, row: PaymentRow, status: PaymentStatus): Promise<void> {
  const { id: paymentId, orderId, currency } = row
  const fee = feeTaken({ orderId, paymentId, currency, at: parts.clock() }, status.feeMinor)
  if (status.feeMinor > 0 && !(await isPosted(scope, fee))) await postToLedger(scope, fee)
  if (status.dispute) await recordDispute(parts, scope, row, status.dispute)
}
