// Asks a supplier once more for a hold that ended: at the same price and policy, or not at all.
import { and, eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import { newReference } from '#kernel/id.ts'
import { done, type Outcome, refused } from '#kernel/outcome.ts'
import { readStatus, record } from './ask-supplier.ts'
import { type Bookable, kindOf } from './bookable.ts'
import { type Booking, stateAt } from './booking.ts'
import { type BookingCaller, type BookingParts, supplierOf } from './booking-parts.ts'
import type { BookingPrice } from './booking-price.ts'
import type { BookedAt, Held } from './booking-supplier.ts'
import { type CancellationPolicy, isSamePolicy } from './cancellation-policy.ts'
import { clinicOf } from './clinic-of.ts'
import { readReplaced } from './hold-booking.ts'
import { moveBooking, openBooking, openBookingById } from './open-booking.ts'
import { recordBooked } from './record-outcome.ts'
import { bookings } from './tables.ts'

/**
 * What stands is returned as it is: held, being booked, or booked. Of a hold that ended the supplier is asked anew under another key,
 * which is written down first; what was held under the one before is given back. Safe to repeat.
 * @returns refused with the supplier's reason, with `changed` where it costs something else by now or has other terms, and with the
 * state of what the client gave back or the supplier refused for another reason than its time
 * @throws Fault not-found
 */
export async function holdAgain(
  parts: BookingParts,
  caller: BookingCaller,
  reference: string,
): Promise<Outcome<Booking>> {
  const { account, provider } = caller
  const now = parts.clock()
  const found = await parts.database.forClient(account, provider.id, (scope) => openBooking(scope, account, reference))
  if (['booking', 'booked'].includes(found.state) || stateAt(found, now) === 'held') return done(found)
  if (!hasEnded(found, now)) return refused(found.refusal || found.state)
  const booked = await findBooked(parts, caller, found)
  if (booked) return booked
  const supplier = supplierOf(parts, found)
  const clinic = clinicOf(provider)
  const kind = kindOf(parts.bookables, found)
  // First, so that what it still keeps can be had again.
  await supplier.release(clinic, found.supplierKey)
  const { row, replaces } = await parts.database.forClient(account, provider.id, (scope) =>
    takeNewKey(scope, caller, kind, found),
  )
  if (!row) return holdAgain(parts, caller, reference)
  const hold = { reference: row.supplierKey, request: kind.request.parse(row.request), replaces }
  const outcome = await supplier.hold(clinic, hold)
  if (outcome.is !== 'done') return outcome
  const kept = isSameOffer(kind, row, outcome.value) && (await keepHeldAgain(parts, caller, kind, row, outcome.value))
  if (kept) return done(kept)
  await supplier.release(clinic, row.supplierKey)
  return refused('changed')
}

/** Its time was over, and nothing else: what the client gave back is not taken again. */
const hasEnded = (booking: Booking, now: Date): boolean =>
  (booking.state === 'held' && stateAt(booking, now) === 'expired') ||
  (booking.state === 'refused' && booking.refusal === 'hold-expired')

/** A late yes to the call that was taken for lost: then there is nothing to hold. Undefined where it is not booked. */
async function findBooked(
  parts: BookingParts,
  caller: BookingCaller,
  booking: Booking,
): Promise<Outcome<Booking> | undefined> {
  if (booking.state !== 'refused') return undefined
  const { account, provider } = caller
  const askedAt = parts.clock()
  const status = await readStatus(parts, caller, booking).catch((error: unknown) => {
    if (error instanceof Fault && error.code === 'unavailable') return 'unknown' as const
    throw error
  })
  if (status === 'unknown') return { is: 'unknown', sent: 'no' }
  if (status?.state !== 'booked') return undefined
  const known = { at: parts.clock(), askedAt }
  await record(parts, caller, (scope) => recordBooked(scope, account, booking, status, known))
  return done(
    await parts.database.forClient(account, provider.id, (scope) => openBookingById(scope, account, booking.id)),
  )
}

/** Of all who try at once one has its key written down; the others look again. */
async function takeNewKey(scope: Scope, caller: BookingCaller, kind: Bookable, booking: Booking) {
  const isAsItWas = and(eq(bookings.supplierKey, booking.supplierKey), eq(bookings.state, booking.state))
  const supplierKey = newReference(kind.prefix)
  const [updated] = await scope.update(bookings, { supplierKey }, and(eq(bookings.id, booking.id), isAsItWas))
  const replaces: BookedAt | null = await readReplaced(scope, caller, booking)
  return { row: updated && { ...booking, supplierKey }, replaces }
}

function isSameOffer(kind: Bookable, { price, policy, changeFeeMinor }: Booking, held: Held<unknown>): boolean {
  const item = kind.item.parse(held.item)
  const [priceNow, policyNow] = [kind.price(item), kind.policy(item)]
  return isSamePrice(price, priceNow) && isRestOf(policy, policyNow) && held.changeFeeMinor <= changeFeeMinor
}

const isSamePrice = (one: BookingPrice, other: BookingPrice): boolean =>
  one.currency === other.currency && one.totalMinor === other.totalMinor && one.onSiteMinor === other.onSiteMinor

/** Steps that are over by now are not in the later one. */
const isRestOf = (policy: CancellationPolicy, later: CancellationPolicy): boolean =>
  isSamePolicy(policy.slice(-later.length), later)

/** The price and the policy stay those that were agreed to. Undefined where somebody else was faster. */
async function keepHeldAgain(
  parts: BookingParts,
  caller: BookingCaller,
  kind: Bookable,
  row: Booking,
  { item, holdId, heldUntil, changeFeeMinor, evidence }: Held<unknown>,
): Promise<Booking | undefined> {
  const { account, provider } = caller
  const heldAt = parts.clock()
  const kept = { item: kind.item.parse(item), holdId, heldUntil, changeFeeMinor, evidence, heldAt, refusal: '' }
  return parts.database.forClient(account, provider.id, async (scope) => {
    const locked = await openBookingById(scope, account, row.id, { forUpdate: true })
    if (locked.supplierKey !== row.supplierKey || locked.state !== row.state) return undefined
    const moved = await moveBooking(scope, row, row.state, 'hold', kept)
    return moved && openBookingById(scope, account, row.id)
  })
}
