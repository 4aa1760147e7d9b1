// Changes of an order that fail, are asked for twice or given up: the old booking stands, nobody pays twice, and nothing is left behind.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cancelBooking } from '#domain/bookings/cancel-booking.ts'
import { confirmBooking } from '#domain/bookings/confirm-booking.ts'
import { markTransferReceived } from '#domain/payments/mark-transfer-received.ts'
import { readOrderMoney } from '#domain/payments/read-ledger.ts'
import { silentLog } from '#kernel/log.ts'
import { orderProblems } from '#tests/support/order-problems.ts'
import { changedDays, itemOf, openSampleChanges, type SampleChanges } from '#tests/support/sample-changes.ts'
import { addToOrder } from './add-to-order.ts'
import { quoteCancelOrder } from './cancel-order.ts'
import { chargeInstalments } from './charge-instalments.ts'
import type { ChangeRow, WholeOrder } from './find-order.ts'
import { withdrawChange } from './withdraw-change.ts'

let changes: SampleChanges

beforeAll(async () => {
  changes = await openSampleChanges()
})

afterAll(() => changes.orders.close())

beforeEach(() => changes.orders.pass(3_600_000))

const moneyOf = async ({ order }: WholeOrder) => {
  const { database } = changes.orders
  const { chargedMinor, paidMinor } = await database.forProvider(order.providerId, (scope) =>
    readOrderMoney(scope, order.id),
  )
  return [chargedMinor, paidMinor]
}
const dayOf = async (whole: WholeOrder) =>
  (await changes.orders.read(whole)).items[0]?.booking.startsAt.toISOString().slice(0, 10)
const asItWas = async (whole: WholeOrder) => {
  expect([await dayOf(whole), await moneyOf(whole)]).toEqual(['2027-02-01', [30_000, 30_000]])
  expect(await orderProblems(changes.orders)).toEqual([])
}
const dearer = (whole: WholeOrder) => changes.quote(whole, { answers: { day: changedDays.more } })
const stateOf = async (whole: WholeOrder, { id }: ChangeRow) =>
  (await changes.orders.read(whole)).changes.find((one) => one.id === id)
const refusedFor = (reason: string, path?: string) => ({
  code: 'no-longer-possible',
  fields: [path === undefined ? { reason } : { path, reason }].map((field) => expect.objectContaining(field)),
})

test('a card that is declined leaves the old booking, and another card may pay while the new one is held', async () => {
  const { orders } = changes
  const whole = await changes.placed()
  const quoted = await dearer(whole)
  const { payment } = await changes.agree(whole, quoted)
  await orders.gateway.pay(payment?.id ?? '', 'refused')
  await orders.advance(whole)
  expect(await stateOf(whole, quoted)).toMatchObject({ state: 'quoted', refusal: 'declined' })
  await asItWas(whole)
  const again = await changes.agree(whole, quoted)
  expect(again.payment?.id).not.toBe(payment?.id)
  await orders.gateway.pay(again.payment?.id ?? '')
  await orders.settle()
  expect([await dayOf(whole), await moneyOf(whole)]).toEqual(['2027-02-02', [36_000, 36_000]])
})

test('a card declined once the hold is over ends the change, and what was held is given back', async () => {
  const { orders } = changes
  const whole = await changes.placed()
  const quoted = await dearer(whole)
  const { payment } = await changes.agree(whole, quoted)
  orders.pass(16 * 60_000)
  await orders.gateway.pay(payment?.id ?? '', 'refused')
  await orders.settle()
  expect(await stateOf(whole, quoted)).toMatchObject({ state: 'refused', refusal: 'declined' })
  await asItWas(whole)
})

test('a new one that is gone between the quote and the agreement is refused, and nothing is paid', async () => {
  const { orders } = changes
  const whole = await changes.placed()
  const quoted = await dearer(whole)
  orders.pass(16 * 60_000)
  orders.tell('hotel hold', 'refuses')
  await expect(changes.agree(whole, quoted)).rejects.toMatchObject(refusedFor('gone', 'offer'))
  expect(await stateOf(whole, quoted)).toMatchObject({ state: 'refused', refusal: 'gone' })
  await asItWas(whole)
})

test('a supplier that refuses once the money is promised gives the money back and keeps the old booking', async () => {
  const { orders } = changes
  const whole = await changes.placed()
  const quoted = await dearer(whole)
  const { payment } = await changes.agree(whole, quoted)
  await orders.gateway.pay(payment?.id ?? '')
  orders.tell('hotel book', 'refuses')
  await orders.settle()
  expect(await stateOf(whole, quoted)).toMatchObject({ state: 'refused', refusal: 'gone' })
  const really = await orders.gateway.paymentOf(payment?.id ?? '')
  expect([really?.state, really?.capturedMinor]).toEqual(['voided', 0])
  await asItWas(whole)
})

