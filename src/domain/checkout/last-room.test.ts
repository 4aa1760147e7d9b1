// Many buyers race for the last room: one has it and pays, and nobody else is charged.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { orderProblems } from '#tests/support/order-problems.ts'
import { openSampleOrders, type SampleOrders, toldHotel, toldProcedure } from '#tests/support/sample-orders.ts'
import { orders as orderRows } from './tables.ts'

const buyers = 50
let orders: SampleOrders

beforeAll(async () => {
  orders = await openSampleOrders({ kinds: [toldProcedure, { ...toldHotel, stock: 1, isEssential: true }] })
})

afterAll(() => orders.close())

test('of 50 who pay for the last room at once one has it, and the gateway takes the money of that one alone', {
  timeout: 120_000,
}, async () => {
  // Each held it in turn, and each thinks that they still do: their time ends while they pay.
  const carts = []
  for (let buyer = 0; buyer < buyers; buyer++) {
    const who = await orders.client()
    const open = await orders.open(['hotel'], who)
    const { payment } = await orders.agree(open, {}, who)
    carts.push({ who, open, payment })
    orders.pass(16 * 60_000)
  }
  await Promise.all(
    carts.map(async ({ open, payment, who }) => {
      await orders.gateway.pay(payment?.id ?? '')
      await orders.advance(open)
      return orders.read(open, who)
    }),
  )
  await orders.settle()
  const rows = await orders.database.forProvider(orders.caller.provider.id, (scope) => scope.rows(orderRows))
  const states = Map.groupBy(rows, ({ state }) => state)
  expect([states.get('placed')?.length, states.get('failed')?.length]).toEqual([1, buyers - 1])
  const taken = (await orders.gateway.payments()).filter(({ capturedMinor }) => capturedMinor > 0)
  expect(taken).toMatchObject([{ capturedMinor: 30_000, captures: 1, state: 'captured' }])
  expect(await orderProblems(orders)).toEqual([])
})

test('of 50 who want to hold the last room at once one does, and the others hear so before they pay', async () => {
  const clients = []
  for (let buyer = 0; buyer < buyers; buyer++) clients.push(await orders.client())
  const held = await Promise.all(
    clients.map((who) =>
      orders.hold('hotel', 'held at once', who).catch((error: unknown) => {
        if (error instanceof Fault && error.code === 'no-longer-possible') return undefined
        throw error
      }),
    ),
  )
  expect(held.filter((reference) => reference !== undefined)).toHaveLength(1)
})
