// Books what a client holds, at the price and the terms that they agreed to: their word is kept first, then the supplier is asked.
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import type { Money } from '#kernel/money.ts'
import { askToBook } from './ask-to-book.ts'
import { type Booking, type BookingRow, stateAt } from './booking.ts'
import { type BookingAsker, type BookingParts, isUnknown, noLonger } from './booking-parts.ts'
import { bookingSteps } from './booking-states.ts'
import { canBook } from './hotel.ts'
import type { GuestName } from './hotel-supplier.ts'
import type { Ladder } from './ladder.ts'
import { openBooking } from './open-booking.ts'
import { lockBefore, refuseChanging } from './pending-changes.ts'
import { refuseOffer } from './refuse-offer.ts'
import { writeWish } from './write-wish.ts'

export type Agreement = {
  lead: GuestName & { email: string; phone: string }
  /** One for each room. */
  guests: GuestName[]
  remarks: string
  agreed: { total: Money; ladder: Ladder }
}

/**
 * Again is no fault, and asks nobody again. Where the supplier does not answer, it stays `booking` until the job has found out.
 * @throws Fault not-found; no-longer-possible once the hold is over, where the supplier refuses, for what has to be paid in advance,
 * for a change of what is not booked any more or is being changed already, and where another price or other terms were agreed to;
 * invalid-input where guests are missing
 */
export async function confirmBooking(
  parts: BookingParts,
  asker: BookingAsker,
  reference: string,
  agreement: Agreement,
): Promise<Booking> {
  const { account, provider } = asker
  const isToBook = await parts.database.forClient(account, provider.id, (scope) =>
    keepAgreement(parts, scope, asker, reference, agreement),
  )
  if (isToBook) {
    await askToBook(parts, asker, isToBook).catch((error: unknown) => {
      if (!isUnknown(error)) throw error
    })
  }
  return parts.database.forClient(account, provider.id, (scope) => openBooking(scope, account, reference))
}

/** @returns what is to be booked now; undefined when it is booked already, or on its way */
async function keepAgreement(
  parts: BookingParts,
  scope: Scope,
  asker: BookingAsker,
  reference: string,
  { agreed, ...details }: Agreement,
): Promise<BookingRow | undefined> {
  const { account } = asker
  const before = await lockBefore(scope, account, await openBooking(scope, account, reference))
  const now = parts.clock()
  const booking = await openBooking(scope, account, reference, { forUpdate: true })
  const state = stateAt(booking, now)
  if (booking.state === 'booked' || booking.state === 'booking') return undefined
  if (booking.refusal !== '') throw refuseOffer(booking.refusal)
  if (bookingSteps[state].book === null) throw state === 'expired' ? refuseOffer('hold-expired') : noLonger(state)
  refuseUnfit(booking, details.guests, agreed)
  if (booking.insteadOf !== null) {
    if (before?.state !== 'booked') throw noLonger(before?.state ?? 'gone', 'insteadOf')
    await refuseChanging(scope, account, booking.insteadOf, 'insteadOf')
  }
  return writeWish(parts, scope, asker, booking, ['book', { ...details, agreedAt: now }])
}

function refuseUnfit(booking: Booking, guests: GuestName[], { total, ladder }: Agreement['agreed']): void {
  const { price, plan, rooms } = booking
  if (!canBook(plan)) throw noLonger('not-payable', 'offer')
  if (guests.length !== rooms.length) {
    const [path, reason] =
      guests.length < rooms.length ? [`guests.${guests.length}`, 'required'] : ['guests', 'too-many']
    throw new Fault('invalid-input', 'Each room has one guest who is named.', { fields: [{ path, reason }] })
  }
  const isAgreed =
    total.amountMinor === price.totalMinor && total.currency === price.currency && isSameLadder(ladder, booking.ladder)
  if (!isAgreed) throw noLonger('changed', 'agreed')
}

const isSameLadder = (one: Ladder, other: Ladder): boolean =>
  one.length === other.length &&
  one.every(({ until, feeMinor }, at) => {
    const step = other[at]
    return step?.feeMinor === feeMinor && momentOf(step.until) === momentOf(until)
  })
const momentOf = (until: string | null) => until && Date.parse(until)
