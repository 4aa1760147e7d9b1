// Prices everything in an open order anew: in its currency, at rates that are locked from now on.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { kindOf } from '#domain/bookings/bookable.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import { fitsGateway } from '#domain/payments/gateway-amounts.ts'
import { plainDate } from '#kernel/clock.ts'
import { newId } from '#kernel/id.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { type OrderRow, readWholeOrder, type WholeOrder } from './find-order.ts'
import { convertAt, lockRates, ratesEnd } from './locked-rates.ts'
import { changeOrder } from './move-order.ts'
import type { LockedRate } from './order.ts'
import { planInstalments } from './plan-instalments.ts'
import { orderInstalments, orderItems } from './tables.ts'

/** No rate that an order needs is over, each that it needs is there, and a gateway takes each amount that came of them. */
export function areRatesGood({ order, items, instalments }: WholeOrder, now: Date): boolean {
  const end = ratesEnd(order.rates)
  const isFitting = instalments.every(({ amountMinor }) => fitsGateway({ amountMinor, currency: order.currency }))
  return isFitting && (end === null || end > now) && items.every((item) => isCovered(order.rates, item, order.currency))
}

export const isCovered = (
  rates: readonly LockedRate[],
  { price }: { price: { currency: string } },
  currency: string,
): boolean => price.currency === currency || rates.some(({ from, to }) => from === price.currency && to === currency)

/** Before the transaction that writes them: whoever gives rates may be far away. */
export const ratesFor = (
  { exchange, clock }: Pick<CheckoutParts, 'exchange' | 'clock'>,
  items: readonly { price: { currency: string } }[],
  currency: string,
): Promise<LockedRate[]> =>
  lockRates(
    exchange,
    items.map(({ price }) => price.currency),
    currency,
    clock(),
  )

/**
 * In the transaction of what changed it: every item and instalment, and another revision of the order.
 * @param order locked, and open
 */
export async function priceOrder(
  { bookables, clock }: Pick<CheckoutParts, 'bookables' | 'clock'>,
  scope: Scope,
  { provider }: Pick<BookingCaller, 'provider'>,
  order: OrderRow,
  { currency, rates }: { currency: string; rates: LockedRate[] },
): Promise<OrderRow> {
  const changed = await changeOrder(scope, order, { currency, rates })
  const { items } = await readWholeOrder(scope, changed)
  await scope.remove(orderInstalments, eq(orderInstalments.orderId, order.id))
  const today = plainDate(clock(), provider.location.timeZone)
  for (const { id: itemId, booking, price } of items) {
    const convert = (amountMinor: number) => convertAt(rates, { amountMinor, currency: price.currency }, currency)
    const { totalMinor, onSiteMinor, instalments } = planInstalments(duesOf(bookables, booking, today), convert, today)
    await scope.update(orderItems, { totalMinor, onSiteMinor }, eq(orderItems.id, itemId))
    const rows = instalments.map((one, position) => ({ ...one, id: newId(), orderId: order.id, itemId, position }))
    await scope.insert(orderInstalments, rows)
  }
  return changed
}

export function duesOf(bookables: CheckoutParts['bookables'], booking: Booking, today: string) {
  const kind = kindOf(bookables, booking)
  return kind.dues(kind.request.parse(booking.request), kind.item.parse(booking.item), today)
}
