// Changing what an order has paid for: the difference to the minor unit, and the old booking stands until the new one is theirs.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readInvoices } from '#domain/invoices/read-invoices.ts'
import { readOrderMoney } from '#domain/payments/read-ledger.ts'
import { orderProblems } from '#tests/support/order-problems.ts'
import {
  changedDays,
  changedHotel,
  itemOf,
  openSampleChanges,
  type SampleChanges,
} from '#tests/support/sample-changes.ts'
import { cancelOrder, quoteCancelOrder } from './cancel-order.ts'
import type { WholeOrder } from './find-order.ts'

let changes: SampleChanges

beforeAll(async () => {
  changes = await openSampleChanges()
})

afterAll(() => changes.orders.close())

// So much may be held within an hour.
beforeEach(() => changes.orders.pass(3_600_000))

const moneyOf = ({ order }: WholeOrder) =>
  changes.orders.database.forProvider(order.providerId, (scope) => readOrderMoney(scope, order.id))
const sumsOf = async (whole: WholeOrder) => {
  const { chargedMinor, paidMinor, refundedMinor, owedMinor } = await moneyOf(whole)
  return [chargedMinor, paidMinor, refundedMinor, owedMinor]
}
const dayOf = (whole: WholeOrder, kind = 'hotel') =>
  whole.items
    .find(({ booking }) => booking.kind === kind)
    ?.booking.startsAt.toISOString()
    .slice(0, 10)
const cancelAll = async (whole: WholeOrder) => {
  const { parts, caller } = changes.orders
  const quote = await quoteCancelOrder(parts, caller, { order: whole.order.reference })
  const agreedFee = { amountMinor: quote.feeMinor, currency: quote.currency }
  await cancelOrder(parts, caller, { order: whole.order.reference, agreedFee, revision: quote.revision })
  await changes.orders.settle()
  return quote
}

test('a dearer day is told first, paid with the change, and the booking keeps its reference', async () => {
  const { orders } = changes
  const whole = await changes.placed()
  const before = whole.items[0]?.booking.reference
  const quoted = await changes.quote(whole, { answers: { day: changedDays.more } })
  expect(quoted.quoted).toMatchObject({ beforeMinor: 30_000, totalMinor: 36_000, nowMinor: 6_000, refundMinor: 0 })
  expect([dayOf(await orders.read(whole)), await sumsOf(whole)]).toEqual(['2027-02-01', [30_000, 30_000, 0, 0]])
  const { payment } = await changes.agree(whole, quoted)
  await orders.gateway.pay(payment?.id ?? '')
  await orders.settle()
  const after = await orders.read(whole)
  expect([dayOf(after), after.items[0]?.booking.reference, after.items[0]?.totalMinor]).toEqual([
    '2027-02-02',
    before,
    36_000,
  ])
  expect([after.changes[0]?.state, await sumsOf(whole)]).toEqual(['done', [36_000, 36_000, 0, 0]])
  expect(after.instalments.map(({ amountMinor }) => amountMinor)).toEqual([30_000, 6_000])
  const issued = await orders.database.forProvider(whole.order.providerId, (scope) =>
    readInvoices(scope, whole.order.id),
  )
  expect(issued.map(({ kind, content }) => [kind, content.reason, content.lines[0]?.amountMinor])).toEqual([
    ['invoice', '', 30_000],
    ['invoice', 'changed', 6_000],
  ])
  const said = (await orders.mails()).filter((subject) => subject.includes('changed'))
  expect(said.sort()).toEqual([
    `Your booking is changed: ${whole.order.reference}`,
    expect.stringContaining('hotel changed.subject'),
  ])
  expect(await orderProblems(orders)).toEqual([])
})

test('a cheaper day gives exactly the difference back, to the card that paid', async () => {
  const { orders } = changes
  const whole = await changes.placed()
  const { quoted } = await changes.change(whole, { day: changedDays.less })
  expect(quoted).toMatchObject({ nowMinor: 0, refundMinor: 6_000, later: [] })
  const after = await orders.read(whole)
  expect([dayOf(after), await sumsOf(whole)]).toEqual(['2027-02-03', [24_000, 24_000, 6_000, 0]])
  expect(after.refunds).toMatchObject([{ amountMinor: 6_000, why: 'change', state: 'done' }])
  expect(await orderProblems(orders)).toEqual([])
})

