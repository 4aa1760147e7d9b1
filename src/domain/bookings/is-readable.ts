// Whether a booking is still what its kind wrote down: one that is not does not take the others with it.
import type { Log } from '#kernel/log.ts'
import { type Bookable, kindOf } from './bookable.ts'
import type { Booking } from './booking.ts'

export type CheckParts = { bookables: readonly Bookable[]; log: Pick<Log, 'error'> }

/** The log names it by its id, and says nothing of what is in it. */
export function isReadable({ bookables, log }: CheckParts, booking: Booking): boolean {
  const { id, request, item, details } = booking
  try {
    const kind = kindOf(bookables, booking)
    kind.request.parse(request)
    kind.item.parse(item)
    if (details !== null) kind.details.parse(details)
    return true
  } catch {
    // What a shape says of a fault may quote what it read.
    log.error('booking unreadable', { bookingId: id, kind: booking.kind })
    return false
  }
}
