// What a client can do with a booking now.
import { type Bookable, kindOf } from './bookable.ts'
import { type Booking, stateAt } from './booking.ts'

export type Can = { confirm: boolean; change: boolean; cancel: boolean; release: boolean }

export function canNow(bookables: readonly Bookable[], booking: Booking, now: Date): Can {
  const kind = kindOf(bookables, booking)
  const item = kind.item.parse(booking.item)
  const { change, cancel } = kind.deadlines(kind.request.parse(booking.request), item)
  const state = stateAt(booking, now)
  return {
    confirm: state === 'held' && kind.isBookableHere(item),
    // What was paid for it by an order would not follow.
    change: booking.state === 'booked' && now < change && booking.orderId === null,
    cancel: booking.state === 'booked' && now < cancel,
    release: state === 'held',
  }
}
