// Asks a booking's supplier to book or to cancel it, and records what it said: once, however often it is asked.
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import { type Announcement, announceBooking } from './announce-booking.ts'
import { kindOf } from './bookable.ts'
import type { BookingRow } from './booking.ts'
import { type BookingCaller, type BookingParts, bookedAt, supplierOf } from './booking-parts.ts'
import type { SupplierStatus } from './booking-supplier.ts'
import { clinicOf } from './clinic-of.ts'
import { recordBooked, recordCancelled, recordNotCancelled, recordRefused } from './record-outcome.ts'

/** What came of asking: `unknown` leaves it as it is, until a job or a colleague has found out. */
export type Asked = { is: 'done' } | { is: 'refused'; reason: string } | { is: 'unknown' }

/**
 * @param row in the state `booking`
 * @throws Fault internal, and whatever a programming error throws
 */
export const askToBook = (parts: BookingParts, caller: BookingCaller, row: BookingRow): Promise<Asked> =>
  unlessAway(book(parts, caller, row))

/** @param row in the state `cancelling`, with the fee that was agreed to */
export const askToCancel = (parts: BookingParts, caller: BookingCaller, row: BookingRow): Promise<Asked> =>
  unlessAway(cancel(parts, caller, row))

/** A supplier or a database that is away leaves it unknown; nothing else does. */
async function unlessAway(asking: Promise<Asked>): Promise<Asked> {
  return asking.catch((error: unknown) => {
    if (error instanceof Fault && error.code === 'unavailable') return { is: 'unknown' }
    throw error
  })
}

async function book(parts: BookingParts, caller: BookingCaller, row: BookingRow): Promise<Asked> {
  const { supplierKey: reference, holdId, contact } = row
  const kind = kindOf(parts.bookables, row)
  if (holdId === null || contact === null) throw new Fault('internal', 'A booking lost what it is of.')
  const [item, details] = [kind.item.parse(row.item), kind.details.parse(row.details)]
  const book = { reference, holdId, item, contact, details }
  const outcome = await supplierOf(parts, row).book(clinicOf(caller.provider), book)
  // Its own yes or no is as of now, whatever a status said meanwhile.
  const known = { at: parts.clock(), askedAt: parts.clock() }
  if (outcome.is === 'unknown') return { is: 'unknown' }
  if (outcome.is === 'done') {
    await record(parts, caller, (scope) => recordBooked(scope, caller.account, row, outcome.value, known))
    return { is: 'done' }
  }
  // Asked twice at once, the slower one may hear a no that is only about itself.
  const status = await readStatus(parts, caller, row)
  if (status?.state === 'booked') {
    await record(parts, caller, (scope) => recordBooked(scope, caller.account, row, status, known))
    return { is: 'done' }
  }
  await record(parts, caller, (scope) => recordRefused(scope, caller.account, row, outcome.reason, known))
  return outcome
}

async function cancel(parts: BookingParts, caller: BookingCaller, row: BookingRow): Promise<Asked> {
  const outcome = await supplierOf(parts, row).cancel(clinicOf(caller.provider), bookedAt(row))
  const known = { at: parts.clock(), askedAt: parts.clock() }
  if (outcome.is === 'unknown') return { is: 'unknown' }
  const cancelled = (feeMinor: number) =>
    record(parts, caller, (scope) => recordCancelled(scope, caller.account, row, feeMinor, known))
  if (outcome.is === 'done') {
    await cancelled(outcome.value.feeMinor)
    return { is: 'done' }
  }
  const status = await readStatus(parts, caller, row)
  if (status?.state === 'cancelled') {
    await cancelled(status.feeMinor)
    return { is: 'done' }
  }
  await record(parts, caller, (scope) => recordNotCancelled(scope, row, known))
  return outcome
}

/** Records and announces in one transaction of the client's. */
export function record(
  parts: BookingParts,
  caller: BookingCaller,
  outcome: (scope: Scope) => Promise<Announcement | undefined>,
): Promise<void> {
  return parts.database.forClient(caller.account, caller.provider.id, async (scope) =>
    announceBooking(parts, scope, caller, await outcome(scope), parts.clock()),
  )
}

/** Undefined where the supplier cannot be asked by our key. @throws Fault unavailable where it does not answer */
export async function readStatus(
  parts: BookingParts,
  { provider }: Pick<BookingCaller, 'provider'>,
  row: BookingRow,
): Promise<SupplierStatus | undefined> {
  return supplierOf(parts, row).status?.(clinicOf(provider), row.supplierKey)
}
