// Reconciles bookings that nobody knows the end of for as long as it takes, asks a colleague after a day, and completes what is over.
import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import { readProvider } from '#domain/provider/read-provider.ts'
import { dueAtOf } from '#domain/provider/reply-by.ts'
import { providers } from '#domain/provider/tables.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { putBookingInInbox } from './announce-booking.ts'
import type { Bookable } from './bookable.ts'
import { toBooking } from './booking.ts'
import { mailUnknown } from './booking-mails.ts'
import { jobOf } from './booking-parts.ts'
import { bookingQueue } from './booking-queue.ts'
import { bookingTransitions, pendingStates } from './booking-states.ts'
import { isLive } from './operations.ts'
import { bookingOperations, bookings } from './tables.ts'

type ReconcileParts = {
  database: Pick<Database, 'directory' | 'forProvider'>
  jobs: Pick<Jobs, 'put' | 'forget'>
  bookables: readonly Bookable[]
  clock: Clock
  log: Pick<Log, 'warn'>
}

/** A job that tries again by itself is left alone for so long; after that it may have given up, or be gone. */
const staleAfterMs = 3_600_000

/** Where one provider's cannot be reconciled, the others' are all the same. Twice at once does no harm. */
export async function reconcileStaleBookings(parts: ReconcileParts): Promise<void> {
  const { database, clock, log } = parts
  const all = await database.directory((transaction) => transaction.select({ id: providers.id }).from(providers))
  for (const { id } of all) {
    await database
      .forProvider(id, async (scope) => {
        await putAgain(parts, scope, clock())
        await askColleagues(parts, scope, clock())
      })
      // Apart from the others: it locks bookings, they lock operations first.
      .then(() => database.forProvider(id, (scope) => completeOver(scope, clock())))
      .catch((error: unknown) => log.warn('bookings not reconciled', { ...traceOf(error) }))
  }
}

/** Of each booking one job is there afterwards: that of before goes, tried again as it may be. */
async function putAgain({ jobs }: ReconcileParts, scope: Scope, now: Date): Promise<void> {
  const isStale = lt(bookingOperations.checkedAt, new Date(now.getTime() - staleAfterMs))
  const stale = await scope.update(bookingOperations, { checkedAt: now }, and(isLive, isStale))
  for (const row of await readPending(scope, stale)) {
    const { origin: _, ...ofBooking } = jobOf(row)
    await jobs.forget(scope.transaction, ofBooking)
    await jobs.put(scope.transaction, bookingQueue, jobOf(row))
  }
}

async function askColleagues({ jobs, bookables }: ReconcileParts, scope: Scope, now: Date): Promise<void> {
  const isDue = and(isLive, lte(bookingOperations.escalateAt, now))
  const due = await scope.update(bookingOperations, { escalateAt: null }, isDue)
  if (due.length === 0) return
  const provider = await readProvider(scope.transaction, { id: scope.providerId })
  for (const row of await readPending(scope, due)) {
    const booking = toBooking(row)
    if (!provider || !booking) continue
    await putBookingInInbox(scope, booking, now, dueAtOf(provider, now))
    await writeMail(jobs, scope, mailUnknown(bookables, provider, booking), now)
  }
}

async function completeOver(scope: Scope, now: Date): Promise<void> {
  const isOver = and(eq(bookings.state, 'booked'), lte(bookings.endsAt, now), eq(bookings.providerId, scope.providerId))
  await scope.transaction
    .update(bookings)
    .set({ state: bookingTransitions.booked.complete ?? 'completed', revision: sql`${bookings.revision} + 1` })
    .where(isOver)
}

async function readPending(scope: Scope, operations: readonly { bookingId: string }[]) {
  if (operations.length === 0) return []
  const ids = operations.map(({ bookingId }) => bookingId)
  return scope.rows(bookings, and(inArray(bookings.id, ids), inArray(bookings.state, [...pendingStates])))
}
