// A booking of an order was changed into another one: the item goes on as that, with nothing said of money that this site does not take.
import { and, eq, inArray } from 'drizzle-orm'
import { madeStates } from '#domain/bookings/booking-states.ts'
import { bookings } from '#domain/bookings/tables.ts'
import type { WholeOrder } from './find-order.ts'
import type { Next } from './next.ts'
import { type Run, underLease } from './order-lease.ts'
import { setItem } from './set-item.ts'

export async function followReplaced(run: Run, { items, changes }: WholeOrder): Promise<Next | undefined> {
  const item = items.find(({ state, booking }) => state === 'booked' && booking.state === 'replaced')
  // A change of the order itself is recorded with its money.
  if (!item || changes.some(({ itemId, state }) => itemId === item.id && state !== 'done')) return undefined
  const isAfter = and(eq(bookings.replaces, item.booking.reference), inArray(bookings.state, [...madeStates]))
  const isFollowed = await underLease(run, async (scope) => {
    const [after] = await scope.rows(bookings, isAfter)
    if (!after) return false
    await setItem(scope, item, { bookingId: after.id, policy: after.policy ?? item.policy })
    await scope.update(bookings, { orderId: item.orderId }, eq(bookings.id, after.id))
    return true
  })
  return isFollowed ? 'again' : undefined
}
