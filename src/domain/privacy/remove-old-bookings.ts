// Removes bookings that were kept long enough: holds that came to nothing after a month, others as long as any contract.
import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { Bookable } from '#domain/bookings/bookable.ts'
import type { BookingRow } from '#domain/bookings/booking.ts'
import { dataOf } from '#domain/bookings/booking-parts.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { orderItems } from '#domain/checkout/tables.ts'
import { removeFromInbox } from '#domain/inbox/remove-from-inbox.ts'
import { monthsAfter, type Retention } from '#domain/provider/retention.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { readRules } from './read-rules.ts'

type SweepParts = {
  database: Pick<Database, 'directory' | 'forProvider' | 'forClient'>
  jobs: Pick<Jobs, 'forget'>
  bookables: readonly Bookable[]
  log: Log
}

const batchRows = 200
/** Nobody asks about what was never booked. */
const holdMonths = 1

/** Where one booking cannot be removed, the others are all the same. Twice at once does no harm. */
export async function removeOldBookings(parts: SweepParts, now: Date): Promise<void> {
  for (const { providerId, retention } of await readRules(parts.database)) {
    for (let last = ''; ; ) {
      const isLater = last === '' ? undefined : sql`${bookings.id} > ${last}`
      const batch = await parts.database.forProvider(providerId, (scope) =>
        scope.rows(bookings, and(isOld(retention, now), isLater), {
          orderBy: [sql`${bookings.id}`],
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
  const isSettled = inArray(bookings.state, ['booked', 'cancelled', 'replaced', 'completed', 'no-show'])
  const isContract = and(isSettled, isNotNull(bookings.agreedAt), lt(bookings.agreedAt, signedBefore))
  const isEnded = lt(bookings.endsAt, signedBefore)
  const cameToNothing = and(
    inArray(bookings.state, ['asked', 'held', 'expired', 'refused']),
    isNull(bookings.bookedAt),
    lt(bookings.createdAt, monthsAfter(now, -holdMonths)),
  )
  // What belongs to an order goes after it.
  const isOrdered = sql`exists (select from ${orderItems} where ${orderItems.bookingId} = ${bookings.id})`
  return and(or(and(isContract, isEnded), cameToNothing), sql`not ${isOrdered}`)
}

async function removeBooking(
  { database, jobs, bookables }: SweepParts,
  { id, providerId, reference, supplierKey, ...found }: BookingRow,
  retention: Retention,
  now: Date,
): Promise<void> {
  const client = { poolId: found.clientPoolId, sub: found.clientSub }
  await database.forClient(client, providerId, async (scope: Scope) => {
    const [gone] = await scope.remove(bookings, and(eq(bookings.id, id), isOld(retention, now)))
    if (!gone) return
    for (const { table, reference: named, giveBack } of dataOf(bookables)) {
      await giveBack(scope, [supplierKey], now)
      await scope.remove(table, eq(named, supplierKey))
    }
    await removeFromInbox(scope, { kind: 'booking', reference })
    await jobs.forget(scope.transaction, { providerId, reference })
    const about = { subject: 'booking', subjectId: reference } as const
    await writeAudit(scope, client, { actor: 'system', deed: 'remove', ...about, why: 'retention' }, now)
  })
}
