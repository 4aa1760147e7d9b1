// What the supplier of a booking needs to know before it books, as its kind says.
import { type Bookable, kindOf } from './bookable.ts'
import type { Booking } from './booking.ts'
import type { Requirement } from './requirement.ts'

export function requirementsOf(bookables: readonly Bookable[], booking: Booking): Requirement[] {
  const kind = kindOf(bookables, booking)
  return kind.requirements(kind.request.parse(booking.request), kind.item.parse(booking.item))
}
