// Removes hotel bookings that were kept long enough: holds that came to nothing after a month, stays as long as any contract.
import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { BookingRow } from '#domain/hotels/booking.ts'
import { hotelBookings, hotelRoomStays } from '#domain/hotels/tables.ts'
import { removeFromInbox } from '#domain/inbox/remove-from-inbox.ts'
import { monthsAfter, type Retention } from '#domain/provider/retention.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { readRules } from './read-rules.ts'

type SweepParts = {
  database: Pick<Database, 'directory' | 'forProvider' | 'forClient'>
  jobs: Pick<Jobs, 'forget'>
  log: Log
}

const batchRows = 200
/** Nobody asks about a room that was never booked. */
const holdMonths = 1

/** Where one booking cannot be removed, the others are all the same. Twice at once does no harm. */
export async function removeOldBookings(parts: SweepParts, now: Date): Promise<void> {
  for (const { providerId, retention } of await readRules(parts.database)) {
    for (let last = ''; ; ) {
      const isLater = last === '' ? undefined : sql`${hotelBookings.id} > ${last}`
      const batch = await parts.database.forProvider(providerId, (scope) =>
        scope.rows(hotelBookings, and(isOld(retention, now), isLater), {
          orderBy: [sql`${hotelBookings.id}`],
          limit: batchRows,
        }),
      )
      for (const booking of batch) {
        await removeBooking(parts, booking, retention, now).catch((error: unknown) =>
          parts.log.warn('old booking not removed', { ...traceOf(error) }),
        )
      }
      last = batch.at(-1)?.id ?? ''
      if (batch.length < batchRows) break
    }
  }
}

/** What is on its way is never old. */
function isOld({ contractYears }: Retention, now: Date): SQL | undefined {
  const signedBefore = monthsAfter(now, -12 * contractYears)
  const isSettled = inArray(hotelBookings.state, ['booked', 'cancelled', 'replaced'])
  const isContract = and(isSettled, isNotNull(hotelBookings.agreedAt), lt(hotelBookings.agreedAt, signedBefore))
  const isStayed = lt(hotelBookings.checkOut, signedBefore.toISOString().slice(0, 10))
  const cameToNothing = and(
    inArray(hotelBookings.state, ['asked', 'held', 'expired', 'refused']),
    isNull(hotelBookings.bookedAt),
    lt(hotelBookings.createdAt, monthsAfter(now, -holdMonths)),
  )
  return or(and(isContract, isStayed), cameToNothing)
}

async function removeBooking(
  { database, jobs }: SweepParts,
  { id, providerId, reference, ...found }: BookingRow,
  retention: Retention,
  now: Date,
): Promise<void> {
  const client = { poolId: found.clientPoolId, sub: found.clientSub }
  await database.forClient(client, providerId, async (scope: Scope) => {
    const [gone] = await scope.remove(hotelBookings, and(eq(hotelBookings.id, id), isOld(retention, now)))
    if (!gone) return
    const isOver = inArray(hotelRoomStays.state, ['booked', 'cancelled', 'expired', 'replaced'])
    await scope.remove(hotelRoomStays, and(eq(hotelRoomStays.reference, reference), isOver))
    await removeFromInbox(scope, { kind: 'hotel-booking', reference })
    await jobs.forget(scope.transaction, { providerId, reference })
    const about = { subject: 'hotel-booking', subjectId: reference } as const
    await writeAudit(scope, client, { actor: 'system', deed: 'remove', ...about, why: 'retention' }, now)
  })
}
