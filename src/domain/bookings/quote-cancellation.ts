// What cancelling a booking costs now.

import { Fault } from '#kernel/fault.ts'
import type { Money } from '#kernel/money.ts'
import { type Booking, stateAt } from './booking.ts'
import { type BookingCaller, type BookingParts, bookedAt, noLonger, supplierOf } from './booking-parts.ts'
import { canNow } from './can-now.ts'
import { feeAt, stepAt } from './cancellation-policy.ts'
import { clinicOf } from './clinic-of.ts'
import { openBooking } from './open-booking.ts'

/** In the booking's currency. `until`: an ISO moment, or null where it holds to the end; `revision`: of the booking that it was made of. */
export type CancellationQuote = { fee: Money; until: string | null; revision: number }

/** @throws Fault not-found; no-longer-possible for what is not booked, or over */
export async function quoteCancellation(
  parts: BookingParts,
  caller: BookingCaller,
  reference: string,
): Promise<CancellationQuote> {
  const { account, provider, kind } = caller
  const now = parts.clock()
  const booking = await parts.database.forClient(account, provider.id, (scope) =>
    openBooking(scope, account, reference, { kind }),
  )
  refuseOver(parts, booking, now)
  const { price, policy, revision } = booking
  const amountMinor = await feeNow(parts, caller, booking, now)
  return { fee: { amountMinor, currency: price.currency }, until: stepAt(policy, now).until, revision }
}

/** @throws Fault no-longer-possible for what is not booked, or over */
export function refuseOver({ bookables }: Pick<BookingParts, 'bookables'>, booking: Booking, now: Date): void {
  if (canNow(bookables, booking, now).cancel) return
  const state = stateAt(booking, now)
  throw noLonger(state === 'booked' || state === 'completed' ? 'over' : state)
}

/**
 * What was agreed to when it was booked is the most that is asked of the client, whatever the supplier says by now; where the
 * supplier asks for less, it is less. One that does not answer changes nothing.
 */
export async function feeNow(
  parts: BookingParts,
  { provider }: BookingCaller,
  booking: Booking,
  now: Date,
): Promise<number> {
  const agreedMinor = feeAt(booking.policy, now)
  if (agreedMinor === 0) return 0
  const asked = await supplierOf(parts, booking)
    .cancelQuote(clinicOf(provider), bookedAt(booking))
    .catch((error: unknown) => {
      if (error instanceof Fault) return undefined
      throw error
    })
  return asked?.currency === booking.price.currency ? leastFee(agreedMinor, asked.feeMinor) : agreedMinor
}

/** @param askedMinor by the supplier */
export const leastFee = (agreedMinor: number, askedMinor: number): number =>
  Math.min(agreedMinor, Math.max(0, askedMinor))
