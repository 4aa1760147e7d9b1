// What others who had a procedure chose: how many stayed in a hotel, and for how long, where they are enough to stay unknown.
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { HotelId } from './hotel-id.ts'
import { hotelBookings } from './tables.ts'

/** Fewer people than that could be told apart. */
const fewestClients = 5

export type Chosen = { stays: number; nights: number }

/**
 * Stays that are over; `nights` is their median. Null where fewer than five clients stayed.
 * @param today plain date at the clinic
 */
export async function readChosen(
  scope: Scope,
  { supplier, key }: HotelId,
  procedureSlug: string,
  today: string,
): Promise<Chosen | null> {
  const { checkIn, checkOut, clientPoolId, clientSub } = hotelBookings
  const [row] = await scope.transaction
    .select({
      stays: sql<number>`count(*)::int`,
      clients: sql<number>`count(distinct (${clientPoolId}, ${clientSub}))::int`,
      nights: sql<number>`coalesce(percentile_disc(0.5) within group (order by ${checkOut} - ${checkIn}), 0)::int`,
    })
    .from(hotelBookings)
    .where(
      and(
        eq(hotelBookings.providerId, scope.providerId),
        eq(hotelBookings.supplier, supplier),
        eq(hotelBookings.hotelKey, key),
        eq(hotelBookings.procedureSlug, procedureSlug),
        eq(hotelBookings.state, 'booked'),
        lt(checkOut, today),
      ),
    )
  return row && row.clients >= fewestClients ? { stays: row.stays, nights: row.nights } : null
}
