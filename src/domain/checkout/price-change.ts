// Prices a change of an item of an order at the rates of the order, against what the ledger says of it.
import type { Scope } from '#db/scope.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import { type BookingCaller, noLonger } from '#domain/bookings/booking-parts.ts'
import { fitDown } from '#domain/payments/gateway-amounts.ts'
import { readOrderMoney } from '#domain/payments/read-ledger.ts'
import { plainDate } from '#kernel/clock.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import type { OrderItem, WholeOrder } from './find-order.ts'
import { readGivable } from './give-back.ts'
import { convertAt } from './locked-rates.ts'
import { mergePolicies } from './merge-policies.ts'
import type { QuotedChange } from './order-change.ts'
import { isKept, itemPolicy } from './order-totals.ts'
import { planInstalments } from './plan-instalments.ts'
import { duesOf } from './price-order.ts'
import { sumChange } from './sum-change.ts'

/**
 * The order keeps the rates that it was placed at: what costs the same costs nothing to change.
 * @param booking that is to take the place of the item's
 * @throws Fault no-longer-possible (`currency`) for what is sold in another one
 */
export async function priceChange(
  parts: Pick<CheckoutParts, 'bookables' | 'clock'>,
  scope: Scope,
  { provider }: Pick<BookingCaller, 'provider'>,
  { order, items }: WholeOrder,
  item: OrderItem,
  booking: Booking,
): Promise<QuotedChange> {
  const { currency: own } = item.price
  const { currency, rates } = order
  if (booking.price.currency !== own) throw noLonger('currency', 'answers')
  const today = plainDate(parts.clock(), provider.location.timeZone)
  const convert = (amountMinor: number) => convertAt(rates, { amountMinor, currency: own }, currency)
  const plan = planInstalments(duesOf(parts.bookables, booking, today), convert, today)
  const feesOf = (amountMinor: number) => fitDown(convert(amountMinor))
  const changeFeeMinor = item.changeFeeMinor + booking.changeFeeMinor
  const { chargedMinor } = await readOrderMoney(scope, order.id, item.id)
  const givable = await readGivable(scope, order.id)
  const paidMinor = givable.reduce((sum, one) => sum + (one.itemId === item.id ? one.leftMinor : 0), 0)
  const { totalMinor, onSiteMinor } = item
  const from = { totalMinor, onSiteMinor, chargedMinor, paidMinor, feesMinor: feesOf(item.changeFeeMinor) }
  const sums = sumChange(from, plan, feesOf(changeFeeMinor))
  const { price, policy } = booking
  const changed = { ...item, price, policy, changeFeeMinor, totalMinor: sums.totalMinor, onSiteMinor: sums.onSiteMinor }
  const kept = items.filter(isKept).map((one) => (one.id === item.id ? changed : one))
  return {
    ...sums,
    policy: itemPolicy(changed, order),
    orderPolicy: mergePolicies(kept.map((one) => itemPolicy(one, order))),
  }
}
