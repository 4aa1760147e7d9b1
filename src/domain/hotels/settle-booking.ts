// Finds out what became of a booking that a supplier was asked for, or to cancel, when nobody heard its answer.
import type { JobData } from '#db/jobs.ts'
import { readProvider } from '#domain/provider/read-provider.ts'
import { Fault } from '#kernel/fault.ts'
import { askToBook, keepBooked, keepRefused } from './ask-to-book.ts'
import { askToCancel, keepCancelled } from './ask-to-cancel.ts'
import { type BookingRow, holdEndOf } from './booking.ts'
import { type BookingAsker, type BookingParts, refusalOf, supplierOf } from './booking-parts.ts'
import { clinicOf } from './clinic-of.ts'
import { findBookingRow } from './open-booking.ts'

/** A call that was under way when the hold ended may still be answered, and is not known before. */
const lateMs = 2 * 60_000

/**
 * The work of a job of `bookingQueue`. Safe to repeat; what is settled is left alone.
 * @throws Fault unavailable while it is not known: the job is then tried again
 */
export async function settleBooking(parts: BookingParts, job: JobData): Promise<void> {
  const { providerId = '', poolId = '', sub = '', reference = '', origin = '' } = job
  const provider = await parts.database.directory((transaction) => readProvider(transaction, { id: providerId }))
  if (!provider) return
  const asker: BookingAsker = { account: { poolId, sub }, provider, origin }
  const row = await parts.database.forClient(asker.account, providerId, (scope) =>
    findBookingRow(scope, asker.account, reference),
  )
  if (row?.state === 'booking') await settleBook(parts, asker, row)
  if (row?.state === 'cancelling') await settleCancel(parts, asker, row)
}

async function settleBook(parts: BookingParts, asker: BookingAsker, row: BookingRow): Promise<void> {
  const status = await supplierOf(parts, row).status(clinicOf(asker.provider), row.reference)
  if (status.state === 'booked') return keepBooked(parts, asker, row, status)
  // Cancelled by somebody else, at the supplier itself.
  if (status.state === 'cancelled') return keepRefused(parts, asker, row, 'gone')
  const overMs = parts.clock().getTime() - holdEndOf(row).getTime()
  if (overMs < 0) return unlessRefused(askToBook(parts, asker, row))
  if (overMs < lateMs && status.state !== 'expired') throw notYetKnown()
  return keepRefused(parts, asker, row, 'hold-expired')
}

async function settleCancel(parts: BookingParts, asker: BookingAsker, row: BookingRow): Promise<void> {
  const status = await supplierOf(parts, row).status(clinicOf(asker.provider), row.reference)
  if (status.state === 'cancelled') return keepCancelled(parts, asker, row, status.feeMinor)
  if (status.state === 'booked') return unlessRefused(askToCancel(parts, asker, row))
  // It was booked, and is not known there: no answer to go by.
  throw notYetKnown()
}

/** A no is an answer too, and is written down by then. */
async function unlessRefused(deed: Promise<void>): Promise<void> {
  await deed.catch((error: unknown) => {
    if (!refusalOf(error)) throw error
  })
}

const notYetKnown = () => new Fault('unavailable', 'What became of a booking is not known yet.')
