// Gives back what a client holds, before its time.
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { type Booking, stateAt } from './booking.ts'
import { type BookingCaller, type BookingParts, noLonger, supplierOf } from './booking-parts.ts'
import { bookingTransitions } from './booking-states.ts'
import { clinicOf } from './clinic-of.ts'
import { moveBooking, openBooking } from './open-booking.ts'

/** Idempotent. @throws Fault not-found; no-longer-possible for what is on its way to be booked, and for what is */
export async function releaseHold(parts: BookingParts, caller: BookingCaller, reference: string): Promise<Booking> {
  const { account, provider, kind } = caller
  const now = parts.clock()
  const { booking, isReleased } = await parts.database.forClient(account, provider.id, async (scope) => {
    const found = await openBooking(scope, account, reference, { forUpdate: true, kind })
    if (bookingTransitions[stateAt(found, now)].release === null) throw noLonger(found.state)
    const moved = found.state === 'held' && (await moveBooking(scope, found, 'held', 'release'))
    if (!moved) return { booking: found, isReleased: false }
    await writeAudit(scope, account, byClient('remove', 'booking', found.reference), now)
    return { booking: { ...found, state: moved.state }, isReleased: true }
  })
  // A supplier that does not answer gives it back by itself when the hold ends.
  if (isReleased) await supplierOf(parts, booking).release(clinicOf(provider), booking.supplierKey)
  return booking
}
