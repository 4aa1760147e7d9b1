// Writes down that a client wants a stay booked or cancelled, and has a job ask what became of it should nobody hear the answer.
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { Fault } from '#kernel/fault.ts'
import type { Booking, BookingRow } from './booking.ts'
import { type BookingAsker, type BookingParts, jobOf } from './booking-parts.ts'
import { moveBooking } from './open-booking.ts'
import { bookingQueue } from './queues.ts'

/**
 * Longer than a supplier is waited for, everything that is looked up there around it included. Until then it is asked by the one
 * call that the wish came with, and from then on by the job: two at once would hear what is only about each other.
 */
const settleAfterMs = 45_000
/** A day of not knowing is enough: then a person takes it up. */
const tellClinicAfterMs = 24 * 3_600_000

const wishes = { book: ['held', 'change'], cancel: ['booked', 'remove'] } as const

/** @throws Fault conflict where it has changed meanwhile */
export async function writeWish(
  parts: BookingParts,
  scope: Scope,
  asker: BookingAsker,
  booking: Booking,
  [deed, change]: [
    'book' | 'cancel',
    Partial<Pick<BookingRow, 'lead' | 'guests' | 'remarks' | 'agreedAt' | 'feeMinor'>>,
  ],
): Promise<BookingRow> {
  const now = parts.clock()
  const [from, audited] = wishes[deed]
  const later = (ms: number) => new Date(now.getTime() + ms)
  const waiting = { origin: asker.origin, checkedAt: now, tellClinicAt: later(tellClinicAfterMs) }
  const moved = await moveBooking(scope, booking, from, deed, { ...change, ...waiting })
  if (!moved) throw new Fault('conflict', 'The booking has changed meanwhile.')
  await parts.jobs.put(scope.transaction, bookingQueue, jobOf(moved), later(settleAfterMs))
  await writeAudit(scope, asker.account, byClient(audited, 'hotel-booking', moved.reference), now)
  return moved
}
