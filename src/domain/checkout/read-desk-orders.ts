// Reads a client's orders for the clinic's own people: what is due, paid, given back, disputed, and what waits for a second colleague.
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { type OrderMoney, readOrderMoney } from '#domain/payments/read-ledger.ts'
import { readRefundable } from '#domain/payments/refund-payment.ts'
import { disputes, ledgerLines, refundRequests, refunds } from '#domain/payments/tables.ts'
import { type InstalmentRow, readWholeOrder, type WholeOrder } from './find-order.ts'
import { unpaidOf } from './pay-instalments.ts'
import { readOwnOrders } from './read-order.ts'

/** What of a payment can be given back, by the item that it was paid for; minor units. */
export type Refundable = { paymentId: string; itemId: string; amountMinor: number }

export type RefundRequestRow = typeof refundRequests.$inferSelect

export type DeskOrder = WholeOrder & {
  money: OrderMoney
  /** Nobody has paid them, nor is at it: the next first. */
  unpaid: InstalmentRow[]
  refundable: Refundable[]
  disputes: (typeof disputes.$inferSelect)[]
  /** That nobody has decided about. */
  requests: RefundRequestRow[]
}

/**
 * @param scope of `forClient`, entered as the client whose orders they are; the newest first
 * @param about what is booked, as its kind names it: only orders with that in them
 */
export async function readDeskOrders(
  scope: Scope,
  client: ClientKey,
  by: { name: string },
  now: Date,
  about?: string,
): Promise<DeskOrder[]> {
  const look = { actor: 'clinic', actorName: by.name, deed: 'read', subject: 'orders', why: 'care' } as const
  await writeAudit(scope, client, look, now)
  const found: DeskOrder[] = []
  for (const row of await readOwnOrders(scope, client)) {
    const whole = await readWholeOrder(scope, row)
    if (about !== undefined && !whole.items.some(({ booking }) => booking.itemKey === about)) continue
    const isOf = eq(refundRequests.orderId, row.id)
    found.push({
      ...whole,
      money: await readOrderMoney(scope, row.id),
      unpaid: unpaidOf(whole),
      refundable: await readAllRefundable(scope, whole),
      disputes: await scope.rows(disputes, eq(disputes.orderId, row.id), { orderBy: [asc(disputes.openedAt)] }),
      requests: await scope.rows(refundRequests, and(isOf, isNull(refundRequests.decision)), {
        orderBy: [asc(refundRequests.askedAt)],
      }),
    })
  }
  return found
}

async function readAllRefundable(scope: Scope, { payments }: WholeOrder): Promise<Refundable[]> {
  const found: Refundable[] = []
  for (const { id, state } of payments) {
    if (state === 'captured') found.push(...(await readRefundableShares(scope, id)))
  }
  return found
}

/** Of one payment: captured for an item, less what was given back of it or is on its way; never more than the payment has left. */
export async function readRefundableShares(scope: Scope, paymentId: string): Promise<Refundable[]> {
  const isTaken = and(
    eq(ledgerLines.paymentId, paymentId),
    eq(ledgerLines.what, 'captured'),
    eq(ledgerLines.account, 'gateway'),
  )
  const taken = await scope.rows(ledgerLines, isTaken)
  const given = await scope.rows(refunds, and(eq(refunds.paymentId, paymentId), ne(refunds.state, 'failed')))
  const leftMinor = await readRefundable(scope, { id: paymentId })
  return taken.flatMap(({ itemId, amountMinor }) => {
    const own = given.filter((refund) => refund.itemId === itemId)
    const shareMinor = amountMinor - own.reduce((sum, refund) => sum + refund.amountMinor, 0)
    const restMinor = Math.min(shareMinor, leftMinor)
    return itemId !== null && restMinor > 0 ? [{ paymentId, itemId, amountMinor: restMinor }] : []
  })
}
