// Cancels a booking at the fee that its client was told: their intent is kept first, then the supplier is asked.
import type { Scope } from '#db/scope.ts'
import type { Money } from '#kernel/money.ts'
import { askToCancel } from './ask-supplier.ts'
import type { Booking, BookingRow } from './booking.ts'
import { type BookingCaller, type BookingParts, noLonger } from './booking-parts.ts'
import { feeAt } from './cancellation-policy.ts'
import { openBooking, openBookingById } from './open-booking.ts'
import { beginOperation } from './operations.ts'
import { refuseChanging } from './pending-changes.ts'
import { feeNow, refuseOver } from './quote-cancellation.ts'

/** `revision`: of the booking that the preview was made of; undefined where none was named. */
export type AgreedCancellation = { fee: Money; revision?: number | undefined }

/**
 * Idempotent: a repeat asks nobody. Where the supplier does not answer, it stays `cancelling` until the job has found out.
 * @throws Fault not-found; no-longer-possible where cancelling costs something else by now, where the booking is not the one that the
 * preview was made of, for what is not booked or over, and where the supplier refuses
 */
export async function cancelBooking(
  parts: BookingParts,
  caller: BookingCaller,
  reference: string,
  agreed: AgreedCancellation,
): Promise<Booking> {
  const { account, provider, kind } = caller
  const now = parts.clock()
  const found = await parts.database.forClient(account, provider.id, (scope) =>
    openBooking(scope, account, reference, { kind }),
  )
  // Suppliers are not asked while a row is locked.
  const feeMinor = found.state === 'booked' ? await feeToAgree(parts, caller, found, agreed, now) : 0
  const toCancel = await parts.database.forClient(account, provider.id, (scope) =>
    keepIntent(parts, scope, caller, found, feeMinor, now),
  )
  const asked = toCancel && (await askToCancel(parts, caller, toCancel))
  if (asked?.is === 'refused') throw noLonger('refused')
  return parts.database.forClient(account, provider.id, (scope) => openBookingById(scope, account, found.id))
}

/** What they agreed to, when that is what it costs. */
async function feeToAgree(
  parts: BookingParts,
  caller: BookingCaller,
  booking: Booking,
  { fee, revision }: AgreedCancellation,
  now: Date,
) {
  refuseOver(parts, booking, now)
  if (revision !== undefined && revision !== booking.revision) throw noLonger('changed', 'revision')
  const isAgreed = (feeMinor: number) => fee.amountMinor === feeMinor && fee.currency === booking.price.currency
  const feeMinor = feeAt(booking.policy, now)
  if (isAgreed(feeMinor)) return feeMinor
  const leastMinor = await feeNow(parts, caller, booking, now)
  if (isAgreed(leastMinor)) return leastMinor
  throw noLonger('changed', 'agreedFee')
}

/** @returns what is to be cancelled now; undefined when it is cancelled already, or on its way */
async function keepIntent(
  parts: BookingParts,
  scope: Scope,
  caller: BookingCaller,
  found: Booking,
  feeMinor: number,
  now: Date,
): Promise<BookingRow | undefined> {
  const { account } = caller
  // By its id: a change may have given its reference to another stay meanwhile.
  const booking = await openBookingById(scope, account, found.id, { forUpdate: true })
  if (booking.state === 'cancelled' || booking.state === 'cancelling') return undefined
  if (booking.revision !== found.revision) throw noLonger('changed', 'revision')
  refuseOver(parts, booking, now)
  await refuseChanging(scope, account, booking.reference, 'reference')
  return beginOperation(parts, scope, caller, booking, ['cancel', { feeMinor }])
}
