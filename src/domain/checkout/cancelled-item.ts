// What is kept of an item that was cancelled, and what is still to be paid for it then.
import { and, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { fitDown } from '#domain/payments/gateway-amounts.ts'
import { paymentParts } from '#domain/payments/tables.ts'
import { plainDate } from '#kernel/clock.ts'
import { newId } from '#kernel/id.ts'
import type { OrderItem, OrderRow } from './find-order.ts'
import { convertAt } from './locked-rates.ts'
import type { Run } from './order-lease.ts'
import { orderInstalments } from './tables.ts'

/** In the order's currency: what the booking says that cancelling it cost, unless the clinic lets it go. */
export function cancelledFee(item: OrderItem, { currency, rates }: Pick<OrderRow, 'currency' | 'rates'>): number {
  return item.isFeeWaived ? 0 : feeInOrder(item, { currency, rates }, item.booking.feeMinor ?? 0)
}

/** @param feeMinor in the item's own currency */
export function feeInOrder(
  { price, totalMinor, onSiteMinor }: Pick<OrderItem, 'price' | 'totalMinor' | 'onSiteMinor'>,
  { currency, rates }: Pick<OrderRow, 'currency' | 'rates'>,
  feeMinor: number,
): number {
  const most = totalMinor - onSiteMinor
  if (feeMinor >= price.totalMinor - price.onSiteMinor) return most
  return Math.min(most, fitDown(convertAt(rates, { amountMinor: feeMinor, currency: price.currency }, currency)))
}

/** Nothing that is unpaid is due any more, but what the fee comes to beyond what was paid. */
export async function replaceInstalments(
  scope: Scope,
  { parts, caller }: Run,
  order: OrderRow,
  item: OrderItem,
  feeMinor: number,
): Promise<void> {
  const own = await scope.rows(orderInstalments, eq(orderInstalments.itemId, item.id))
  const isLive = and(
    inArray(
      paymentParts.instalmentId,
      own.map(({ id }) => id),
    ),
    eq(paymentParts.isLive, true),
  )
  const live = own.length === 0 ? [] : await scope.rows(paymentParts, isLive)
  const paidMinor = live.reduce((sum, { captureMinor, amountMinor }) => sum + (captureMinor ?? amountMinor), 0)
  const unpaid = own.filter(({ id }) => !live.some(({ instalmentId }) => instalmentId === id)).map(({ id }) => id)
  if (unpaid.length > 0) await scope.remove(orderInstalments, inArray(orderInstalments.id, unpaid))
  if (feeMinor <= paidMinor) return
  const position = Math.max(-1, ...own.map((one) => one.position)) + 1
  const dueOn = plainDate(parts.clock(), caller.provider.location.timeZone)
  const rest = { id: newId(), orderId: order.id, itemId: item.id, position, amountMinor: feeMinor - paidMinor, dueOn }
  await scope.insert(orderInstalments, [rest])
}
