// What a client can do with a booking now.
import { type Bookable, kindOf } from './bookable.ts'
import { type Booking, stateAt } from './booking.ts'

export type Can = { confirm: boolean; change: boolean; cancel: boolean; release: boolean }

export function canNow(bookables: readonly Bookable[], booking: Booking, now: Date): Can {
  const kind = kindOf(bookables, booking)
  const item = kind.item.parse(booking.item)
  const { cancel } = kind.deadlines(kind.request.parse(booking.request), item)
  const state = stateAt(booking, now)
  return {
    confirm: state === 'held' && kind.isBookableHere(item),
    // What was paid for it by an order would not follow.
    change: booking.orderId === null && isChangeable(bookables, booking, now),
    cancel: booking.state === 'booked' && now < cancel,
    release: state === 'held',
  }
}

/** It stands, and its kind still lets it be changed: by an order, where one paid for it. */
export function isChangeable(bookables: readonly Bookable[], booking: Booking, now: Date): boolean {
  const kind = kindOf(bookables, booking)
  const { change } = kind.deadlines(kind.request.parse(booking.request), kind.item.parse(booking.item))
  return booking.state === 'booked' && now < change
}