test('a supplier whose answer is lost is asked about, and the change goes on with what it really did', async () => {
  const { orders } = changes
  const whole = await changes.placed()
  const quoted = await dearer(whole)
  const { payment } = await changes.agree(whole, quoted)
  await orders.gateway.pay(payment?.id ?? '')
  orders.tell('hotel book', 'lost')
  await orders.settle()
  expect(await stateOf(whole, quoted)).toMatchObject({ state: 'done' })
  expect([await dayOf(whole), await moneyOf(whole)]).toEqual(['2027-02-02', [36_000, 36_000]])
  expect(await orderProblems(orders)).toEqual([])
})

test('a capture that is refused once the new one is booked leaves the difference owed, never the client without a room', async () => {
  const { orders } = changes
  const whole = await changes.placed()
  const quoted = await dearer(whole)
  const { payment } = await changes.agree(whole, quoted)
  await orders.gateway.pay(payment?.id ?? '')
  orders.tell('gateway capture', 'refuses')
  await orders.advance(whole)
  expect(await stateOf(whole, quoted)).toMatchObject({ state: 'done' })
  expect(await dayOf(whole)).toBe('2027-02-02')
  const [chargedMinor] = await moneyOf(whole)
  expect(chargedMinor).toBe(36_000)
})

test('the same keys hold once, agree once and pay once', async () => {
  const { orders } = changes
  const whole = await changes.placed()
  const wanted = { answers: { day: changedDays.more }, idempotencyKey: 'the same quote' }
  const [one, other] = await Promise.all([changes.quote(whole, wanted), changes.quote(whole, wanted)])
  expect(other?.id).toBe(one?.id)
  if (!one) return
  const agreed = { idempotencyKey: 'the same agreement' }
  const first = await changes.agree(whole, one, agreed)
  const second = await changes.agree(whole, one, agreed)
  expect(second.payment?.id).toBe(first.payment?.id)
  await expect(changes.agree(whole, one, { idempotencyKey: 'another' })).rejects.toMatchObject(
    refusedFor('change-pending', 'change'),
  )
  await orders.gateway.pay(first.payment?.id ?? '')
  await orders.settle()
  expect(await changes.agree(whole, one, agreed)).toEqual({ payment: null, step: null })
  expect((await orders.read(whole)).payments).toHaveLength(2)
  expect(await moneyOf(whole)).toEqual([36_000, 36_000])
})

test('another amount or revision than was told is not agreed to', async () => {
  const whole = await changes.placed()
  const quoted = await dearer(whole)
  const less = { now: { amountMinor: 5_999, currency: 'EUR' } }
  await expect(changes.agree(whole, quoted, less)).rejects.toMatchObject(refusedFor('changed', 'amount'))
  const later = { revision: quoted.revision + 1 }
  await expect(changes.agree(whole, quoted, later)).rejects.toMatchObject(refusedFor('changed', 'revision'))
  await expect(changes.quote(whole, { answers: {} })).rejects.toMatchObject(refusedFor('same', 'answers'))
})

test('while a change is on its way the item is neither cancelled, paid nor changed again, and says so', async () => {
  const { orders } = changes
  const whole = await changes.placed(['procedure', 'hotel'])
  const quoted = await dearer(whole)
  await changes.agree(whole, quoted)
  const { parts, caller } = orders
  const order = whole.order.reference
  await expect(quoteCancelOrder(parts, caller, { order })).rejects.toMatchObject(refusedFor('change-pending'))
  await expect(changes.quote(whole, { answers: { day: changedDays.less } })).rejects.toMatchObject(
    refusedFor('change-pending', 'item'),
  )
  // The other item is not held up by it.
  const procedure = itemOf(whole, 'procedure')
  expect(await quoteCancelOrder(parts, caller, { order, item: procedure })).toMatchObject({ feeMinor: 5_000 })
  await withdrawChange(parts, caller, { order, change: quoted.id })
  await withdrawChange(parts, caller, { order, change: quoted.id })
  await orders.settle()
  expect(await stateOf(whole, quoted)).toMatchObject({ state: 'withdrawn' })
  expect(await quoteCancelOrder(parts, caller, { order })).toMatchObject({ feeMinor: 5_000 })
  expect(await orderProblems(orders)).toEqual([])
})

