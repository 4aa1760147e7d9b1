// An order from agreeing to its end: booked whole and charged once, or given back.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readOrderMoney } from '#domain/payments/read-ledger.ts'
import { orderProblems } from '#tests/support/order-problems.ts'
import { openSampleOrders, type SampleOrders } from '#tests/support/sample-orders.ts'
import type { WholeOrder } from './find-order.ts'
import { readOrder } from './read-order.ts'

let orders: SampleOrders

beforeAll(async () => {
  orders = await openSampleOrders()
})

afterAll(() => orders.close())

// So much may be held within an hour.
beforeEach(() => orders.pass(3_600_000))

const statesOf = ({ order, items, payments }: WholeOrder) => [
  order.state,
  items.map(({ state }) => state),
  payments.map(({ state }) => state),
]
const moneyOf = ({ order }: WholeOrder) =>
  orders.database.forProvider(order.providerId, (scope) => readOrderMoney(scope, order.id))

test('a treatment and a hotel: what is due now is taken, everything is booked, and the client hears of it once', async () => {
  const open = await orders.open(['procedure', 'hotel'])
  const view = await readOrder(orders.parts, orders.caller, open.order.reference)
  expect(view).toMatchObject({
    state: 'open',
    totals: {
      total: { amountMinor: 70_000, currency: 'EUR' },
      dueNow: { amountMinor: 40_000 },
      later: [{ on: '2027-01-02', amount: { amountMinor: 25_000 } }],
      onSite: [{ amountMinor: 5_000, currency: 'EUR' }],
      aed: { amountMinor: 280_000, currency: 'AED' },
    },
    policy: [
      { until: '2027-01-24T20:00:00.000Z', feeMinor: 5_000 },
      { until: null, feeMinor: 65_000 },
    ],
    can: { agree: true },
  })
  const placed = await orders.pay(open)
  expect(statesOf(placed)).toEqual(['placed', ['booked', 'booked'], ['captured']])
  expect(await moneyOf(placed)).toMatchObject({ chargedMinor: 65_000, paidMinor: 40_000, owedMinor: 25_000 })
  await orders.settle()
  const { reference } = open.order
  const mails = await orders.mails()
  expect(mails.filter((one) => one.includes(reference))).toEqual([`Your order is confirmed: ${reference}`])
  for (const { booking } of placed.items)
    expect(mails.filter((one) => one.includes(booking.reference) && one.includes('booked.subject'))).toHaveLength(2)
  expect(await orderProblems(orders)).toEqual([])
})

test('an essential item that cannot be had: nothing is booked, nothing is taken, and the client hears so', async () => {
  const open = await orders.open(['procedure', 'hotel'])
  orders.tell('procedure book', 'refuses')
  const failed = await orders.pay(open)
  expect(statesOf(failed)).toEqual(['failed', ['refused', 'cancelled'], ['voided']])
  expect(await moneyOf(failed)).toMatchObject({ chargedMinor: 0, capturedMinor: 0 })
  await orders.settle()
  expect(await orders.mails()).toContain(`Your order couldn’t be booked: ${open.order.reference}`)
  expect(await orderProblems(orders)).toEqual([])
})

test('a hotel that cannot be had: the surgery stays, and of the money only its own part is taken', async () => {
  const open = await orders.open(['procedure', 'hotel'])
  orders.tell('hotel book', 'refuses')
  const placed = await orders.pay(open)
  expect(statesOf(placed)).toEqual(['placed', ['booked', 'refused'], ['captured']])
  expect(await moneyOf(placed)).toMatchObject({ chargedMinor: 35_000, paidMinor: 10_000 })
  await orders.settle()
  expect(await orders.mails()).toContain(`Part of your order is confirmed: ${open.order.reference}`)
  expect(await orderProblems(orders)).toEqual([])
})

test('a capture that is refused: what was booked is cancelled again', async () => {
  const open = await orders.open(['procedure', 'hotel'])
  orders.tell('gateway capture', 'refuses')
  const failed = await orders.pay(open)
  expect(statesOf(failed)).toEqual(['failed', ['cancelled', 'cancelled'], ['voided']])
  await orders.settle()
  expect(await orderProblems(orders)).toEqual([])
})

test.each(['lost', 'lies', 'twice', 'down'] as const)(
  'a capture whose answer is %s ends with the money taken once',
  async (manner) => {
    const open = await orders.open(['procedure'])
    orders.tell('gateway capture', manner)
    await orders.pay(open)
    await orders.settle()
    const placed = await orders.read(open)
    expect(statesOf(placed)).toEqual(['placed', ['booked'], ['captured']])
    expect(await orderProblems(orders)).toEqual([])
  },
)

test.each(['lost', 'lies', 'twice', 'down'] as const)(
  'a supplier whose answer is %s ends with it booked once',
  async (manner) => {
    const open = await orders.open(['procedure', 'hotel'])
    orders.tell('procedure book', manner)
    await orders.pay(open)
    await orders.settle()
    expect(statesOf(await orders.read(open))).toEqual(['placed', ['booked', 'booked'], ['captured']])
    expect(await orderProblems(orders)).toEqual([])
  },
)

test('a payment that is declined opens the order again with all that was typed, and the next one is another', async () => {
  const open = await orders.open(['procedure'])
  const again = await orders.pay(open, 'refused')
  expect(statesOf(again)).toEqual(['open', ['pending'], ['refused']])
  expect(again.travellers).toHaveLength(1)
  orders.pass(1_000)
  const placed = await orders.pay(again)
  expect(statesOf(placed)).toEqual(['placed', ['booked'], ['captured', 'refused']])
  expect(await orderProblems(orders)).toEqual([])
})
