// The order that a booking was paid in, by the booking's own reference: mails and calendars of bookings lead by it.
import { eq } from 'drizzle-orm'
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import { findBookingRow } from '#domain/bookings/open-booking.ts'
import { Fault } from '#kernel/fault.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { orders } from './tables.ts'

/** @returns the order's reference. @throws Fault not-found for what is not theirs, and what is in no order */
export function nameOfOrder(
  { database }: Pick<CheckoutParts, 'database'>,
  { account, provider }: Pick<BookingCaller, 'account' | 'provider'>,
  booking: string,
): Promise<string> {
  return database.forClient(account, provider.id, async (scope) => {
    const row = await findBookingRow(scope, account, booking)
    const [order] = row?.orderId ? await scope.rows(orders, eq(orders.id, row.orderId)) : []
    if (!order) throw new Fault('not-found', 'There is no order of this reference.')
    return order.reference
  })
}
