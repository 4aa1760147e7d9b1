// Asks the supplier to book what a client agreed to, and writes down what it said: once, however often it is asked.
import { settledInInbox } from '#domain/inbox/put-in-inbox.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import { Fault } from '#kernel/fault.ts'
import { type BookingRow, toBooking } from './booking.ts'
import { mailRefused, mailVoucher } from './booking-mails.ts'
import { type BookingAsker, type BookingParts, refusalOf, supplierOf } from './booking-parts.ts'
import { clinicOf } from './clinic-of.ts'
import type { Booked, Refusal } from './hotel-supplier.ts'
import { moveBooking } from './open-booking.ts'
import { endChanges, lockBefore } from './pending-changes.ts'
import { putBooking } from './put-booking.ts'
import { refuseOffer } from './refuse-offer.ts'

/**
 * @param row in the state `booking`
 * @throws Fault no-longer-possible where the supplier refuses; unavailable while nobody knows: it stays as it is
 */
export async function askToBook(parts: BookingParts, asker: BookingAsker, row: BookingRow): Promise<void> {
  const supplier = supplierOf(parts, row)
  const clinic = clinicOf(asker.provider)
  const { reference, holdId, lead, guests, remarks } = row
  if (holdId === null || lead === null || guests === null) throw new Fault('internal', 'A booking lost what it is of.')
  try {
    const booked = await supplier.book(clinic, { reference, holdId, lead, guests, remarks })
    await keepBooked(parts, asker, row, booked)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    // Asked twice at once, the slower one may hear a no that is only about itself.
    const status = await supplier.status(clinic, reference)
    if (status.state === 'booked') return keepBooked(parts, asker, row, status)
    await keepRefused(parts, asker, row, refusal)
    throw refuseOffer(refusal)
  }
}

/**
 * With what it takes the place of, and with the mails: all of it, or nothing. A no that was written down meanwhile was about another
 * call: the client agreed to this stay and it is booked, so that is what they hear, whatever they heard before.
 */
export async function keepBooked(
  parts: BookingParts,
  asker: BookingAsker,
  row: BookingRow,
  { supplierReference, confirmation, raw }: Booked,
): Promise<void> {
  const now = parts.clock()
  await parts.database.forClient(asker.account, asker.provider.id, async (scope) => {
    const before = await lockBefore(scope, asker.account, row)
    const said = { supplierReference, confirmation, raw, refusal: '' as const, bookedAt: now, checkedAt: now }
    const moved =
      (await moveBooking(scope, row, 'booking', 'confirm', said)) ??
      (await moveBooking(scope, row, 'refused', 'confirm', said))
    if (!moved) return
    if (before?.state === 'booked' || before?.state === 'cancelling') {
      await moveBooking(scope, before, before.state, 'replace')
      await endChanges(scope, asker.account, before.reference)
    }
    const booking = toBooking(moved)
    if (!booking) throw new Fault('internal', 'A booking lost what it is of.')
    await putBooking(scope, booking, now)
    if (row.insteadOf !== null) await settledInInbox(scope, { kind: 'hotel-booking', reference: row.insteadOf })
    for (const mail of await mailVoucher(scope, asker, booking, now)) await writeMail(parts.jobs, scope, mail, now)
  })
}

/** They agreed to it: wherever they are by now, they hear that there is no room. */
export async function keepRefused(
  parts: BookingParts,
  asker: BookingAsker,
  row: BookingRow,
  refusal: Refusal,
): Promise<void> {
  const now = parts.clock()
  await parts.database.forClient(asker.account, asker.provider.id, async (scope) => {
    const before = await lockBefore(scope, asker.account, row)
    const moved = await moveBooking(scope, row, 'booking', 'refuse', { refusal, checkedAt: now })
    const booking = moved && toBooking(moved)
    if (!booking) return
    await putBooking(scope, booking, now)
    for (const mail of await mailRefused(scope, asker, booking, before)) await writeMail(parts.jobs, scope, mail, now)
  })
}
