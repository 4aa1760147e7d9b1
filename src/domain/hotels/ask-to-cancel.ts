// Asks the supplier to cancel what a client wants cancelled, and writes down what it said: once, however often it is asked.
import { writeMail } from '#domain/mails/write-mail.ts'
import { type BookingRow, toBooking } from './booking.ts'
import { mailCancelled, mailNotCancelled } from './booking-mails.ts'
import { type BookingAsker, type BookingParts, noLonger, refusalOf, supplierOf } from './booking-parts.ts'
import { clinicOf } from './clinic-of.ts'
import { moveBooking } from './open-booking.ts'
import { endChanges } from './pending-changes.ts'
import { putBooking } from './put-booking.ts'
import { leastFee } from './quote-cancel.ts'

/**
 * @param row in the state `cancelling`, with the fee that was agreed to
 * @throws Fault no-longer-possible where the supplier refuses; unavailable while nobody knows: it stays as it is
 */
export async function askToCancel(parts: BookingParts, asker: BookingAsker, row: BookingRow): Promise<void> {
  const supplier = supplierOf(parts, row)
  const clinic = clinicOf(asker.provider)
  const { reference, supplierReference } = row
  try {
    const { feeMinor } = await supplier.cancel(clinic, { reference, supplierReference: supplierReference ?? '' })
    await keepCancelled(parts, asker, row, feeMinor)
  } catch (error) {
    if (!refusalOf(error)) throw error
    const status = await supplier.status(clinic, reference)
    if (status.state === 'cancelled') return keepCancelled(parts, asker, row, status.feeMinor)
    await keepNotCancelled(parts, asker, row)
    throw noLonger('refused')
  }
}

/** @param askedMinor what the supplier takes: the client pays no more of it than they agreed to */
export async function keepCancelled(
  parts: BookingParts,
  asker: BookingAsker,
  row: BookingRow,
  askedMinor: number,
): Promise<void> {
  const now = parts.clock()
  const feeMinor = leastFee(row.feeMinor ?? askedMinor, askedMinor)
  await parts.database.forClient(asker.account, asker.provider.id, async (scope) => {
    const done = { feeMinor, cancelledAt: now, checkedAt: now }
    const moved = await moveBooking(scope, row, 'cancelling', 'confirm', done)
    const booking = moved && toBooking(moved)
    if (!booking) return
    await putBooking(scope, booking, now)
    await endChanges(scope, asker.account, booking.reference)
    const mails = await mailCancelled(scope, asker, booking, askedMinor - feeMinor)
    for (const mail of mails) await writeMail(parts.jobs, scope, mail, now)
  })
}

/** It stands as it was: they hear so, wherever they are by now. */
async function keepNotCancelled(parts: BookingParts, asker: BookingAsker, row: BookingRow): Promise<void> {
  const now = parts.clock()
  await parts.database.forClient(asker.account, asker.provider.id, async (scope) => {
    const moved = await moveBooking(scope, row, 'cancelling', 'refuse', { feeMinor: null, checkedAt: now })
    const booking = moved && toBooking(moved)
    if (!booking) return
    await putBooking(scope, booking, now)
    for (const mail of await mailNotCancelled(scope, asker, booking)) await writeMail(parts.jobs, scope, mail, now)
  })
}
