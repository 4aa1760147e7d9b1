// Calls to suppliers that book or cancel: written down before they are made, and found again where nobody heard the answer.
import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import type { Booking, BookingRow } from './booking.ts'
import { type BookingCaller, type BookingParts, jobOf } from './booking-parts.ts'
import { bookingQueue } from './booking-queue.ts'
import { moveBooking } from './open-booking.ts'
import { bookingOperations } from './tables.ts'

/**
 * Longer than a supplier is waited for, everything that is looked up there around it included. Until then it is asked by the one
 * call that the operation began with, and from then on by the job: two at once would hear what is only about each other.
 */
const reconcileAfterMs = 45_000
/** A day of not knowing is enough: then a colleague takes it up. */
const escalateAfterMs = 24 * 3_600_000

const operations = { book: ['held', 'change'], cancel: ['booked', 'remove'] } as const

type Agreed = Partial<Pick<BookingRow, 'contact' | 'details' | 'agreedAt' | 'feeMinor' | 'orderId'>>

/**
 * In one transaction: what the client wants, that the supplier is being asked, and the job that finds out what it did.
 * @throws Fault conflict where it has changed meanwhile
 */
export async function beginOperation(
  parts: BookingParts,
  scope: Scope,
  caller: BookingCaller,
  booking: Booking,
  [action, change]: ['book' | 'cancel', Agreed],
): Promise<BookingRow> {
  const now = parts.clock()
  const [from, audited] = operations[action]
  const later = (ms: number) => new Date(now.getTime() + ms)
  const moved = await moveBooking(scope, booking, from, action, { ...change, origin: caller.origin })
  if (!moved) throw new Fault('conflict', 'The booking has changed meanwhile.')
  const waits = { startedAt: now, checkedAt: now, escalateAt: later(escalateAfterMs) }
  await scope.insert(bookingOperations, [{ id: newId(), bookingId: moved.id, action, ...waits }])
  await parts.jobs.put(scope.transaction, bookingQueue, jobOf(moved), later(reconcileAfterMs))
  await writeAudit(scope, caller.account, byClient(audited, 'booking', moved.reference), now)
  return moved
}

export async function endOperation(scope: Scope, { id }: Pick<BookingRow, 'id'>, now: Date): Promise<void> {
  await scope.update(bookingOperations, { endedAt: now }, and(eq(bookingOperations.bookingId, id), isLive))
}

export const isLive: SQL = isNull(bookingOperations.endedAt)
