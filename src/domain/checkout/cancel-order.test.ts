// Cancelling an order or an item: exactly what was told is kept, the rest goes back, and whoever was refused hears why.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cancelBooking } from '#domain/bookings/cancel-booking.ts'
import { markTransferReceived } from '#domain/payments/mark-transfer-received.ts'
import { lockPayment } from '#domain/payments/move-payment.ts'
import { readOrderMoney } from '#domain/payments/read-ledger.ts'
import { recordDispute } from '#domain/payments/record-dispute.ts'
import { silentLog } from '#kernel/log.ts'
import { orderProblems } from '#tests/support/order-problems.ts'
import { openSampleOrders, type SampleOrders } from '#tests/support/sample-orders.ts'
import { cancelOrder, quoteCancelOrder } from './cancel-order.ts'
import { chargeInstalments } from './charge-instalments.ts'
import type { WholeOrder } from './find-order.ts'
import { payInstalments } from './pay-instalments.ts'
import { readOrder } from './read-order.ts'
import { reopenOrder } from './reopen-order.ts'
import { resolveStep } from './resolve-step.ts'
import { surgeonSaysNo } from './surgeon-says-no.ts'

let orders: SampleOrders

beforeAll(async () => {
  orders = await openSampleOrders()
})

afterAll(() => orders.close())

// So much may be held within an hour.
beforeEach(() => orders.pass(3_600_000))

const moneyOf = ({ order }: WholeOrder) =>
  orders.database.forProvider(order.providerId, (scope) => readOrderMoney(scope, order.id))
const placed = async (kinds: Parameters<SampleOrders['open']>[0], who = orders.caller) =>
  orders.pay(await orders.open(kinds, who), 'authorized', who)
const cancel = async (whole: WholeOrder, item?: string, who = orders.caller) => {
  const what = { order: whole.order.reference, item }
  const quote = await quoteCancelOrder(orders.parts, who, what)
  const agreedFee = { amountMinor: quote.feeMinor, currency: quote.currency }
  await cancelOrder(orders.parts, who, { ...what, agreedFee, revision: quote.revision })
  await orders.settle()
  return quote
}
const payNow = ({ order }: WholeOrder, amount: { amountMinor: number; currency: string }) => ({
  order: order.reference,
  instalments: [],
  amount,
  method: 'card' as const,
  email: 'amal@patient.example',
  language: 'en',
  returnUrl: 'http://clinic.test/',
  keepsMethod: false,
})
const itemOf = ({ items }: WholeOrder, kind: string) => items.find(({ booking }) => booking.kind === kind)?.id ?? ''

test('one item is cancelled at the fee that was told, and exactly the told refund goes back', async () => {
  const whole = await placed(['procedure', 'hotel'])
  const quote = await cancel(whole, itemOf(whole, 'hotel'))
  expect(quote).toMatchObject({ feeMinor: 0, refundMinor: 30_000, owedMinor: 0, until: '2027-01-24T20:00:00.000Z' })
  const after = await orders.read(whole)
  expect([after.order.state, after.items.map(({ state }) => state)]).toEqual(['placed', ['booked', 'cancelled']])
  expect(after.refunds).toMatchObject([{ state: 'done', amountMinor: 30_000, why: 'policy' }])
  expect(await moneyOf(after)).toMatchObject({ chargedMinor: 35_000, paidMinor: 10_000, owedMinor: 25_000 })
  const said = (await orders.mails()).filter((one) => one.includes(whole.order.reference))
  expect(said).toContain(`Your refund is done: ${whole.order.reference}`)
})

test('all of it is cancelled: the fee stays, the rest goes back, and the order is over', async () => {
  const whole = await placed(['procedure', 'hotel'])
  expect(await cancel(whole)).toMatchObject({ feeMinor: 5_000, refundMinor: 35_000, owedMinor: 0 })
  const after = await orders.read(whole)
  expect(after.order.state).toBe('cancelled')
  expect(await moneyOf(after)).toMatchObject({ chargedMinor: 5_000, paidMinor: 5_000, owedMinor: 0 })
  expect(after.instalments.filter(({ dueOn }) => dueOn !== null)).toEqual([])
})

