// Books what a client holds, at the price and the policy that they agreed to: their intent is kept first, then the supplier is asked.
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import type { Money } from '#kernel/money.ts'
import { askToBook } from './ask-supplier.ts'
import { type Bookable, kindOf } from './bookable.ts'
import { type Booking, type BookingRow, stateAt } from './booking.ts'
import { type BookingCaller, type BookingParts, noLonger, offerRefused } from './booking-parts.ts'
import { bookingTransitions } from './booking-states.ts'
import { type CancellationPolicy, isSamePolicy } from './cancellation-policy.ts'
import type { Contact } from './contact.ts'
import { findBookingRow, openBooking, openBookingById } from './open-booking.ts'
import { beginOperation } from './operations.ts'
import { lockReplaced, refuseChanging } from './pending-changes.ts'
import { unmetRequirements } from './requirement.ts'

export type Agreement = {
  contact: Contact
  /** As the kind's own shape reads them. */
  details: unknown
  agreed: { total: Money; policy: CancellationPolicy }
}

/** The order that takes the money: what has to be paid in advance is booked by one alone. */
export type Payment = { orderId: string }

/**
 * Idempotent: a repeat asks nobody. Where the supplier does not answer, it stays `booking` until the job has found out.
 * @throws Fault not-found; no-longer-possible once the hold is over, where the supplier refuses, for what has to be paid in advance
 * without an order, for a change of what is not booked any more or is being changed already, and where another price or policy was
 * agreed to; invalid-input where something is missing that the supplier needs
 */
export async function confirmBooking(
  parts: BookingParts,
  caller: BookingCaller,
  reference: string,
  agreement: Agreement,
  payment?: Payment,
): Promise<Booking> {
  const { account, provider } = caller
  const { id, toBook } = await parts.database.forClient(account, provider.id, (scope) =>
    keepAgreement(parts, scope, caller, reference, agreement, payment),
  )
  const asked = toBook && (await askToBook(parts, caller, toBook))
  if (asked?.is === 'refused') throw offerRefused(asked.reason)
  return parts.database.forClient(account, provider.id, (scope) => openBookingById(scope, account, id))
}

/** @returns what is to be booked now; undefined when it is booked already, or on its way */
async function keepAgreement(
  parts: BookingParts,
  scope: Scope,
  caller: BookingCaller,
  reference: string,
  { agreed, contact, details }: Agreement,
  payment: Payment | undefined,
): Promise<{ id: string; toBook?: BookingRow }> {
  const { account, kind: only } = caller
  const found = await openBooking(scope, account, reference, { kind: only })
  const before = await lockReplaced(scope, account, found)
  const now = parts.clock()
  const booking = await openBooking(scope, account, reference, { forUpdate: true })
  const { id } = booking
  if (booking.state === 'booked' || booking.state === 'booking') return { id }
  const changed = booking.replacedBy && (await findBookingRow(scope, account, booking.replacedBy))
  // A change that was booked has the reference of what it replaced: this is the repeat of its confirmation.
  if (changed && changed.supplierKey === booking.reference) return { id: changed.id }
  if (booking.refusal !== '') throw offerRefused(booking.refusal)
  const state = stateAt(booking, now)
  if (bookingTransitions[state].book === null)
    throw state === 'expired' ? offerRefused('hold-expired') : noLonger(state)
  const kind = kindOf(parts.bookables, booking)
  if (!payment && !kind.isBookableHere(kind.item.parse(booking.item))) throw noLonger('not-payable', 'offer')
  refuseUnfit(kind, booking, { contact, details, agreed })
  if (booking.replaces !== null) {
    if (before?.state !== 'booked') throw noLonger(before?.state ?? 'gone', 'replaces')
    // What was paid for it would not follow.
    if (before.orderId !== null && before.orderId !== payment?.orderId) throw noLonger('in-order', 'replaces')
    await refuseChanging(scope, account, booking.replaces, 'replaces')
  }
  const written = { contact, details: kind.details.parse(details), agreedAt: now, ...payment }
  return { id, toBook: await beginOperation(parts, scope, caller, booking, ['book', written]) }
}

function refuseUnfit(
  kind: Bookable,
  { request, item, price, policy }: Booking,
  { contact, details, agreed }: Agreement,
): void {
  const held = kind.item.parse(item)
  const fields = unmetRequirements(kind.requirements(kind.request.parse(request), held), { contact, details })
  if (fields.length > 0) throw new Fault('invalid-input', 'The supplier needs more to know.', { fields })
  const { total } = agreed
  const isAgreed =
    total.amountMinor === price.totalMinor && total.currency === price.currency && isSamePolicy(agreed.policy, policy)
  if (!isAgreed) throw noLonger('changed', 'agreed')
}
