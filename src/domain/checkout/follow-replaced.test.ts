// A booking of an order that was changed into another one: the order goes on with what it became, at its own policy.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookings } from '#domain/bookings/tables.ts'
import { readOrderMoney } from '#domain/payments/read-ledger.ts'
import { newId } from '#kernel/id.ts'
import { openSampleOrders, type SampleOrders } from '#tests/support/sample-orders.ts'
import type { WholeOrder } from './find-order.ts'

let orders: SampleOrders

beforeAll(async () => {
  orders = await openSampleOrders()
})
afterAll(() => orders.close())

const policy = [{ until: null, feeMinor: 12_300 }]

/** As a change leaves it behind: the booking of before, and beside it what it became, in that state. */
async function change(whole: WholeOrder, state: 'booked' | 'booking') {
  const [item] = whole.items
  if (!item) throw new Error('no item')
  return orders.database.forProvider(whole.order.providerId, async (scope) => {
    const [row] = await scope.rows(bookings, eq(bookings.id, item.bookingId))
    if (!row) throw new Error('no booking')
    await scope.update(bookings, { state: 'replaced' }, eq(bookings.id, row.id))
    const { providerId: _, ...own } = row
    const id = newId()
    const fresh = { id, reference: `H-${id.slice(-8).toUpperCase()}`, replaces: row.reference, state, policy }
    await scope.insert(bookings, [{ ...own, ...fresh, supplierKey: id, idempotencyKey: id, orderId: null }])
    return id
  })
}
const placed = async () => {
  const who = await orders.client()
  return { who, whole: await orders.pay(await orders.open(['hotel'], who), 'authorized', who) }
}

test('the item goes on as what the booking became, with its policy, and what was paid stays as it is', async () => {
  const { who, whole } = await placed()
  const id = await change(whole, 'booked')
  await orders.advance(whole)
  const after = await orders.read(whole, who)
  expect(after.order.state).toBe('placed')
  expect(after.items).toMatchObject([{ bookingId: id, state: 'booked', policy, booking: { orderId: whole.order.id } }])
  const money = await orders.database.forProvider(whole.order.providerId, (scope) =>
    readOrderMoney(scope, whole.order.id),
  )
  expect(money).toMatchObject({ chargedMinor: 30_000, paidMinor: 30_000, refundedMinor: 0 })
})

test('while the change is not made yet the item stays with the booking of before', async () => {
  const { who, whole } = await placed()
  await change(whole, 'booking')
  await orders.advance(whole)
  const after = await orders.read(whole, who)
  expect(after.items.map(({ bookingId, state }) => [bookingId, state])).toEqual(
    whole.items.map(({ bookingId }) => [bookingId, 'booked']),
  )
})
