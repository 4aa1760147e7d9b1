// What goes wrong in a checkout with live money, each as it would happen: rates, holds, clocks and names while a payment is on its way.

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { holdMs } from '#domain/bookings/booking.ts'
import { orderProblems } from '#tests/support/order-problems.ts'
import {
  openSampleOrders,
  type SampleOrders,
  sampleTravellers,
  toldHotel,
  toldProcedure,
} from '#tests/support/sample-orders.ts'
import type { ToldStay } from '#tests/support/told-kind.ts'
import { addToOrder } from './add-to-order.ts'
import { advanceOrder } from './advance-order.ts'
import { cancelOrder, quoteCancelOrder } from './cancel-order.ts'
import { chooseOrderCurrency, requoteOrder, takeOutItem } from './change-open-order.ts'
import type { WholeOrder } from './find-order.ts'
import { nameTravellers } from './name-travellers.ts'
import { orderInstalments, orderSteps } from './tables.ts'

let orders: SampleOrders

beforeAll(async () => {
  orders = await openSampleOrders({ kinds: [toldProcedure, { ...toldHotel, stock: 2 }] })
})

afterAll(() => orders.close())

// So much may be held within an hour.
beforeEach(() => orders.pass(3_600_000))

const keyOf = ({ order }: WholeOrder) => ({ providerId: order.providerId, orderId: order.id })
const advance = (open: WholeOrder) => advanceOrder(orders.parts, keyOf(open))
const stayOf = async ({ items }: WholeOrder, kind: string) => {
  const booking = items.find((item) => item.booking.kind === kind)?.booking
  return orders.world.read<ToldStay>(`stay ${kind} ${booking?.supplierKey}`)
}

test('rates are not asked for anew while a payment is being confirmed: what was agreed to is what is charged', async () => {
  const who = await orders.client()
  const open = await orders.open(['procedure'], who)
  const inDirhams = await chooseOrderCurrency(orders.parts, who, { order: open.order.reference, currency: 'AED' })
  const { payment } = await orders.agree(inDirhams, {}, who)
  expect(payment?.amountMinor).toBe(40_000)
  // The rates end while the payer proves who they are.
  orders.pass(2 * 3_600_000)
  const after = await requoteOrder(orders.parts, who, open.order.reference)
  expect(after.order).toMatchObject({
    state: 'paying',
    revision: inDirhams.order.revision,
    rates: inDirhams.order.rates,
  })
  await orders.gateway.pay(payment?.id ?? '')
  await advance(open)
  expect(await orders.gateway.paymentOf(payment?.id ?? '')).toMatchObject({ capturedMinor: 40_000, captures: 1 })
})

test('a price that comes to odd fils in dinars is paid, and its refund is given at once', async () => {
  const who = await orders.client()
  const open = await orders.open(['procedure', 'hotel'], who)
  const inDinars = await chooseOrderCurrency(orders.parts, who, { order: open.order.reference, currency: 'KWD' })
  expect((await orders.pay(inDinars, 'authorized', who)).order.state).toBe('placed')
  const what = { order: open.order.reference }
  // 33.333 and 100 dinars were due, and 50.00 euros, or 16.667 dinars, are kept.
  const quote = await quoteCancelOrder(orders.parts, who, what)
  expect(quote).toMatchObject({ currency: 'KWD', feeMinor: 16_660, refundMinor: 116_670 })
  const agreedFee = { amountMinor: quote.feeMinor, currency: quote.currency }
  await cancelOrder(orders.parts, who, { ...what, agreedFee, revision: quote.revision })
  await orders.settle()
  const after = await orders.read(open, who)
  expect([after.order.state, after.refunds.map(({ state }) => state)]).toEqual(['cancelled', ['done', 'done']])
})

