// What a payer's browser needs to go on with a payment that they have not finished: asked of the gateway anew, never stored.
import { eq } from 'drizzle-orm'
import type { PayerStep } from './payment-gateway.ts'
import { atGateway, gatewayNamed, type PaymentParts } from './payment-parts.ts'
import { payments } from './tables.ts'

/** Null where nothing is waited for, and where the gateway does not answer just now. */
export async function readPayerStep(
  parts: Pick<PaymentParts, 'database' | 'gateways'>,
  providerId: string,
  paymentId: string,
): Promise<PayerStep> {
  const [row] = await parts.database.forProvider(providerId, (scope) =>
    scope.rows(payments, eq(payments.id, paymentId)),
  )
  if (row?.state !== 'begun' || row.method !== 'card' || row.gatewayReference === null) return null
  const { state, step } = await gatewayNamed(parts, row.gateway)
    .status(atGateway(row))
    .catch(() => ({ state: 'none' as const, step: null }))
  return state === 'waiting' ? step : null
}
