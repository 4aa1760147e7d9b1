// A colleague says what became of a booking, with a reason: where its supplier cannot be asked, and of who did not come.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { Fault } from '#kernel/fault.ts'
import { type Announcement, announceBooking } from './announce-booking.ts'
import { type Booking, type BookingRow, toBooking } from './booking.ts'
import { type BookingCaller, type BookingParts, noLonger } from './booking-parts.ts'
import { findBookingRow, moveBooking } from './open-booking.ts'
import { lockReplaced } from './pending-changes.ts'
import { recordBooked, recordCancelled, recordNotCancelled, recordRefused } from './record-outcome.ts'
import { needsSupplierReference, type Resolution, readResolutions } from './resolutions.ts'
import { bookings } from './tables.ts'

export type Resolve = {
  revision: number
  to: Resolution
  /** In the colleague's own words. */
  reason: string
  /** The supplier's number of the booking, where it gave one. */
  supplierReference?: string | undefined
}

/**
 * @param scope entered as the client whose booking it is
 * @throws Fault not-found; no-longer-possible with `changed` when it is another revision by now, for what it cannot become, and while
 * its supplier can still be asked; invalid-input without a reason, or without the number of a supplier that is not the clinic's own
 */
export async function resolveBooking(
  parts: Pick<BookingParts, 'jobs' | 'bookables' | 'clock'>,
  scope: Scope,
  caller: BookingCaller,
  reference: string,
  by: { name: string },
  { revision, to, reason, supplierReference = '' }: Resolve,
): Promise<Booking> {
  if (reason.trim() === '') throw required('reason')
  const now = parts.clock()
  const row = await lockBooking(scope, caller, reference)
  if (row.revision !== revision) throw noLonger('changed', 'revision')
  if (!(await readResolutions(parts.bookables, scope, row, now)).includes(to)) throw noLonger(row.state)
  const number = supplierReference.trim()
  if (to === 'booked' && number === '' && needsSupplierReference(parts.bookables, row))
    throw required('supplierReference')
  const announcement = await resolve(scope, caller, row, { to, supplierReference: number }, now)
  const note = reason.trim()
  const [kept] = await scope.update(bookings, { resolution: note }, eq(bookings.id, row.id))
  const entry = { actor: 'clinic', actorName: by.name, deed: 'change', subject: 'booking', why: 'care', note } as const
  await writeAudit(scope, caller.account, { ...entry, subjectId: kept?.reference ?? reference }, now)
  // Mails lead back to the site that it was asked for at.
  await announceBooking(parts, scope, { ...caller, origin: row.origin || caller.origin }, announcement, now)
  const booking = kept && toBooking(kept)
  if (!booking) throw new Fault('internal', 'A booking lost what it is of.')
  return booking
}

/** What it is to replace is locked first, as everywhere. */
async function lockBooking(scope: Scope, { account }: BookingCaller, reference: string): Promise<BookingRow> {
  const found = await findBookingRow(scope, account, reference)
  if (found) await lockReplaced(scope, account, found)
  const row = found && (await findBookingRow(scope, account, reference, { forUpdate: true }))
  if (!row) throw new Fault('not-found', 'There is no booking of this reference.')
  return row
}

async function resolve(
  scope: Scope,
  { account }: BookingCaller,
  row: BookingRow,
  { to, supplierReference }: { to: Resolution; supplierReference: string },
  now: Date,
): Promise<Announcement | undefined> {
  const known = { at: now, askedAt: now }
  if (row.state === 'booking' && to === 'booked')
    return recordBooked(scope, account, row, { supplierReference, confirmation: '', evidence: {} }, known)
  if (row.state === 'booking' && to === 'refused') return recordRefused(scope, account, row, 'gone', known)
  if (row.state === 'cancelling' && to === 'cancelled')
    return recordCancelled(scope, account, row, row.feeMinor ?? 0, known)
  if (row.state === 'cancelling' && to === 'standing') return recordNotCancelled(scope, row, known)
  await moveBooking(scope, row, row.state, to === 'no-show' ? 'miss' : 'complete')
  return undefined
}

const required = (path: string) =>
  new Fault('invalid-input', 'Something is missing.', { fields: [{ path, reason: 'required' }] })
