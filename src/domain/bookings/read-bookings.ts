// Reads a client's own bookings at a provider, and writes down that they did.
import { and, eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { type Booking, isComing, stateAt, toBooking } from './booking.ts'
import type { BookingKind } from './booking-kind.ts'
import type { BookingCaller, BookingParts } from './booking-parts.ts'
import { type CheckParts, isReadable } from './is-readable.ts'
import { findReplacements, isBookingOf, openBooking } from './open-booking.ts'
import { bookings } from './tables.ts'

type ReadParts = Pick<BookingParts, 'database' | 'clock'>
type Reader = Pick<BookingCaller, 'account' | 'provider' | 'kind'>

/** @throws Fault not-found for what is not theirs, known or not */
export async function readBooking(
  parts: ReadParts,
  { account, provider, kind }: Reader,
  reference: string,
): Promise<Booking> {
  return parts.database.forClient(account, provider.id, async (scope) => {
    const booking = await openBooking(scope, account, reference, { kind })
    await writeAudit(scope, account, byClient('open', 'booking', booking.reference), parts.clock())
    return booking
  })
}

/**
 * What is coming first, the next one at the head; then what is past, cancelled or refused, the latest first. Without holds that ended,
 * and without one that its kind cannot read any more: the log says which.
 */
export async function listBookings(
  parts: ReadParts & CheckParts,
  { account, provider, kind }: Reader,
): Promise<Booking[]> {
  const now = parts.clock()
  return parts.database.forClient(account, provider.id, async (scope) => {
    await writeAudit(scope, account, byClient('read', 'bookings'), now)
    const own = await readOwnBookings(scope, { account }, kind)
    const found = own.filter((one) => stateAt(one, now) !== 'expired' && isReadable(parts, one))
    const [coming, others] = [true, false].map((wanted) => found.filter((one) => isComing(one, now) === wanted))
    return [...(coming ?? []).sort(byStart), ...(others ?? []).sort(byStart).reverse()]
  })
}

/** All that were ever held, in no order; in a transaction of `forClient`. */
export async function readOwnBookings(
  scope: Scope,
  { account }: Pick<Reader, 'account'>,
  kind?: BookingKind,
): Promise<Booking[]> {
  const rows = await scope.rows(bookings, and(isBookingOf(account), kind && eq(bookings.kind, kind)))
  const replacedBy = await findReplacements(scope, account, rows)
  return rows.flatMap((row) => toBooking(row, replacedBy.get(row.reference)) ?? [])
}

/** Of two that begin at one time, by when they were asked for. */
const byStart = (one: Booking, other: Booking) =>
  Number(one.startsAt) - Number(other.startsAt) || Number(one.createdAt) - Number(other.createdAt)
