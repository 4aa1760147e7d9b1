// What cancelling a booking costs now, and what it gives back.
import type { Money } from '#kernel/money.ts'
import { type Booking, canNow } from './booking.ts'
import { type BookingAsker, type BookingParts, noLonger, supplierOf } from './booking-parts.ts'
import { clinicOf } from './clinic-of.ts'
import { feeAt } from './ladder.ts'
import { openBooking } from './open-booking.ts'

/** All in the booking's currency. `until`: an ISO moment, or null where it holds to the end. */
export type CancelQuote = { fee: Money; refund: Money; owed: Money; until: string | null }

/** @throws Fault not-found; no-longer-possible for what is not booked, or over */
export async function quoteCancel(parts: BookingParts, asker: BookingAsker, reference: string): Promise<CancelQuote> {
  const { account, provider } = asker
  const now = parts.clock()
  const booking = await parts.database.forClient(account, provider.id, (scope) =>
    openBooking(scope, account, reference),
  )
  refuseOver(booking, now)
  const { price, ladder, paidMinor } = booking
  const feeMinor = await feeNow(parts, asker, booking, now)
  const money = (amountMinor: number): Money => ({ amountMinor, currency: price.currency })
  return {
    fee: money(feeMinor),
    refund: money(Math.max(0, paidMinor - feeMinor)),
    owed: money(Math.max(0, feeMinor - paidMinor)),
    until: ladder.find(({ until }) => until === null || now < new Date(until))?.until ?? null,
  }
}

/** @throws Fault no-longer-possible for what is not booked, or over */
export function refuseOver(booking: Booking, now: Date): void {
  if (!canNow(booking, now).cancel) throw noLonger(booking.state === 'booked' ? 'over' : booking.state)
}

/**
 * What was agreed to when it was booked is the most that is asked of the client, whatever the supplier says by now; where the
 * supplier asks for less, it is less. One that does not answer changes nothing.
 */
export async function feeNow(
  parts: BookingParts,
  { provider }: BookingAsker,
  booking: Booking,
  now: Date,
): Promise<number> {
  const { reference, supplierReference, ladder, price } = booking
  const agreedMinor = feeAt(ladder, now)
  if (agreedMinor === 0) return 0
  const stay = { reference, supplierReference: supplierReference ?? '' }
  const asked = await supplierOf(parts, booking)
    .cancelQuote(clinicOf(provider), stay)
    .catch(() => undefined)
  return asked?.currency === price.currency ? leastFee(agreedMinor, asked.feeMinor) : agreedMinor
}

/** @param askedMinor by the supplier */
export const leastFee = (agreedMinor: number, askedMinor: number): number =>
  Math.min(agreedMinor, Math.max(0, askedMinor))