test('instalments that no gateway takes are worked out anew before anything is agreed to', async () => {
  const who = await orders.client()
  const open = await orders.open(['procedure'], who)
  const seen = await chooseOrderCurrency(orders.parts, who, { order: open.order.reference, currency: 'KWD' })
  await orders.database.forProvider(who.provider.id, (scope) =>
    scope.update(orderInstalments, { amountMinor: 33_333 }, eq(orderInstalments.orderId, open.order.id)),
  )
  const refusal = { code: 'no-longer-possible', fields: [{ path: 'revision', reason: 'rates' }] }
  await expect(orders.agree(seen, {}, who)).rejects.toMatchObject(refusal)
  expect((await orders.agree(await orders.read(open, who), {}, who)).payment?.amountMinor).toBe(33_330)
})

test('rates that ended before it was agreed to are asked for anew, and nothing is charged until the client has seen them', async () => {
  const who = await orders.client()
  const open = await orders.open(['procedure'], who)
  const seen = await chooseOrderCurrency(orders.parts, who, { order: open.order.reference, currency: 'AED' })
  orders.pass(2 * 3_600_000)
  const refusal = { code: 'no-longer-possible', fields: [{ path: 'revision', reason: 'rates' }] }
  await expect(orders.agree(seen, {}, who)).rejects.toMatchObject(refusal)
  const fresh = await orders.read(open, who)
  expect(fresh.order.revision).toBeGreaterThan(seen.order.revision)
  expect(fresh.payments).toEqual([])
  expect((await orders.agree(fresh, {}, who)).payment?.state).toBe('begun')
})

test('a hold that is gone when the money comes is asked for again at the same price before anyone hears a no', async () => {
  const who = await orders.client()
  const open = await orders.open(['procedure', 'hotel'], who)
  const { payment } = await orders.agree(open, {}, who)
  orders.pass(holdMs + 60_000)
  await orders.gateway.pay(payment?.id ?? '')
  await advance(open)
  const placed = await orders.read(open, who)
  expect([placed.order.state, placed.items.map(({ state }) => state)]).toEqual(['placed', ['booked', 'booked']])
  expect(placed.items.map(({ booking }) => booking.reference)).toEqual(
    open.items.map(({ booking }) => booking.reference),
  )
  expect((await stayOf(placed, 'hotel'))?.state).toBe('booked')
})

test('a hold that is gone before it is agreed to is asked for again too, and refused by name where it cannot be had', async () => {
  const [who, other] = [await orders.client(), await orders.client()]
  const open = await orders.open(['hotel'], who, 'before')
  orders.pass(holdMs + 60_000)
  expect((await orders.agree(open, {}, who)).payment?.state).toBe('begun')
  const late = await orders.open(['hotel'], other, 'before')
  orders.pass(holdMs + 60_000)
  for (const rival of [await orders.client(), await orders.client()]) await orders.hold('hotel', 'before', rival)
  const refusal = { code: 'no-longer-possible', fields: [{ path: 'items.0', reason: 'sold-out' }] }
  await expect(orders.agree(late, {}, other)).rejects.toMatchObject(refusal)
  expect((await orders.read(late, other)).payments).toEqual([])
})

test('the clock of a hold, of a rate and of the order stops while money is in flight: a payer who comes back late is booked', async () => {
  const who = await orders.client()
  const open = await orders.open(['procedure'], who)
  const { payment } = await orders.agree(open, {}, who)
  for (let hour = 0; hour < 5; hour++) {
    orders.pass(3_600_000)
    await advance(open)
    expect((await orders.read(open, who)).order.state).toBe('paying')
  }
  await orders.gateway.pay(payment?.id ?? '')
  await advance(open)
  expect((await orders.read(open, who)).order.state).toBe('placed')
})

test('a name too long for a supplier is found before any money moves', async () => {
  const who = await orders.client()
  const open = await orders.open(['procedure', 'hotel'], who)
  const named = sampleTravellers(open)
  const travellers = named.travellers.map((one) => ({ ...one, lastName: 'A'.repeat(21) }))
  const long = await nameTravellers(orders.parts, who, { ...named, travellers })
  const fields = [{ path: 'items.1.guests.0.lastName', reason: 'too-long' }]
  await expect(orders.agree(long, {}, who)).rejects.toMatchObject({ code: 'invalid-input', fields })
  expect((await orders.read(open, who)).payments).toEqual([])
})

