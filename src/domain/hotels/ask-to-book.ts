// Asks the supplier to book what a client agreed to, and writes down what it said: once, however often it is asked.
import type { Scope } from '#db/scope.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import { Fault } from '#kernel/fault.ts'
import { type BookingRow, toBooking } from './booking.ts'
import { mailRefused, mailVoucher } from './booking-mails.ts'
import { type BookingAsker, type BookingParts, refusalOf, supplierOf } from './booking-parts.ts'
import { clinicOf } from './clinic-of.ts'
import type { Booked, Refusal } from './hotel-supplier.ts'
import { findBookingRow, moveBooking } from './open-booking.ts'
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

/** With what it takes the place of, and with the mails: all of it, or nothing. */
export async function keepBooked(
  parts: BookingParts,
  asker: BookingAsker,
  row: BookingRow,
  { supplierReference, confirmation, raw }: Booked,
): Promise<void> {
  const now = parts.clock()
  await parts.database.forClient(asker.account, asker.provider.id, async (scope) => {
    const said = { supplierReference, confirmation, raw, bookedAt: now, checkedAt: now }
    const moved = await moveBooking(scope, row, 'booking', 'confirm', said)
    if (!moved) return
    if (moved.insteadOf !== null) await replace(scope, asker, moved.insteadOf)
    const booking = toBooking(moved)
    if (!booking) throw new Fault('internal', 'A booking lost what it is of.')
    for (const mail of await mailVoucher(scope, asker, booking, now)) await writeMail(parts.jobs, scope, mail, now)
  })
}

async function replace(scope: Scope, { account }: BookingAsker, reference: string): Promise<void> {
  const replaced = await findBookingRow(scope, account, reference, { forUpdate: true })
  if (replaced?.state === 'booked' || replaced?.state === 'cancelling') {
    await moveBooking(scope, replaced, replaced.state, 'replace')
  }
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
    const moved = await moveBooking(scope, row, 'booking', 'refuse', { refusal, checkedAt: now })
    const booking = moved && toBooking(moved)
    if (!booking) return
    for (const mail of await mailRefused(scope, asker, booking)) await writeMail(parts.jobs, scope, mail, now)
  })
}
