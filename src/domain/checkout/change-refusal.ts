// Why an item of an order cannot be changed just now, for its client and for everything that asks.
import { type Bookable, kindOf } from '#domain/bookings/bookable.ts'
import { noLonger } from '#domain/bookings/booking-parts.ts'
import { isChangeable } from '#domain/bookings/can-now.ts'
import type { OrderItem, WholeOrder } from './find-order.ts'
import { type ChangeRefusal, isLiveChange } from './order-change.ts'
import { viewDues } from './view-dues.ts'

export const liveChangeOf = ({ changes }: Pick<WholeOrder, 'changes'>, { id }: Pick<OrderItem, 'id'>) =>
  changes.find((change) => change.itemId === id && isLiveChange(change))

/** Null where it can be changed. */
export function changeRefusal(
  bookables: readonly Bookable[],
  whole: WholeOrder,
  item: OrderItem,
  now: Date,
): ChangeRefusal | null {
  if (liveChangeOf(whole, item)) return 'changing'
  const { state } = item.booking
  const isStanding = whole.order.state === 'placed' && item.state === 'booked'
  if (!isStanding || (state !== 'booked' && state !== 'completed')) return 'not-booked'
  if (kindOf(bookables, item.booking).amends === null) return 'clinic'
  if (!isChangeable(bookables, item.booking, now)) return 'over'
  return viewDues(whole, item).some((due) => due.state === 'paying') ? 'paying' : null
}

/** While one of these items is being changed nothing else is done with it. @throws Fault no-longer-possible (`change-pending`) */
export function refuseWhileChanging(
  whole: Pick<WholeOrder, 'changes'>,
  items: readonly Pick<OrderItem, 'id'>[],
  path: string,
): void {
  if (items.some((item) => liveChangeOf(whole, item))) throw noLonger('change-pending', path)
}
