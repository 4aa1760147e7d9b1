// Reads a client's own hotel bookings at a provider, and writes down that they did.

import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { plainDate } from '#kernel/clock.ts'
import { type Booking, stateAt, toBooking } from './booking.ts'
import type { BookingAsker, BookingParts } from './booking-parts.ts'
import { findReplacements, isBookingOf, openBooking } from './open-booking.ts'
import { hotelBookings } from './tables.ts'

type ReadParts = Pick<BookingParts, 'database' | 'clock'>
type Reader = Pick<BookingAsker, 'account' | 'provider'>

/** @throws Fault not-found for what is not theirs, known or not */
export async function readBooking(
  parts: ReadParts,
  { account, provider }: Reader,
  reference: string,
): Promise<Booking> {
  return parts.database.forClient(account, provider.id, async (scope) => {
    const booking = await openBooking(scope, account, reference)
    await writeAudit(scope, account, byClient('open', 'hotel-booking', booking.reference), parts.clock())
    return booking
  })
}

/** Coming stays first, the next one at the head; then what is past, cancelled or refused, the latest first. Without holds that ended. */
export async function listBookings(parts: ReadParts, { account, provider }: Reader): Promise<Booking[]> {
  const now = parts.clock()
  return parts.database.forClient(account, provider.id, async (scope) => {
    await writeAudit(scope, account, byClient('read', 'hotel-bookings'), now)
    const bookings = (await readOwnBookings(scope, { account })).filter((one) => stateAt(one, now) !== 'expired')
    const [coming, others] = [true, false].map((wanted) => bookings.filter((one) => isComing(one, now) === wanted))
    return [...(coming ?? []).sort(byArrival), ...(others ?? []).sort(byArrival).reverse()]
  })
}

/** All that were ever held, in no order; in a transaction of `forClient`. */
export async function readOwnBookings(scope: Scope, { account }: Pick<Reader, 'account'>): Promise<Booking[]> {
  const rows = await scope.rows(hotelBookings, isBookingOf(account))
  const replacedBy = await findReplacements(scope, account, rows)
  return rows.flatMap((row) => toBooking(row, replacedBy.get(row.reference)) ?? [])
}

/** Ahead or under way, and neither cancelled nor refused. */
export function isComing(booking: Booking, now: Date): boolean {
  const isAlive = ['held', 'booking', 'booked', 'cancelling'].includes(stateAt(booking, now))
  return isAlive && plainDate(now, booking.hotel.timeZone) <= booking.checkOut
}

/** Of two that begin on one day, by when they were asked for. */
const byArrival = (one: Booking, other: Booking) =>
  one.checkIn.localeCompare(other.checkIn) || Number(one.createdAt) - Number(other.createdAt)
