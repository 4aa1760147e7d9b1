// Gives back a room that a client holds, before its time.
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { type Booking, stateAt } from './booking.ts'
import { type BookingAsker, type BookingParts, noLonger, supplierOf } from './booking-parts.ts'
import { bookingSteps } from './booking-states.ts'
import { clinicOf } from './clinic-of.ts'
import { moveBooking, openBooking } from './open-booking.ts'

/** Again is no fault. @throws Fault not-found; no-longer-possible for what is on its way to be booked, and for what is */
export async function dropBooking(parts: BookingParts, asker: BookingAsker, reference: string): Promise<Booking> {
  const { account, provider } = asker
  const now = parts.clock()
  const { booking, isDropped } = await parts.database.forClient(account, provider.id, async (scope) => {
    const found = await openBooking(scope, account, reference, { forUpdate: true })
    if (bookingSteps[stateAt(found, now)].drop === null) throw noLonger(found.state)
    const moved = found.state === 'held' && (await moveBooking(scope, found, 'held', 'drop'))
    if (!moved) return { booking: found, isDropped: false }
    await writeAudit(scope, account, byClient('remove', 'hotel-booking', found.reference), now)
    return { booking: { ...found, state: moved.state }, isDropped: true }
  })
  // One that does not answer gives the room back by itself when the hold ends.
  if (isDropped)
    await supplierOf(parts, booking)
      .release(clinicOf(provider), booking.reference)
      .catch(() => {})
  return booking
}