test('another fee than the one that was told is refused, and nothing is cancelled', async () => {
  const whole = await placed(['procedure'])
  const { order } = whole
  const wanted = { order: order.reference, agreedFee: { amountMinor: 0, currency: 'EUR' }, revision: order.revision }
  const refusal = { code: 'no-longer-possible', fields: [{ path: 'agreedFee', reason: 'changed' }] }
  await expect(cancelOrder(orders.parts, orders.caller, wanted)).rejects.toMatchObject(refusal)
  expect((await orders.read(whole)).items).toMatchObject([{ state: 'booked' }])
})

test('a booking that is cancelled by itself gives its money back all the same', async () => {
  const whole = await placed(['hotel'])
  const fee = { amountMinor: 0, currency: 'EUR' }
  await cancelBooking(orders.parts, orders.caller, whole.items[0]?.booking.reference ?? '', { fee })
  await orders.settle()
  expect(await moneyOf(whole)).toMatchObject({ chargedMinor: 0, paidMinor: 0 })
  expect((await orders.read(whole)).order.state).toBe('cancelled')
})

test('after the fee beyond the deposit falls due, what is not paid of it is asked for, and can be paid', async () => {
  const who = await orders.client()
  const whole = await placed(['procedure'], who)
  const now = orders.now()
  orders.setNow('2027-01-26T08:00:00Z')
  const quote = await cancel(whole, undefined, who)
  expect(quote).toMatchObject({ feeMinor: 35_000, refundMinor: 0, owedMinor: 25_000 })
  expect(await moneyOf(whole)).toMatchObject({ chargedMinor: 35_000, paidMinor: 10_000, owedMinor: 25_000 })
  expect(await readOrder(orders.parts, who, whole.order.reference)).toMatchObject({
    state: 'cancelled',
    can: { pay: true, cancel: false },
  })
  const amount = { amountMinor: 25_000, currency: 'EUR' }
  const wanted = { ...payNow(whole, amount), idempotencyKey: 'the fee' }
  const { payment } = await payInstalments(orders.parts, who, wanted)
  await orders.gateway.pay(payment?.id ?? '')
  await orders.advance(whole)
  expect(await moneyOf(whole)).toMatchObject({ paidMinor: 35_000, owedMinor: 0, refundedMinor: 0 })
  orders.setNow(now)
})

test('a fee that is still to be paid is taken by the card that was kept', async () => {
  const who = await orders.client()
  const whole = await placed(['procedure'], who)
  const now = orders.now()
  orders.setNow('2027-01-26T08:00:00Z')
  await cancel(whole, undefined, who)
  await chargeInstalments({ ...orders.parts, log: silentLog })
  await orders.settle()
  expect(await moneyOf(whole)).toMatchObject({ chargedMinor: 35_000, paidMinor: 35_000, owedMinor: 0 })
  orders.setNow(now)
})

test('the surgeon says no: where the clinic grants it everything goes back, and where it does not nothing happens', async () => {
  const whole = await placed(['procedure', 'hotel'])
  const said = { order: whole.order.reference, by: { name: 'Rana Sample' }, reason: 'Not fit for surgery' }
  const refusal = { code: 'no-longer-possible', fields: [{ path: 'order', reason: 'not-granted' }] }
  await expect(surgeonSaysNo(orders.parts, orders.caller, said)).rejects.toMatchObject(refusal)
  const granting = { ...orders.caller, provider: { ...orders.caller.provider, payments: { surgeonSaysNo: true } } }
  await surgeonSaysNo(orders.parts, granting, said)
  await orders.settle()
  expect(await moneyOf(whole)).toMatchObject({ chargedMinor: 0, paidMinor: 0, refundedMinor: 40_000 })
  expect((await orders.read(whole)).refunds.map(({ why }) => why)).toEqual(['surgeon', 'surgeon'])
})

