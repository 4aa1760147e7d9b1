// Reconciles a booking with its supplier, which was asked to book or to cancel it and whose answer nobody heard.
import type { JobData } from '#db/jobs.ts'
import { readProvider } from '#domain/provider/read-provider.ts'
import { askToBook, askToCancel, readStatus, record } from './ask-supplier.ts'
import { type BookingRow, holdEndOf } from './booking.ts'
import { type BookingCaller, type BookingParts, notYetKnown } from './booking-parts.ts'
import { findBookingRow } from './open-booking.ts'
import { recordBooked, recordCancelled, recordRefused } from './record-outcome.ts'

/** A call that was under way when the hold ended may still be answered, and is not known before. */
const lateMs = 2 * 60_000

/**
 * The work of a job of `bookingQueue`. Safe to repeat; what is known already is left alone, and so is what its supplier cannot be asked
 * about: a colleague says what became of that.
 * @throws Fault unavailable while it is not known: the job is then tried again
 */
export async function reconcileBooking(parts: BookingParts, job: JobData): Promise<void> {
  const { providerId = '', poolId = '', sub = '', reference = '', origin = '' } = job
  const provider = await parts.database.directory((transaction) => readProvider(transaction, { id: providerId }))
  if (!provider) return
  const caller: BookingCaller = { account: { poolId, sub }, provider, origin }
  const row = await parts.database.forClient(caller.account, providerId, (scope) =>
    findBookingRow(scope, caller.account, reference),
  )
  if (row?.state === 'booking') await reconcileBook(parts, caller, row)
  if (row?.state === 'cancelling') await reconcileCancel(parts, caller, row)
}

async function reconcileBook(parts: BookingParts, caller: BookingCaller, row: BookingRow): Promise<void> {
  const { account } = caller
  const askedAt = parts.clock()
  const status = await readStatus(parts, caller, row)
  if (!status) return
  const known = { at: parts.clock(), askedAt }
  const refuse = (reason: string) => record(parts, caller, (scope) => recordRefused(scope, account, row, reason, known))
  if (status.state === 'booked')
    return record(parts, caller, (scope) => recordBooked(scope, account, row, status, known))
  // Cancelled by somebody else, at the supplier itself.
  if (status.state === 'cancelled') return refuse('gone')
  const overMs = parts.clock().getTime() - holdEndOf(row).getTime()
  if (overMs < 0) return needAnswer(await askToBook(parts, caller, row))
  if (overMs < lateMs && status.state !== 'expired') throw notYetKnown()
  return refuse('hold-expired')
}

async function reconcileCancel(parts: BookingParts, caller: BookingCaller, row: BookingRow): Promise<void> {
  const askedAt = parts.clock()
  const status = await readStatus(parts, caller, row)
  if (!status) return
  const known = { at: parts.clock(), askedAt }
  if (status.state === 'cancelled')
    return record(parts, caller, (scope) => recordCancelled(scope, caller.account, row, status.feeMinor, known))
  if (status.state === 'booked') return needAnswer(await askToCancel(parts, caller, row))
  // It was booked, and is not known there: no answer to go by.
  throw notYetKnown()
}

/** A no is an answer too, and is written down by then. */
function needAnswer({ is }: { is: string }): void {
  if (is === 'unknown') throw notYetKnown()
}
