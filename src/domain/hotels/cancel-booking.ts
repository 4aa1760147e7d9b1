// Cancels a booking at the fee that its client was told: their word is kept first, then the supplier is asked.
import { and, eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { Fault } from '#kernel/fault.ts'
import type { Money } from '#kernel/money.ts'
import { askToCancel } from './ask-to-cancel.ts'
import { type Booking, type BookingRow } from './booking.ts'
import { type BookingAsker, type BookingParts, isUnknown, jobOf, noLonger } from './booking-parts.ts'
import { settleAfterMs } from './confirm-booking.ts'
import { feeAt } from './ladder.ts'
import { isBookingOf, moveBooking, openBooking } from './open-booking.ts'
import { bookingQueue } from './queues.ts'
import { feeNow, refuseOver } from './quote-cancel.ts'
import { hotelBookings } from './tables.ts'

/**
 * Again is no fault. Where the supplier does not answer, it stays `cancelling` until the job has found out.
 * @throws Fault not-found; no-longer-possible where cancelling costs something else by now, for what is not booked, for a stay that
 * is over, and where the hotel refuses
 */
export async function cancelBooking(
  parts: BookingParts,
  asker: BookingAsker,
  reference: string,
  agreedFee: Money,
): Promise<Booking> {
  const { account, provider } = asker
  const now = parts.clock()
  const found = await parts.database.forClient(account, provider.id, (scope) => openBooking(scope, account, reference))
  // Suppliers are not asked while a row is locked.
  const feeMinor = found.state === 'booked' ? await feeToAgree(parts, asker, found, agreedFee, now) : 0
  const toCancel = await parts.database.forClient(account, provider.id, (scope) =>
    keepWish(parts, scope, asker, reference, feeMinor, now),
  )
  if (toCancel) {
    await askToCancel(parts, asker, toCancel).catch((error: unknown) => {
      if (!isUnknown(error)) throw error
    })
  }
  return parts.database.forClient(account, provider.id, (scope) => openBooking(scope, account, reference))
}

/** What they agreed to, when that is what it costs. */
async function feeToAgree(parts: BookingParts, asker: BookingAsker, booking: Booking, agreed: Money, now: Date) {
  refuseOver(booking, now)
  const isAgreed = (feeMinor: number) => agreed.amountMinor === feeMinor && agreed.currency === booking.price.currency
  const feeMinor = feeAt(booking.ladder, now)
  if (isAgreed(feeMinor)) return feeMinor
  const leastMinor = await feeNow(parts, asker, booking, now)
  if (isAgreed(leastMinor)) return leastMinor
  throw noLonger('changed', 'agreedFee')
}

/** @returns what is to be cancelled now; undefined when it is cancelled already */
async function keepWish(
  parts: BookingParts,
  scope: Scope,
  asker: BookingAsker,
  reference: string,
  feeMinor: number,
  now: Date,
): Promise<BookingRow | undefined> {
  const { account } = asker
  const booking = await openBooking(scope, account, reference, { forUpdate: true })
  if (booking.state === 'cancelled') return undefined
  if (booking.state === 'cancelling') return booking
  refuseOver(booking, now)
  await refuseChanging(scope, asker, booking)
  const moved = await moveBooking(scope, booking, 'booked', 'cancel', { feeMinor })
  if (!moved) throw new Fault('conflict', 'The booking has changed meanwhile.')
  await parts.jobs.put(scope.transaction, bookingQueue, jobOf(asker, moved), new Date(now.getTime() + settleAfterMs))
  await writeAudit(scope, account, byClient('remove', 'hotel-booking', moved.reference), now)
  return moved
}

/** Another one is about to take its place: which of the two stands is known in a moment. */
async function refuseChanging(scope: Scope, { account }: BookingAsker, { reference }: Booking): Promise<void> {
  const isChange = and(eq(hotelBookings.insteadOf, reference), eq(hotelBookings.state, 'booking'))
  const [change] = await scope.rows(hotelBookings, and(isBookingOf(account), isChange))
  if (change) throw noLonger('change-pending')
}