test('what is asked for has the same digest whenever it is asked: no time is in it', async () => {
  const digests: string[][] = []
  for (const pause of [0, 3 * 3_600_000]) {
    orders.pass(pause)
    const who = await orders.client()
    const open = await orders.open(['procedure'], who)
    const { payment } = await orders.agree(open, {}, who)
    const again = await orders.agree(open, {}, who)
    expect(again.payment?.id).toBe(payment?.id)
    await orders.gateway.pay(payment?.id ?? '')
    await advance(open)
    const { steps } = await orders.read(open, who)
    digests.push(steps.filter(({ name }) => name === 'book' || name === 'authorize').map(({ digest }) => digest))
  }
  expect(digests[0]).toHaveLength(2)
  expect(digests[0]).toEqual(digests[1])
})

test('an item is changed by holding the new one first: the old one is given back after it, and never the other way round', async () => {
  const who = await orders.client()
  const open = await orders.open(['hotel'], who, 'swap')
  const [old] = open.items
  const reference = old?.booking.reference ?? ''
  // There is nothing left: the one they have stays theirs.
  await orders.hold('hotel', 'swap', await orders.client())
  await expect(orders.hold('hotel', 'swap', who)).rejects.toMatchObject({ code: 'no-longer-possible' })
  expect((await stayOf(open, 'hotel'))?.state).toBe('held')
  const booking = await orders.hold('hotel', 'swapped', who)
  const changed = await addToOrder(orders.parts, who, { booking, insteadOf: reference, language: 'en' })
  expect(changed.items.map((item) => [item.id, item.booking.reference])).toEqual([[old?.id, booking]])
  expect([(await stayOf(changed, 'hotel'))?.state, (await stayOf(open, 'hotel'))?.state]).toEqual(['held', 'released'])
  expect(changed.travellers[0]?.itemIds).toEqual([old?.id])
})

test('what is given back is what was taken: a room of two holds is free again once, and can be held by one other', async () => {
  const [who, other] = [await orders.client(), await orders.client()]
  const open = await orders.open(['hotel'], who, 'twice')
  await orders.hold('hotel', 'twice', other)
  await expect(orders.hold('hotel', 'twice', await orders.client())).rejects.toMatchObject({
    code: 'no-longer-possible',
  })
  const [item] = open.items
  const taken = { order: open.order.reference, item: item?.id ?? '' }
  await takeOutItem(orders.parts, who, taken)
  await takeOutItem(orders.parts, who, taken)
  await orders.hold('hotel', 'twice', await orders.client())
  await expect(orders.hold('hotel', 'twice', await orders.client())).rejects.toMatchObject({
    code: 'no-longer-possible',
  })
})

test('a worker that is late is fenced off: what it still has to write is not written', async () => {
  const pay = async () => {
    const who = await orders.client()
    const open = await orders.open(['procedure'], who)
    const { payment } = await orders.agree(open, {}, who)
    await orders.gateway.pay(payment?.id ?? '')
    return open
  }
  const first = keyOf(await pay())
  const both = await Promise.all([advanceOrder(orders.parts, first), advanceOrder(orders.parts, first)])
  expect(both.sort()).toEqual(['busy', 'rests'])
  const open = await pay()
  const key = keyOf(open)
  // One that takes longer than its lease finds another at it.
  const real = orders.parts.clock
  let isLate = true
  const slow = {
    ...orders.parts,
    bookables: orders.parts.bookables,
    database: {
      ...orders.database,
      forClient: async (...args: Parameters<typeof orders.database.forClient>) => {
        if (isLate) {
          isLate = false
          orders.pass(61_000)
          await advanceOrder({ ...orders.parts, clock: real }, key)
        }
        return orders.database.forClient(...args)
      },
    },
  }
  expect(await advanceOrder(slow as typeof orders.parts, key)).toBe('busy')
  await orders.settle()
  const steps = await orders.database.forProvider(open.order.providerId, (scope) =>
    scope.rows(orderSteps, eq(orderSteps.orderId, open.order.id)),
  )
  expect(steps.filter(({ name }) => name === 'capture')).toHaveLength(1)
  expect((await orderProblems(orders)).filter((one) => one.includes(open.order.reference))).toEqual([])
})
