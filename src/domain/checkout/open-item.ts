// Finds the booking of one item of a client's own order, in a transaction of theirs.
import { and, eq } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import { openBookingById } from '#domain/bookings/open-booking.ts'
import { Fault } from '#kernel/fault.ts'
import { orderItems, orders } from './tables.ts'

/** @throws Fault not-found for what is not theirs, known or not */
export async function openItem(
  scope: Scope,
  account: ClientKey,
  { order: reference, item: id }: { order: string; item: string },
): Promise<Booking> {
  const isOwn = and(eq(orders.clientPoolId, account.poolId), eq(orders.clientSub, account.sub))
  const [order] = await scope.rows(orders, and(isOwn, eq(orders.reference, reference.trim().toUpperCase())))
  const [item] = order ? await scope.rows(orderItems, and(eq(orderItems.orderId, order.id), eq(orderItems.id, id))) : []
  if (!item) throw new Fault('not-found', 'There is no such item in this order.')
  return openBookingById(scope, account, item.bookingId)
}
