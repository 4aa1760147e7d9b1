// Gives back what somebody who leaves still holds of the own inventory, so that its rooms are there for others at once.
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { endStay, lockHotel } from './room-stays.ts'
import { hotelRoomStays, hotels } from './tables.ts'

/** @param references of bookings */
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
