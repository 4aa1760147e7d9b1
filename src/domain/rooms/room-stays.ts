// Stays of the own inventory: found by their reference, changed one at a time per hotel, given back when they are over.
import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { Clock } from '#kernel/clock.ts'
import type { HotelRow } from './hotel-facts.ts'
import { hotelRoomStays, hotels } from './tables.ts'
import { takeNights } from './take-nights.ts'

export type RoomParts = { database: Database; jobs: Pick<Jobs, 'put'>; clock: Clock }

export type StayRow = typeof hotelRoomStays.$inferSelect

/** One stay under the lock of its hotel. `now` is read once the lock is there: whoever waited for it is not earlier than those before. */
export type LockedStay = { scope: Scope; hotel: HotelRow; stay: StayRow; now: Date }

/**
 * Waits until nobody else changes what is taken of the hotel. A transaction locks one hotel, and nothing before it, so no two can wait
 * for each other.
 */
export async function lockHotel(scope: Scope, which: SQL): Promise<HotelRow | undefined> {
  const [hotel] = await scope.rows(hotels, which, { forUpdate: true })
  return hotel
}

export async function findStay(scope: Scope, reference: string): Promise<StayRow | undefined> {
  const [stay] = await scope.rows(hotelRoomStays, eq(hotelRoomStays.reference, reference))
  return stay
}

/** Runs work on a stay under the lock of its hotel; undefined, and nothing run, where there is no such stay. */
export function withStay<T>(
  { database, clock }: Pick<RoomParts, 'database' | 'clock'>,
  providerId: string,
  reference: string,
  work: (locked: LockedStay) => Promise<T>,
): Promise<T | undefined> {
  return database.forProvider(providerId, async (scope) => {
    const hotel = await lockHotel(
      scope,
      sql`${hotels.id} = (select ${hotelRoomStays.hotelId} from ${hotelRoomStays}
        where ${hotelRoomStays.providerId} = ${providerId} and ${hotelRoomStays.reference} = ${reference})`,
    )
    const stay = hotel && (await findStay(scope, reference))
    return hotel && stay && work({ scope, hotel, stay, now: clock() })
  })
}

/** Ends a stay and gives its rooms back; the hotel is locked. */
export async function endStay(
  scope: Scope,
  stay: StayRow,
  end: { state: 'cancelled' | 'expired' | 'replaced'; now: Date; feeMinor?: number },
): Promise<void> {
  const { state, now, feeMinor = null } = end
  await scope.update(hotelRoomStays, { state, changedAt: now, feeMinor }, eq(hotelRoomStays.id, stay.id))
  await takeNights(
    scope,
    stay,
    stay.takes.map((rooms) => -rooms),
  )
}

/** Gives back what is held of the hotel and over, for as far as its jobs have not done so; the hotel is locked. */
export async function endHoldsThatAreOver(scope: Scope, hotelId: string, now: Date): Promise<void> {
  const over = and(eq(hotelRoomStays.hotelId, hotelId), lte(hotelRoomStays.expiresAt, now))
  for (const stay of await heldStays(scope, over)) await endStay(scope, stay, { state: 'expired', now })
}

/**
 * Ends whatever is held instead of a stay that is no longer booked: it counted on rooms that are not there any more. The hotel is
 * locked.
 * @param except the one that takes its place
 */
export async function endHoldsInsteadOf(scope: Scope, reference: string, now: Date, except?: StayRow): Promise<void> {
  for (const stay of await heldStays(scope, eq(hotelRoomStays.replaces, reference)))
    if (stay.id !== except?.id) await endStay(scope, stay, { state: 'expired', now })
}

function heldStays(scope: Scope, which: SQL | undefined): Promise<StayRow[]> {
  return scope.rows(hotelRoomStays, and(eq(hotelRoomStays.state, 'held'), which))
}
