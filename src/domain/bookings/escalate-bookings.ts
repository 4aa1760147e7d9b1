// Asks colleagues about bookings before their own time has come, where more than the booking waits for the answer.
import { and, gt, inArray } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { isLive } from './operations.ts'
import { bookingOperations } from './tables.ts'

/** Idempotent. Those that a supplier was asked nothing about, or that colleagues were asked about already, stay as they are. */
export async function escalateBookings(scope: Scope, bookingIds: readonly string[], now: Date): Promise<void> {
  if (bookingIds.length === 0) return
  const isLater = and(
    isLive,
    inArray(bookingOperations.bookingId, [...bookingIds]),
    gt(bookingOperations.escalateAt, now),
  )
  await scope.update(bookingOperations, { escalateAt: now }, isLater)
}
