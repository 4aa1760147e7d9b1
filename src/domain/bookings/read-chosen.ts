// What others who had a procedure chose: how many booked something, and for how long, where they are enough to stay unknown.
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { BookingKind } from './booking-kind.ts'
import { bookings } from './tables.ts'

/** Fewer people than that could be told apart. */
const fewestClients = 5

export type Chosen = { bookings: number; nights: number }

/**
 * What is over; `nights` is the median. Null where fewer than five clients booked it.
 * @param now at which it is over
 */
export async function readChosen(
  scope: Scope,
  { kind, supplier, key }: { kind: BookingKind; supplier: string; key: string },
  procedureSlug: string,
  now: Date,
): Promise<Chosen | null> {
  const { startsAt, endsAt, timeZone, clientPoolId, clientSub } = bookings
  const nights = sql`(${endsAt} at time zone ${timeZone})::date - (${startsAt} at time zone ${timeZone})::date`
  const [row] = await scope.transaction
    .select({
      bookings: sql<number>`count(*)::int`,
      clients: sql<number>`count(distinct (${clientPoolId}, ${clientSub}))::int`,
      nights: sql<number>`coalesce(percentile_disc(0.5) within group (order by ${nights}), 0)::int`,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.providerId, scope.providerId),
        eq(bookings.kind, kind),
        eq(bookings.supplier, supplier),
        eq(bookings.itemKey, key),
        eq(bookings.procedureSlug, procedureSlug),
        inArray(bookings.state, ['booked', 'completed']),
        lt(endsAt, now),
      ),
    )
  return row && row.clients >= fewestClients ? { bookings: row.bookings, nights: row.nights } : null
}