test('the surgeon says no: a fee of before is kept, and what its supplier keeps is not let go', async () => {
  const whole = await placed(['procedure', 'hotel'])
  await cancel(whole, itemOf(whole, 'procedure'))
  const said = { order: whole.order.reference, by: { name: 'Rana Sample' }, reason: 'Not fit for surgery' }
  const granting = { ...orders.caller, provider: { ...orders.caller.provider, payments: { surgeonSaysNo: true } } }
  orders.tell('hotel cancel', 'refuses')
  await expect(surgeonSaysNo(orders.parts, granting, said)).rejects.toMatchObject({ code: 'no-longer-possible' })
  await orders.settle()
  expect((await orders.read(whole)).items.map(({ isFeeWaived }) => isFeeWaived)).toEqual([false, false])
  expect(await moneyOf(whole)).toMatchObject({ chargedMinor: 35_000, paidMinor: 35_000 })
  await surgeonSaysNo(orders.parts, granting, said)
  await orders.settle()
  expect(await moneyOf(whole)).toMatchObject({ chargedMinor: 5_000, paidMinor: 5_000 })
})

test('what a bank has taken back is not told as a refund: the rest goes back, and all of it once the clinic won', async () => {
  const whole = await placed(['hotel'])
  const paymentId = whole.payments[0]?.id ?? ''
  const dispute = (state: 'open' | 'won') =>
    orders.database.forProvider(whole.order.providerId, async (scope) => {
      const said = { gatewayReference: `dispute ${paymentId}`, amountMinor: 10_000, state }
      await recordDispute(orders.parts, scope, await lockPayment(scope, paymentId), said)
    })
  await dispute('open')
  expect(await cancel(whole)).toMatchObject({ feeMinor: 0, refundMinor: 20_000 })
  expect(await moneyOf(whole)).toMatchObject({ chargedMinor: 0, refundedMinor: 20_000, disputedMinor: 10_000 })
  await dispute('won')
  await orders.settle()
  expect(await moneyOf(whole)).toMatchObject({ refundedMinor: 30_000, disputedMinor: 0, paidMinor: 0 })
})

test('a balance is paid now or all at once, once however it is asked for, and taken on its day by the card that was kept', async () => {
  const whole = await placed(['procedure'])
  const wanted = payNow(whole, { amountMinor: 25_000, currency: 'EUR' })
  const pay = (idempotencyKey: string, changes = {}) =>
    payInstalments(orders.parts, orders.caller, { ...wanted, idempotencyKey, ...changes })
  await expect(pay('less', { amount: { amountMinor: 1, currency: 'EUR' } })).rejects.toMatchObject({
    fields: [{ path: 'amount', reason: 'changed' }],
  })
  const { payment } = await pay('first')
  const due = whole.instalments.filter(({ dueOn }) => dueOn !== null).map(({ id }) => id)
  // Back, and "pay all" under another key: the same payment.
  expect((await pay('second', { instalments: due })).payment?.id).toBe(payment?.id)
  await orders.gateway.pay(payment?.id ?? '')
  await orders.advance(whole)
  expect(await moneyOf(whole)).toMatchObject({ paidMinor: 35_000, owedMinor: 0 })
  await expect(pay('third', { instalments: due })).rejects.toMatchObject({ code: 'no-longer-possible' })
  const other = await placed(['procedure'])
  const now = orders.now()
  orders.setNow('2027-01-02T08:00:00Z')
  for (let look = 0; look < 2; look++) await chargeInstalments({ ...orders.parts, log: silentLog })
  await orders.settle()
  expect(await moneyOf(other)).toMatchObject({ paidMinor: 35_000, owedMinor: 0 })
  expect(await orders.mails()).toContain(`We have your payment: ${other.order.reference}`)
  orders.setNow(now)
})

