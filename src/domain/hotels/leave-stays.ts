// What somebody who has everything of theirs erased has to do with hotels: stays that are to come, and rooms that they keep from others.
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { BookingRow } from './booking.ts'
import { isBookingOf } from './open-booking.ts'
import { endStay, lockHotel } from './room-stays.ts'
import { hotelBookings, hotelRoomStays, hotels } from './tables.ts'

/**
 * Booked, or on its way to it, or to be cancelled, and not over.
 * @param scope of the provider
 * @param today plain date where the provider is
 */
export function comingStays(scope: Scope, client: ClientKey, today: string): Promise<BookingRow[]> {
  const isBooked = inArray(hotelBookings.state, ['booking', 'booked', 'cancelling'])
  return scope.rows(hotelBookings, and(isBookingOf(client), isBooked, gte(hotelBookings.checkOut, today)), {
    orderBy: [asc(hotelBookings.checkIn), asc(hotelBookings.reference)],
  })
}

/** Ends what is still held of the own inventory, so that its rooms are there for others at once. @param references of bookings */
export async function giveBackHolds(scope: Scope, references: readonly string[], now: Date): Promise<void> {
  if (references.length === 0) return
  const isHeld = and(inArray(hotelRoomStays.reference, [...references]), eq(hotelRoomStays.state, 'held'))
  const held = await scope.rows(hotelRoomStays, isHeld)
  // Several hotels in one transaction: in one order for all, so that no two wait for each other.
  for (const hotelId of [...new Set(held.map((stay) => stay.hotelId))].sort()) {
    await lockHotel(scope, eq(hotels.id, hotelId))
    // Over by itself while the lock was waited for, perhaps.
    const still = await scope.rows(hotelRoomStays, and(isHeld, sql`${hotelRoomStays.hotelId} = ${hotelId}`))
    for (const stay of still) await endStay(scope, stay, { state: 'expired', now })
  }
}
