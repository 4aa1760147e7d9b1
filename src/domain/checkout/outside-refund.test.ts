// An order of which somebody gave money back in the gateway's own dashboard: cancelling gives the rest, and its client reads of both.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atGateway } from '#domain/payments/payment-parts.ts'
import { readOrderMoney } from '#domain/payments/read-ledger.ts'
import { recordRefund } from '#domain/payments/record-refund.ts'
import { refreshRefunds } from '#domain/payments/refresh-refunds.ts'
import { orderProblems } from '#tests/support/order-problems.ts'
import { openSampleOrders, type SampleOrders } from '#tests/support/sample-orders.ts'
import { cancelOrder, quoteCancelOrder } from './cancel-order.ts'
import type { WholeOrder } from './find-order.ts'

let orders: SampleOrders

beforeAll(async () => {
  orders = await openSampleOrders()
})
afterAll(() => orders.close())

/** Paid for a hotel, of which nothing is kept, and so much of it given back outside. */
async function givenOutside(amountMinor: number) {
  orders.pass(3_600_000)
  const who = await orders.client()
  const whole = await orders.pay(await orders.open(['hotel'], who), 'authorized', who)
  const [payment] = whole.payments
  if (!payment) throw new Error('nothing was paid')
  const amount = { amountMinor, currency: payment.currency }
  await orders.gateway.refund({ ...atGateway(payment), key: `dashboard ${payment.id}`, amount })
  const [refund] = await refreshRefunds(orders.parts, payment.providerId, payment.id)
  if (!refund) throw new Error('nothing was found')
  await orders.settle()
  return { who, whole, payment, refund }
}

async function cancel(whole: WholeOrder, who: SampleOrders['caller']) {
  const what = { order: whole.order.reference }
  const quote = await quoteCancelOrder(orders.parts, who, what)
  const agreedFee = { amountMinor: quote.feeMinor, currency: quote.currency }
  await cancelOrder(orders.parts, who, { ...what, agreedFee, revision: quote.revision })
  await orders.settle()
  return quote
}

const moneyOf = ({ order }: WholeOrder) =>
  orders.database.forProvider(orders.caller.provider.id, (scope) => readOrderMoney(scope, order.id))

test('cancelling gives back what is left of the payment, and says so before', async () => {
  const { who, whole } = await givenOutside(12_000)
  expect((await moneyOf(whole)).refundedMinor).toBe(12_000)
  const quote = await cancel(whole, who)
  expect(quote).toMatchObject({ feeMinor: 0, refundMinor: 18_000 })
  const { order, refunds } = await orders.read(whole, who)
  expect(order.state).toBe('cancelled')
  expect(refunds.map(({ why, amountMinor }) => [why, amountMinor])).toEqual([
    ['outside', 12_000],
    ['policy', 18_000],
  ])
  expect(await orderProblems(orders)).toEqual([])
  expect((await moneyOf(whole)).owedMinor).toBe(0)
})

test('one that came back to the clinic is given back by cancelling like any money of it', async () => {
  const { who, whole, payment, refund } = await givenOutside(12_000)
  await orders.world.change<{ refunds: object }>(
    `payment ${payment.id}`,
    (before) => before && { ...before, refunds: {} },
  )
  await recordRefund(orders.parts, refund, { gatewayReference: refund.gatewayReference ?? '', state: 'failed' })
  expect(await cancel(whole, who)).toMatchObject({ refundMinor: 30_000 })
  expect(await orderProblems(orders)).toEqual([])
})
