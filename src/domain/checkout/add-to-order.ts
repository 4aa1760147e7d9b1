// Puts what a client holds into their order, which is made where there is none: one open order at a time.
import { and, eq } from 'drizzle-orm'
import { advisoryLock } from '#db/advisory-lock.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { kindOf } from '#domain/bookings/bookable.ts'
import { type Booking, stateAt } from '#domain/bookings/booking.ts'
import { type BookingCaller, noLonger } from '#domain/bookings/booking-parts.ts'
import { openBooking } from '#domain/bookings/open-booking.ts'
import { releaseHold } from '#domain/bookings/release-hold.ts'
import { newId, newReference } from '#kernel/id.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { isOpenOrder, isOrderOf, type OrderRow, readWholeOrder, type WholeOrder } from './find-order.ts'
import { isCovered, priceOrder, ratesFor } from './price-order.ts'
import { orderItems, orders } from './tables.ts'

export type AddToOrder = {
  /** Of the booking that is held. */
  booking: string
  /** What the order is to be charged in; left out: as it is, or for the first item the currency that it is sold in. */
  currency?: string | undefined
  /** The booking in the order whose place it takes: this one is theirs first, then the other is given back. */
  insteadOf?: string | undefined
  language: string
}

/** At most so much at once: a journey, not a shop. */
export const itemsAtOnce = 12

/**
 * Idempotent: what is in it already stays as it is.
 * @throws Fault not-found; no-longer-possible for what is not held any more, while the order is being paid (`paying`), and for what is
 * in another order; unavailable where there is no rate
 */
export async function addToOrder(parts: CheckoutParts, caller: BookingCaller, wanted: AddToOrder): Promise<WholeOrder> {
  const { account, provider } = caller
  const before = await parts.database.forClient(account, provider.id, async (scope) => ({
    booking: await openBooking(scope, account, wanted.booking),
    order: await findOpen(scope, caller),
  }))
  const { booking, order } = before
  const items = order ? order.items : []
  if (items.some(({ bookingId }) => bookingId === booking.id) && order) return order
  const currency = wanted.currency ?? order?.order.currency ?? booking.price.currency
  const rates = await ratesFor(parts, [...items, booking], currency)
  const added = await parts.database.forClient(account, provider.id, async (scope) => {
    await advisoryLock(scope.transaction, `order of ${account.poolId} ${account.sub} at ${provider.id}`)
    const open = await lockOpen(parts, scope, caller, { ...wanted, currency })
    const kept = await readWholeOrder(scope, open)
    // Somebody else put something in meanwhile that these rates are not for.
    if (!kept.items.every((item) => isCovered(rates, item, currency))) throw noLonger('changed', 'revision')
    await putIn(parts, scope, caller, kept, wanted)
    const priced = await priceOrder(parts, scope, caller, open, { currency, rates })
    await writeAudit(scope, account, byClient('change', 'order', priced.reference), parts.clock())
    return readWholeOrder(scope, priced)
  })
  // Only now: until the new one is theirs, the one before stays.
  if (wanted.insteadOf !== undefined) await releaseHold(parts, caller, wanted.insteadOf)
  return added
}

/** The one that is open, or being paid. */
export async function findOpen(scope: Scope, { account }: BookingCaller): Promise<WholeOrder | undefined> {
  const [order] = await scope.rows(orders, and(isOrderOf(account), isOpenOrder))
  return order && readWholeOrder(scope, order)
}

async function lockOpen(
  parts: CheckoutParts,
  scope: Scope,
  { account, origin }: BookingCaller,
  { currency, language }: AddToOrder & { currency: string },
): Promise<OrderRow> {
  const [found] = await scope.rows(orders, and(isOrderOf(account), isOpenOrder), { forUpdate: true })
  if (found?.state === 'paying') throw noLonger('paying', 'order')
  if (found) return found
  const whose = { clientPoolId: account.poolId, clientSub: account.sub }
  const made = { id: newId(), reference: newReference('O'), state: 'open' as const, createdAt: parts.clock() }
  const [order] = await scope.insert(orders, [{ ...made, ...whose, currency, rates: [], language, origin }])
  if (!order) throw noLonger('changed', 'order')
  return order
}

async function putIn(
  parts: CheckoutParts,
  scope: Scope,
  { account }: BookingCaller,
  { order, items }: WholeOrder,
  { booking: reference, insteadOf }: AddToOrder,
): Promise<void> {
  const booking = await openBooking(scope, account, reference, { forUpdate: true })
  const state = stateAt(booking, parts.clock())
  if (state !== 'held') throw noLonger(state, 'booking')
  const [elsewhere] = await scope.rows(orderItems, eq(orderItems.bookingId, booking.id))
  const changed = booking.replaces === null ? null : await openBooking(scope, account, booking.replaces)
  // A change of what another order paid for is paid there.
  if (elsewhere || (changed && changed.orderId !== null)) throw noLonger('in-order', 'booking')
  const left = items.find((item) => item.booking.reference === insteadOf?.trim().toUpperCase())
  if (insteadOf !== undefined && !left) throw noLonger('gone', 'insteadOf')
  // What they typed for the one before, and who travels on it, is typed for this one.
  if (left) {
    await scope.update(orderItems, itemOf(parts, booking), eq(orderItems.id, left.id))
    return
  }
  if (items.length >= itemsAtOnce) throw noLonger('full', 'order')
  const position = Math.max(-1, ...items.map((item) => item.position)) + 1
  await scope.insert(orderItems, [{ ...itemOf(parts, booking), id: newId(), orderId: order.id, position }])
}

function itemOf({ bookables }: CheckoutParts, booking: Booking) {
  const { price, policy } = booking
  const { isEssential } = kindOf(bookables, booking)
  return { bookingId: booking.id, state: 'pending' as const, isEssential, price, policy, totalMinor: 0, onSiteMinor: 0 }
}
