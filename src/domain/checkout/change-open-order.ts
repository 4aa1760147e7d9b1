// What a client changes of an order that they have not agreed to yet: what is in it, what it is charged in, and its rates once they ended.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { type BookingCaller, noLonger } from '#domain/bookings/booking-parts.ts'
import { releaseHold } from '#domain/bookings/release-hold.ts'
import type { CheckoutParts } from './checkout-parts.ts'
import { findOrder, type OrderRow, readWholeOrder, type WholeOrder } from './find-order.ts'
import { areRatesGood, priceOrder, ratesFor } from './price-order.ts'
import { orderItems, orderTravellers } from './tables.ts'

/**
 * Takes an item out and gives back what is held of it. Idempotent.
 * @throws Fault not-found; no-longer-possible once it is being paid or was paid
 */
export async function takeOutItem(
  parts: CheckoutParts,
  caller: BookingCaller,
  { order: reference, item: itemId }: { order: string; item: string },
): Promise<WholeOrder> {
  const before = await readOpen(parts, caller, reference)
  const left = before.items.filter(({ id }) => id !== itemId)
  const taken = before.items.find(({ id }) => id === itemId)
  if (!taken) return before
  const { currency } = before.order
  const rates = await ratesFor(parts, left, currency)
  const after = await changeOpen(parts, caller, reference, async (scope, order) => {
    await scope.remove(orderItems, eq(orderItems.id, itemId))
    await forgetItem(scope, order.id, itemId)
    return priceOrder(parts, scope, caller, order, { currency, rates })
  })
  await releaseHold(parts, caller, taken.booking.reference)
  return after
}

/**
 * Another currency to be charged in, at rates from now on.
 * @throws Fault not-found; no-longer-possible once it is being paid or was paid; unavailable where there is no rate
 */
export async function chooseOrderCurrency(
  parts: CheckoutParts,
  caller: BookingCaller,
  { order: reference, currency }: { order: string; currency: string },
): Promise<WholeOrder> {
  const { items } = await readOpen(parts, caller, reference)
  const rates = await ratesFor(parts, items, currency)
  return changeOpen(parts, caller, reference, (scope, order) =>
    priceOrder(parts, scope, caller, order, { currency, rates }),
  )
}

/**
 * Asks for rates anew where those of an open order ended: another revision, which has to be agreed to. What is being paid keeps the
 * rates that were agreed to, whatever the clock says.
 */
export async function requoteOrder(
  parts: CheckoutParts,
  caller: BookingCaller,
  reference: string,
): Promise<WholeOrder> {
  const { account, provider } = caller
  const found = await parts.database.forClient(account, provider.id, async (scope) =>
    readWholeOrder(scope, await findOrder(scope, account, reference)),
  )
  if (found.order.state !== 'open' || areRatesGood(found, parts.clock())) return found
  const { currency } = found.order
  const rates = await ratesFor(parts, found.items, currency)
  return parts.database.forClient(account, provider.id, async (scope) => {
    const order = await findOrder(scope, account, reference, { forUpdate: true })
    const whole = await readWholeOrder(scope, order)
    if (order.state !== 'open' || order.revision !== found.order.revision) return whole
    return readWholeOrder(scope, await priceOrder(parts, scope, caller, order, { currency, rates }))
  })
}

async function readOpen(parts: CheckoutParts, { account, provider }: BookingCaller, reference: string) {
  return parts.database.forClient(account, provider.id, async (scope) => {
    const order = await findOrder(scope, account, reference)
    if (order.state !== 'open') throw noLonger(order.state, 'order')
    return readWholeOrder(scope, order)
  })
}

function changeOpen(
  parts: CheckoutParts,
  { account, provider }: BookingCaller,
  reference: string,
  change: (scope: Scope, order: OrderRow) => Promise<OrderRow>,
): Promise<WholeOrder> {
  return parts.database.forClient(account, provider.id, async (scope) => {
    const order = await findOrder(scope, account, reference, { forUpdate: true })
    if (order.state !== 'open') throw noLonger(order.state, 'order')
    const changed = await change(scope, order)
    await writeAudit(scope, account, byClient('change', 'order', order.reference), parts.clock())
    return readWholeOrder(scope, changed)
  })
}

/** Nobody travels on it any more. */
async function forgetItem(scope: Scope, orderId: string, itemId: string): Promise<void> {
  const travellers = await scope.rows(orderTravellers, eq(orderTravellers.orderId, orderId))
  for (const { id, itemIds } of travellers.filter((one) => one.itemIds.includes(itemId)))
    await scope.update(
      orderTravellers,
      { itemIds: itemIds.filter((one) => one !== itemId) },
      eq(orderTravellers.id, id),
    )
}
