// Follows refunds to their end: asks the gateway about those on their way, again for one that it does not know, and about those of others.
import { and, eq, ne } from 'drizzle-orm'
import { lockPayment } from './move-payment.ts'
import { gatewayNamed, type PaymentParts, type PaymentRow } from './payment-parts.ts'
import { recordOutside } from './record-outside.ts'
import { type RefundRow, recordRefund } from './record-refund.ts'
import { atRefund, sendRefund } from './refund-payment.ts'
import { refunds } from './tables.ts'

/**
 * Of a payment, all that have not failed: one that was done may come back. What was given back outside is found, too.
 * @throws Fault not-found; unavailable where the gateway does not answer
 */
export async function refreshRefunds(parts: PaymentParts, providerId: string, paymentId: string): Promise<RefundRow[]> {
  const { payment, rows } = await parts.database.forProvider(providerId, async (scope) => ({
    payment: await lockPayment(scope, paymentId),
    rows: await scope.rows(refunds, and(eq(refunds.paymentId, paymentId), ne(refunds.state, 'failed'))),
  }))
  const known: RefundRow[] = []
  for (const row of rows) known.push(await refreshRefund(parts, payment, row))
  return [...known, ...(await recordOutside(parts, payment))]
}

async function refreshRefund(parts: PaymentParts, payment: PaymentRow, refund: RefundRow): Promise<RefundRow> {
  if (payment.method !== 'card') return refund
  const said = await gatewayNamed(parts, payment.gateway).refundStatus(atRefund(payment, refund))
  if (said) return recordRefund(parts, refund, said)
  return refund.state === 'pending' ? sendRefund(parts, payment, refund) : refund
}
