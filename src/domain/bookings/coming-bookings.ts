// Bookings that are to come of somebody who has everything of theirs erased.
import { and, asc, inArray, sql } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { BookingRow } from './booking.ts'
import { isBookingOf } from './open-booking.ts'
import { bookings } from './tables.ts'

/**
 * Made, or on its way to it, or to be cancelled, and its last day not over where it is.
 * @param scope of the provider
 */
export function comingBookings(scope: Scope, client: ClientKey, now: Date): Promise<BookingRow[]> {
  const isBooked = inArray(bookings.state, ['booking', 'booked', 'cancelling', 'completed'])
  const { endsAt, timeZone } = bookings
  const lastDay = sql`(${endsAt} at time zone ${timeZone})::date`
  const isAhead = sql`${lastDay} >= (${now.toISOString()}::timestamptz at time zone ${timeZone})::date`
  return scope.rows(bookings, and(isBookingOf(client), isBooked, isAhead), {
    orderBy: [asc(bookings.startsAt), asc(bookings.reference)],
  })
}