test('a day at the same price is just changed, and nobody pays or is paid', async () => {
  const whole = await changes.placed()
  const quoted = await changes.quote(whole, { answers: { day: changedDays.same } })
  expect(await changes.agree(whole, quoted)).toEqual({ payment: null, step: null })
  const after = await changes.orders.read(whole)
  expect([dayOf(after), after.payments.length, after.refunds.length]).toEqual(['2027-02-04', 1, 0])
})

test('of a price in instalments what is not due yet moves to later, and nothing is asked for now', async () => {
  const { orders } = changes
  const whole = await changes.placed(['procedure'])
  const item = itemOf(whole, 'procedure')
  const { quoted } = await changes.change(whole, { day: changedDays.more }, item)
  // Of 460.00: 100.00 was paid as a deposit, 50.00 is paid at the clinic.
  expect(quoted).toMatchObject({ nowMinor: 0, refundMinor: 0, totalMinor: 46_000, onSiteMinor: 5_000 })
  expect(quoted.later).toEqual([{ amountMinor: 31_000, dueOn: '2027-01-02' }])
  const after = await orders.read(whole)
  expect(after.instalments.map(({ amountMinor, dueOn }) => [amountMinor, dueOn])).toEqual([
    [31_000, '2027-01-02'],
    [10_000, null],
  ])
  expect(await sumsOf(whole)).toEqual([41_000, 10_000, 0, 31_000])
})

test('one more person is priced, and is written down among those who travel', async () => {
  const { orders } = changes
  const whole = await changes.placed()
  const travellers = [
    { position: 0, firstName: 'Amal', lastName: 'Haddad' },
    { position: null, firstName: 'Sami', lastName: 'Haddad' },
  ]
  const quoted = await changes.quote(whole, { answers: { people: '2' }, travellers })
  expect(quoted.quoted.nowMinor).toBe(5_000)
  expect((await orders.read(whole)).travellers).toHaveLength(1)
  const { payment } = await changes.agree(whole, quoted)
  await orders.gateway.pay(payment?.id ?? '')
  await orders.settle()
  const after = await orders.read(whole)
  expect(after.travellers.map(({ firstName, isPatient, itemIds }) => [firstName, isPatient, itemIds.length])).toEqual([
    ['Amal', true, 1],
    ['Sami', false, 1],
  ])
})

test('after a change all of it is cancelled at what was told, and exactly the rest goes back', async () => {
  const { orders } = changes
  const whole = await changes.placed(['procedure', 'hotel'])
  await changes.change(whole, { day: changedDays.more })
  const quote = await cancelAll(whole)
  // 50.00 is kept of the treatment; 100.00 and 360.00 were paid.
  expect([quote.feeMinor, quote.refundMinor]).toEqual([5_000, 41_000])
  expect(await sumsOf(whole)).toEqual([5_000, 5_000, 41_000, 0])
  expect((await orders.read(whole)).order.state).toBe('cancelled')
  expect(await orderProblems(orders)).toEqual([])
})

test('what a change costs beside the price is kept when it is cancelled later', async () => {
  const other = await openSampleChanges({
    kinds: [{ ...changedHotel, changeFeeMinor: 1_500 }],
  })
  try {
    const whole = await other.placed()
    const { quoted } = await other.change(whole, { day: changedDays.less })
    expect(quoted).toMatchObject({ feeMinor: 1_500, refundMinor: 4_500, totalMinor: 25_500 })
    expect(quoted.policy[0]).toMatchObject({ feeMinor: 1_500 })
    const { parts, caller } = other.orders
    const quote = await quoteCancelOrder(parts, caller, { order: whole.order.reference })
    expect([quote.feeMinor, quote.refundMinor]).toEqual([1_500, 24_000])
    expect(await orderProblems(other.orders)).toEqual([])
  } finally {
    await other.orders.close()
  }
})
