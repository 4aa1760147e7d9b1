// Records what a supplier did with a booking. Announcing it is the caller's: what there is to announce is returned.

import { eq } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import type { Announcement } from './announce-booking.ts'
import { type Booking, type BookingRow, toBooking } from './booking.ts'
import type { Booked } from './booking-supplier.ts'
import { moveBooking } from './open-booking.ts'
import { endOperation } from './operations.ts'
import { endChanges, lockReplaced } from './pending-changes.ts'
import { leastFee } from './quote-cancellation.ts'
import { bookings } from './tables.ts'

/** `at`: when it was written down; `askedAt`: when the supplier was asked that said so. */
export type Known = { at: Date; askedAt: Date }

/**
 * With what it replaces: all of it, or nothing. A no that was written down meanwhile was about another call: the client agreed to this
 * booking and it is made, so that is what they hear, whatever they heard before.
 */
export async function recordBooked(
  scope: Scope,
  client: ClientKey,
  row: BookingRow,
  { supplierReference, confirmation, evidence }: Booked,
  { at, askedAt }: Known,
): Promise<Announcement | undefined> {
  const before = await lockReplaced(scope, client, row)
  const said = { supplierReference, confirmation, evidence, refusal: '', bookedAt: at, knownAt: askedAt }
  const moved =
    (await moveBooking(scope, row, 'booking', 'confirm', said)) ??
    (await moveBooking(scope, row, 'refused', 'confirm', said))
  if (!moved) return undefined
  await endOperation(scope, moved, at)
  if (!before || !isToReplace(before, moved)) return { what: 'booked', booking: need(moved) }
  await moveBooking(scope, before, before.state, 'replace')
  await endOperation(scope, before, at)
  await endChanges(scope, client, before.reference)
  return { what: 'booked', booking: need(await keepReference(scope, moved, before)), replaced: before }
}

/**
 * It stood when the change was agreed to, and still does: what has its reference by now may be another booking, which a later change
 * made. One whose time ran out meanwhile was replaced all the same.
 */
function isToReplace({ state, bookedAt }: BookingRow, { agreedAt }: BookingRow): boolean {
  const isMade = ['booked', 'cancelling', 'completed', 'no-show'].includes(state)
  return isMade && bookedAt !== null && agreedAt !== null && bookedAt <= agreedAt
}

/** A change keeps the reference that its client and the clinic know; what it replaced is kept under the other one. */
async function keepReference(scope: Scope, row: BookingRow, before: BookingRow): Promise<BookingRow | undefined> {
  const set = (id: string, values: Partial<Pick<BookingRow, 'reference' | 'replaces' | 'revision'>>) =>
    scope.update(bookings, values, eq(bookings.id, id))
  await set(before.id, { reference: `~${row.id}` })
  // Later than anything that calendars know of it.
  const revision = Math.max(row.revision, before.revision + 1) + 1
  const [kept] = await set(row.id, { reference: before.reference, replaces: row.reference, revision })
  await set(before.id, { reference: row.reference })
  return kept
}

/** The client agreed to it: wherever they are by now, they hear that there is none. */
export async function recordRefused(
  scope: Scope,
  client: ClientKey,
  row: BookingRow,
  refusal: string,
  { at, askedAt }: Known,
): Promise<Announcement | undefined> {
  const before = await lockReplaced(scope, client, row)
  const moved = await moveBooking(scope, row, 'booking', 'refuse', { refusal, knownAt: askedAt })
  if (!moved) return undefined
  await endOperation(scope, moved, at)
  return { what: 'refused', booking: need(moved), stillBooked: before?.state === 'booked' ? before.reference : null }
}

/** @param chargedMinor what the supplier takes: the client pays no more of it than they agreed to */
export async function recordCancelled(
  scope: Scope,
  client: ClientKey,
  row: BookingRow,
  chargedMinor: number,
  { at, askedAt }: Known,
): Promise<Announcement | undefined> {
  const feeMinor = leastFee(row.feeMinor ?? chargedMinor, chargedMinor)
  const moved = await moveBooking(scope, row, 'cancelling', 'confirm', { feeMinor, cancelledAt: at, knownAt: askedAt })
  if (!moved) return undefined
  await endOperation(scope, moved, at)
  await endChanges(scope, client, moved.reference)
  return { what: 'cancelled', booking: need(moved), differenceMinor: chargedMinor - feeMinor }
}

/** It stands as it was: they hear so, wherever they are by now. */
export async function recordNotCancelled(
  scope: Scope,
  row: BookingRow,
  { at, askedAt }: Known,
): Promise<Announcement | undefined> {
  const moved = await moveBooking(scope, row, 'cancelling', 'refuse', { feeMinor: null, knownAt: askedAt })
  if (!moved) return undefined
  await endOperation(scope, moved, at)
  return { what: 'standing', booking: need(moved) }
}

function need(row: BookingRow | undefined): Booking {
  const booking = row && toBooking(row)
  if (!booking) throw new Fault('internal', 'A booking lost what it is of.')
  return booking
}