test('a bank transfer waits for the clinic, is booked once it was received, and can be given up before', async () => {
  const who = await orders.client()
  const open = await orders.open(['procedure'], who)
  const begun = await orders.agree(open, { method: 'transfer' }, who)
  expect(begun).toMatchObject({ payment: { method: 'transfer', state: 'begun', amountMinor: 10_000 }, step: null })
  await orders.advance(open)
  expect(await readOrder(orders.parts, who, open.order.reference)).toMatchObject({
    state: 'paying',
    waitsFor: 'transfer',
  })
  expect((await reopenOrder(orders.parts, who, open.order.reference)).order.state).toBe('open')
  const { payment } = await orders.agree(await orders.read(open, who), { method: 'transfer' }, who)
  const received = { amountMinor: 10_000, byName: 'Rana Sample' }
  await markTransferReceived(orders.parts, open.order.providerId, payment?.id ?? '', received)
  await orders.advance(open)
  expect((await orders.read(open, who)).order.state).toBe('placed')
  expect(await moneyOf(open)).toMatchObject({ chargedMinor: 35_000, paidMinor: 10_000 })
})

test('a transfer that was chosen for a later instalment is given up by the client, or by itself after two weeks', async () => {
  const who = await orders.client()
  const whole = await placed(['procedure'], who)
  const wanted = payNow(whole, { amountMinor: 25_000, currency: 'EUR' })
  const begin = (method: 'card' | 'transfer', idempotencyKey: string) =>
    payInstalments(orders.parts, who, { ...wanted, method, idempotencyKey })
  await begin('transfer', 'one')
  expect((await reopenOrder(orders.parts, who, wanted.order)).order.state).toBe('placed')
  await begin('transfer', 'two')
  await orders.advance(whole)
  orders.pass(15 * 24 * 3_600_000)
  await orders.advance(whole)
  const { payments } = await orders.read(whole, who)
  expect(payments.map(({ state }) => state).sort()).toEqual(['captured', 'voided', 'voided'])
  expect((await begin('card', 'three')).payment?.state).toBe('begun')
  await reopenOrder(orders.parts, who, wanted.order)
  await expect(reopenOrder(orders.parts, who, wanted.order)).rejects.toMatchObject({ code: 'no-longer-possible' })
})

test('a client has their money back while a supplier refuses to cancel what is undone', async () => {
  const who = await orders.client()
  const open = await orders.open(['procedure', 'hotel'], who)
  orders.tell('gateway capture', 'refuses')
  orders.tell('hotel cancel', 'refuses', 'refuses', 'refuses')
  await orders.pay(open, 'authorized', who)
  await orders.advance(open)
  const stuck = await orders.read(open, who)
  expect([stuck.order.state, stuck.payments.map(({ state }) => state)]).toEqual(['undoing', ['voided']])
  orders.tell('hotel cancel')
  await orders.settle()
  expect((await orders.read(open, who)).order.state).toBe('failed')
})

test('a cancellation that a supplier refuses while an order is undone is ended by a colleague, with a reason', async () => {
  const who = await orders.client()
  const open = await orders.open(['procedure', 'hotel'], who)
  orders.tell('gateway capture', 'refuses')
  orders.tell('hotel cancel', 'refuses')
  const stuck = await orders.pay(open, 'authorized', who)
  expect(stuck.order.state).toBe('undoing')
  const step = stuck.steps.find(({ name, state }) => name === 'cancel' && state === 'waiting')
  expect(step?.attempts).toMatchObject([{ outcome: 'refused' }])
  const resolve = (reason: string) =>
    orders.database.forClient(who.account, who.provider.id, (scope) =>
      resolveStep(
        orders.parts,
        scope,
        who,
        { name: 'Rana Sample' },
        { order: open.order.reference, step: step?.id ?? '', to: 'skipped', reason, revision: 0 },
      ),
    )
  await expect(resolve(' ')).rejects.toMatchObject({ code: 'invalid-input' })
  expect(await resolve('The hotel keeps it, we pay')).toMatchObject({ state: 'skipped', resolvedBy: 'Rana Sample' })
  await orders.settle()
  expect((await orders.read(open, who)).order.state).toBe('failed')
  expect(await moneyOf(open)).toMatchObject({ paidMinor: 0 })
})

test('after all of that no order is out of order', async () => {
  await orders.settle()
  const known = 'something is booked that nobody pays for'
  expect((await orderProblems(orders)).filter((one) => !one.includes(known))).toEqual([])
})
