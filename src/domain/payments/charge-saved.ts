// Takes due instalments by the method that an earlier payment of the order kept, with nobody there.
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { authorizePayment } from './begin-payment.ts'
import { capturePayment } from './capture-payment.ts'
import { lockPayment } from './move-payment.ts'
import { gatewayOf, notPossible, type PaymentParts, type PaymentRow } from './payment-parts.ts'
import { payments } from './tables.ts'
import { type NewPayment, writePayment } from './write-payment.ts'

export type ChargeSaved = Pick<NewPayment, 'order' | 'parts' | 'fxQuoteId' | 'idempotencyKey'>

/**
 * Look at the state: `captured`; `refused` with the gateway's reason (`authentication-required`: the payer has to be there); anything
 * else is on its way, and found out by `refreshPayment` or the same call again.
 * @throws Fault no-longer-possible (`no-saved-method`, `already-paying`, `already-paid`, `no-payments`); invalid-input (`amount`)
 */
export async function chargeSaved(parts: PaymentParts, provider: Provider, wanted: ChargeSaved): Promise<PaymentRow> {
  const begun = await authorizeSaved(parts, provider, wanted)
  if (begun.state === 'authorized') await capturePayment(parts, provider.id, begun.id, begun.amountMinor)
  return parts.database.forProvider(provider.id, (scope) => lockPayment(scope, begun.id))
}

/** Promises the money, and takes none of it yet. @throws Fault as chargeSaved does */
export async function authorizeSaved(
  parts: PaymentParts,
  provider: Provider,
  wanted: ChargeSaved,
): Promise<PaymentRow> {
  const gateway = gatewayOf(parts, provider)
  const { row, method } = await parts.database.forProvider(provider.id, async (scope) => {
    const method = await findSavedMethod(scope, wanted.order.id, gateway.name)
    if (!method) throw notPossible('no-saved-method', 'method')
    const about = { ...wanted, method: 'card', gateway: gateway.name } as const
    return { row: await writePayment(scope, about, parts.clock()), method }
  })
  return row.state === 'begun' ? (await authorizePayment(parts, row, { by: 'saved', method })).payment : row
}

/** What the last payment of an order kept at this gateway, if one did. */
export async function findSavedMethod(scope: Scope, orderId: string, gateway: string) {
  const isKept = and(
    eq(payments.orderId, orderId),
    eq(payments.gateway, gateway),
    eq(payments.state, 'captured'),
    isNotNull(payments.savedMethod),
  )
  const [row] = await scope.rows(payments, isKept, { orderBy: [desc(payments.createdAt)], limit: 1 })
  return row?.savedMethod ?? undefined
}
