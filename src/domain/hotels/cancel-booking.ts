// Cancels a booking at the fee that its client was told: their word is kept first, then the supplier is asked.
import type { Scope } from '#db/scope.ts'
import type { Money } from '#kernel/money.ts'
import { askToCancel } from './ask-to-cancel.ts'
import type { Booking, BookingRow } from './booking.ts'
import { type BookingAsker, type BookingParts, isUnknown, noLonger } from './booking-parts.ts'
import { feeAt } from './ladder.ts'
import { openBooking } from './open-booking.ts'
import { refuseChanging } from './pending-changes.ts'
import { feeNow, refuseOver } from './quote-cancel.ts'
import { writeWish } from './write-wish.ts'

/**
 * Again is no fault, and asks nobody again. Where the supplier does not answer, it stays `cancelling` until the job has found out.
 * @throws Fault not-found; no-longer-possible where cancelling costs something else by now, for what is not booked, for a stay that
 * is over, and where the hotel refuses
 */
export async function cancelBooking(
  parts: BookingParts,
  asker: BookingAsker,
  reference: string,
  agreedFee: Money,
): Promise<Booking> {
  const { account, provider } = asker
  const now = parts.clock()
  const found = await parts.database.forClient(account, provider.id, (scope) => openBooking(scope, account, reference))
  // Suppliers are not asked while a row is locked.
  const feeMinor = found.state === 'booked' ? await feeToAgree(parts, asker, found, agreedFee, now) : 0
  const toCancel = await parts.database.forClient(account, provider.id, (scope) =>
    keepWish(parts, scope, asker, reference, feeMinor, now),
  )
  if (toCancel) {
    await askToCancel(parts, asker, toCancel).catch((error: unknown) => {
      if (!isUnknown(error)) throw error
    })
  }
  return parts.database.forClient(account, provider.id, (scope) => openBooking(scope, account, reference))
}

/** What they agreed to, when that is what it costs. */
async function feeToAgree(parts: BookingParts, asker: BookingAsker, booking: Booking, agreed: Money, now: Date) {
  refuseOver(booking, now)
  const isAgreed = (feeMinor: number) => agreed.amountMinor === feeMinor && agreed.currency === booking.price.currency
  const feeMinor = feeAt(booking.ladder, now)
  if (isAgreed(feeMinor)) return feeMinor
  const leastMinor = await feeNow(parts, asker, booking, now)
  if (isAgreed(leastMinor)) return leastMinor
  throw noLonger('changed', 'agreedFee')
}

/** @returns what is to be cancelled now; undefined when it is cancelled already, or on its way */
async function keepWish(
  parts: BookingParts,
  scope: Scope,
  asker: BookingAsker,
  reference: string,
  feeMinor: number,
  now: Date,
): Promise<BookingRow | undefined> {
  const { account } = asker
  const booking = await openBooking(scope, account, reference, { forUpdate: true })
  if (booking.state === 'cancelled' || booking.state === 'cancelling') return undefined
  refuseOver(booking, now)
  await refuseChanging(scope, account, booking.reference, 'reference')
  return writeWish(parts, scope, asker, booking, ['cancel', { feeMinor }])
}