test('what waits to be changed is not charged on its day until the change is through', async () => {
  const { orders } = changes
  const whole = await changes.placed(['procedure'])
  const item = itemOf(whole, 'procedure')
  const quoted = await changes.quote(whole, { item, answers: { people: '4' } })
  expect(quoted.quoted.later).toEqual([{ amountMinor: 40_000, dueOn: '2027-01-02' }])
  const before = (await orders.read(whole)).payments.length
  orders.setNow('2027-01-02T08:00:00Z')
  const due = await changes.quote(whole, { item, answers: { people: '2' } })
  // By then all of it is due.
  expect(due.quoted).toMatchObject({ nowMinor: 30_000, later: [] })
  await changes.agree(whole, due)
  await chargeInstalments({ ...orders.parts, log: silentLog })
  expect((await orders.read(whole)).payments).toHaveLength(before + 1)
})

test('a change is paid by bank transfer: the booking changes once a colleague has seen the money', async () => {
  const { orders } = changes
  orders.setNow('2026-11-25T08:00:00Z')
  const whole = await changes.placed()
  const quoted = await dearer(whole)
  const { payment } = await changes.agree(whole, quoted, { method: 'transfer' })
  await orders.settle()
  expect([await dayOf(whole), (await stateOf(whole, quoted))?.state]).toEqual(['2027-02-01', 'agreed'])
  orders.pass(3 * 24 * 3_600_000)
  await markTransferReceived(orders.parts, whole.order.providerId, payment?.id ?? '', {
    amountMinor: 6_000,
    byName: 'Rana Sample',
  })
  await orders.settle()
  expect([await dayOf(whole), await moneyOf(whole)]).toEqual(['2027-02-02', [36_000, 36_000]])
  expect(await orderProblems(orders)).toEqual([])
})

test('a card that an earlier payment kept pays a change with nobody there', async () => {
  const { orders } = changes
  const whole = await changes.placed(['procedure', 'hotel'])
  const quoted = await dearer(whole)
  const { payment } = await changes.agree(whole, quoted, { method: 'saved' })
  await orders.settle()
  expect(payment?.state).toBe('authorized')
  expect(await stateOf(whole, quoted)).toMatchObject({ state: 'done' })
})

test('a booking that its supplier cancels while its change is paid ends the change, and all its money goes back', async () => {
  const { orders } = changes
  const whole = await changes.placed()
  const quoted = await dearer(whole)
  const { payment } = await changes.agree(whole, quoted)
  const reference = whole.items[0]?.booking.reference ?? ''
  await cancelBooking(orders.parts, orders.caller, reference, { fee: { amountMinor: 0, currency: 'EUR' } })
  await orders.gateway.pay(payment?.id ?? '')
  await orders.settle()
  expect(await stateOf(whole, quoted)).toMatchObject({ state: 'refused' })
  expect([(await orders.read(whole)).order.state, await moneyOf(whole)]).toEqual(['cancelled', [0, 0]])
  expect(await orderProblems(orders)).toEqual([])
})

test('what is held for a change is not booked past it, nor put into another order', async () => {
  const { orders } = changes
  const whole = await changes.placed()
  const quoted = await dearer(whole)
  const held = (await stateOf(whole, quoted))?.booking
  const booking = held?.reference ?? ''
  await expect(addToOrder(orders.parts, orders.caller, { booking, language: 'en' })).rejects.toMatchObject(
    refusedFor('in-order', 'booking'),
  )
  const contact = whole.items[0]?.contact
  if (!held || !contact) throw new Error('nothing is held')
  const details = { guests: [{ firstName: 'Amal', lastName: 'Haddad' }] }
  const agreed = { total: { amountMinor: 36_000, currency: 'EUR' }, policy: held.policy }
  await expect(
    confirmBooking(
      orders.parts,
      orders.caller,
      booking,
      { contact, details, agreed },
      { orderId: crypto.randomUUID() },
    ),
  ).rejects.toMatchObject(refusedFor('in-order', 'replaces'))
  await asItWas(whole)
})

test('nobody else finds, prices or agrees to a change', async () => {
  const whole = await changes.placed()
  const quoted = await dearer(whole)
  const other = await changes.orders.client()
  const none = { code: 'not-found' }
  await expect(changes.quote(whole, { answers: { day: changedDays.less } }, other)).rejects.toMatchObject(none)
  await expect(changes.agree(whole, quoted, {}, other)).rejects.toMatchObject(none)
  const wanted = { order: whole.order.reference, change: quoted.id }
  await expect(withdrawChange(changes.orders.parts, other, wanted)).rejects.toMatchObject(none)
})
