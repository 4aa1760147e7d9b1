// What is kept of an item that was cancelled, and what is still to be paid for it then.
import { and, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { paymentParts } from '#domain/payments/tables.ts'
import { plainDate } from '#kernel/clock.ts'
import { newId } from '#kernel/id.ts'
import type { OrderItem, OrderRow } from './find-order.ts'
import type { Run } from './order-lease.ts'
import { feeInOrder } from './order-totals.ts'
import { orderInstalments } from './tables.ts'

/** In the order's currency: what the booking says that cancelling it cost, unless the clinic lets it go. */
export function cancelledFee(item: OrderItem, { currency, rates }: Pick<OrderRow, 'currency' | 'rates'>): number {
  return item.isFeeWaived ? 0 : feeInOrder(item, { currency, rates }, item.booking.feeMinor ?? 0)
}

/** Nothing that is unpaid is due any more, but what the fee comes to beyond what was paid. */
export async function replaceInstalments(
  scope: Scope,
  { parts, caller }: Run,
  order: OrderRow,
  item: OrderItem,
  feeMinor: number,
): Promise<void> {
  const { paidMinor, position } = await removeUnpaid(scope, item)
  if (feeMinor <= paidMinor) return
  const dueOn = plainDate(parts.clock(), caller.provider.location.timeZone)
  const rest = { id: newId(), orderId: order.id, itemId: item.id, position, amountMinor: feeMinor - paidMinor, dueOn }
  await scope.insert(orderInstalments, [rest])
}

/** @returns what is paid by those that stay, and the first free position after all of them */
export async function removeUnpaid(
  scope: Scope,
  item: Pick<OrderItem, 'id'>,
): Promise<{ paidMinor: number; position: number }> {
  const own = await scope.rows(orderInstalments, eq(orderInstalments.itemId, item.id))
  const isLive = and(
    inArray(
      paymentParts.instalmentId,
      own.map(({ id }) => id),
    ),
    eq(paymentParts.isLive, true),
  )
  const live = own.length === 0 ? [] : await scope.rows(paymentParts, isLive)
  const unpaid = own.filter(({ id }) => !live.some(({ instalmentId }) => instalmentId === id)).map(({ id }) => id)
  if (unpaid.length > 0) await scope.remove(orderInstalments, inArray(orderInstalments.id, unpaid))
  return {
    paidMinor: live.reduce((sum, { captureMinor, amountMinor }) => sum + (captureMinor ?? amountMinor), 0),
    position: Math.max(-1, ...own.map((one) => one.position)) + 1,
  }
}
