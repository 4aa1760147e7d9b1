// Going back from a payment: nothing is booked for money that is being given up.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderProblems } from '#tests/support/order-problems.ts'
import { openSampleOrders, type SampleOrders } from '#tests/support/sample-orders.ts'
import { reopenOrder } from './reopen-order.ts'

let orders: SampleOrders

beforeAll(async () => {
  orders = await openSampleOrders()
})

afterAll(() => orders.close())

test('a worker that hears of the money while it is given up books nothing for it', async () => {
  const open = await orders.open(['procedure', 'hotel'])
  const { payment } = await orders.agree(open)
  orders.tell('procedure book', 'down')
  const { gateway } = orders
  const late: typeof gateway = {
    ...gateway,
    void: async (at) => {
      await gateway.pay(payment?.id ?? '')
      await orders.advance(open)
      return gateway.void(at)
    },
  }
  const back = await reopenOrder({ ...orders.parts, gateways: [late] }, orders.caller, open.order.reference)
  expect([back.order.state, back.payments.map(({ state }) => state)]).toEqual(['open', ['voided']])
  expect(back.items.map(({ state, booking }) => [state, booking.state])).toEqual([
    ['pending', 'held'],
    ['pending', 'held'],
  ])
  orders.tell('procedure book')
  expect((await orders.pay(back)).order.state).toBe('placed')
  await orders.settle()
  expect(await orderProblems(orders)).toEqual([])
})
