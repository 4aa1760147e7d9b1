// Money on its way back: never more than was taken, never twice, and followed until it is there or somebody has to see to it.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inboxItems } from '#domain/inbox/tables.ts'
import { newId } from '#kernel/id.ts'
import type { TestCard } from '#kernel/test-cards.ts'
import { openSamplePayments, type SampleOrder, type SamplePayments } from '#tests/support/sample-payments.ts'
import { beginTransfer } from './begin-transfer.ts'
import { capturePayment } from './capture-payment.ts'
import { markRefundSent } from './mark-refund-sent.ts'
import { markTransferReceived } from './mark-transfer-received.ts'
import type { PaymentRow } from './payment-parts.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { recordRefund } from './record-refund.ts'
import { refreshPayment } from './refresh-payment.ts'
import { refreshRefunds } from './refresh-refunds.ts'
import { readRefundable, refundPayment } from './refund-payment.ts'
import { disputes } from './tables.ts'

let sample: SamplePayments
const log = { warn: () => {} }
const minute = 60_000

beforeAll(async () => {
  sample = await openSamplePayments()
})

afterAll(() => sample.close())

async function paid(
  amountMinor = 1_000,
  card: TestCard = 'success',
): Promise<{ order: SampleOrder; payment: PaymentRow }> {
  const order = sample.order()
  const payment = await sample.pay(order, [amountMinor], card)
  await capturePayment(sample.parts, sample.provider.id, payment.id, amountMinor)
  return { order, payment: await refreshPayment(sample.parts, sample.provider.id, payment.id) }
}

const refund = (payment: PaymentRow, amountMinor: number, key = newId()) =>
  refundPayment(sample.parts, {
    providerId: payment.providerId,
    paymentId: payment.id,
    amountMinor,
    why: 'policy',
    key,
  })
const left = (payment: PaymentRow) => sample.inScope((scope) => readRefundable(scope, payment))
const atGateway = async ({ id, providerId, reference }: PaymentRow) =>
  (await sample.gateway.status({ gatewayReference: null, subject: { paymentId: id, providerId, reference } }))
    .refundedMinor
const inbox = ({ reference }: SampleOrder) =>
  sample.inScope((scope) => scope.rows(inboxItems, eq(inboxItems.reference, reference)))
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error) => error.fields?.[0]?.reason ?? error,
  )

test('what is given back stands in the ledger; no more than the rest is given, and the same key gives it once', async () => {
  const { order, payment } = await paid()
  const key = newId()
  expect(await refund(payment, 400, key)).toMatchObject({ state: 'done', amountMinor: 400 })
  expect(await refund(payment, 400, key)).toMatchObject({ state: 'done' })
  expect(await sample.money(order)).toMatchObject({ paidMinor: 600, refundedMinor: 400 })
  expect(await reasonOf(refund(payment, 601))).toBe('not-refundable')
  await refund(payment, 600)
  expect(await reasonOf(refund(payment, 1))).toBe('not-refundable')
  expect([(await sample.money(order)).paidMinor, await atGateway(payment)]).toEqual([0, 1_000])
  await expect(refund(payment, 300, key)).rejects.toMatchObject({ code: 'idempotency-key-reused' })
})

test('of two who give the whole back at once, one is refused', async () => {
  const { order, payment } = await paid()
  const both = await Promise.all(
    [1, 2].map(() =>
      refund(payment, 1_000).then(
        ({ state }) => state,
        (error) => error.fields[0].reason,
      ),
    ),
  )
  expect(new Set(both)).toEqual(new Set(['done', 'not-refundable']))
  expect([(await sample.money(order)).paidMinor, await atGateway(payment)]).toEqual([0, 1_000])
})

test('ten at once give back no more than there is', async () => {
  const { order, payment } = await paid()
  const all = await Promise.allSettled(Array.from({ length: 10 }, () => refund(payment, 300)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  expect([(await sample.money(order)).paidMinor, await atGateway(payment)]).toEqual([100, 900])
})

test.each(['lost', 'down', 'unreached'] as const)(
  'a refund whose answer is %s counts as on its way, and is there once, whoever asks again',
  async (manner) => {
    const { order, payment } = await paid()
    const key = newId()
    sample.told.tell('refund', manner)
    expect((await refund(payment, 1_000, key)).state).toBe('pending')
    expect(await left(payment)).toBe(0)
    expect(await reasonOf(refund(payment, 1_000))).toBe('not-refundable')
    expect((await sample.money(order)).paidMinor).toBe(1_000)
    sample.passTime(6 * minute)
    await reconcilePayments({ ...sample.parts, log })
    expect((await refund(payment, 1_000, key)).state).toBe('done')
    expect([(await sample.money(order)).paidMinor, await atGateway(payment)]).toEqual([0, 1_000])
  },
)

test('a gateway that says no and did it all the same is found out', async () => {
  const { order, payment } = await paid()
  sample.told.tell('refund', 'lies')
  expect((await refund(payment, 1_000)).state).toBe('done')
  expect((await sample.money(order)).paidMinor).toBe(0)
})

test('one that the gateway refuses has failed: nothing is posted, it may be asked for anew, and a colleague sees to it', async () => {
  const { order, payment } = await paid()
  sample.told.tell('refund', 'refuses')
  expect((await refund(payment, 1_000)).state).toBe('failed')
  expect(await inbox(order)).toMatchObject([{ kind: 'payment', state: 'open' }])
  expect((await sample.money(order)).paidMinor).toBe(1_000)
  expect((await refund(payment, 1_000)).state).toBe('done')
})

test('one that fails at the payer’s bank is given back to nobody, and a colleague is told; sent by hand it is done', async () => {
  const { order, payment } = await paid(1_000, 'refund-fails')
  const pending = await refund(payment, 1_000)
  expect(pending.state).toBe('pending')
  const mark = () =>
    markRefundSent(sample.parts, sample.provider.id, { paymentId: payment.id, refundId: pending.id, byName: 'Rana' })
  expect(await reasonOf(mark())).toBe('on-its-way')
  sample.passTime(6 * minute)
  await reconcilePayments({ ...sample.parts, log })
  expect((await sample.money(order)).paidMinor).toBe(1_000)
  expect(await inbox(order)).toMatchObject([{ kind: 'payment', from: order.reference, clientSub: null }])
  expect(await left(payment)).toBe(1_000)
  expect(await mark()).toMatchObject({ state: 'done', byName: 'Rana' })
  expect(await mark()).toMatchObject({ state: 'done' })
  expect([(await sample.money(order)).paidMinor, await left(payment)]).toEqual([0, 0])
  // The gateway goes on saying that it failed.
  sample.passTime(6 * minute)
  const asked = await refreshRefunds(sample.parts, sample.provider.id, payment.id)
  expect(asked).toMatchObject([{ state: 'done', byName: 'Rana' }])
  expect([(await sample.money(order)).paidMinor, await left(payment)]).toEqual([0, 0])
})

test('one that was there and comes back is owed again', async () => {
  const { order, payment } = await paid()
  const done = await refund(payment, 1_000)
  for (let turn = 0; turn < 2; turn++)
    await recordRefund(sample.parts, done, { gatewayReference: done.gatewayReference ?? '', state: 'failed' })
  expect([(await sample.money(order)).paidMinor, await left(payment)]).toEqual([1_000, 1_000])
  await recordRefund(sample.parts, done, { gatewayReference: '', state: 'done' })
  expect((await sample.money(order)).paidMinor).toBe(1_000)
})

test('one that takes its time is pending, then done', async () => {
  const { order, payment } = await paid(1_000, 'slow')
  expect((await refund(payment, 250)).state).toBe('pending')
  expect([await left(payment), (await sample.money(order)).paidMinor]).toEqual([750, 1_000])
  sample.passTime(minute)
  const rows = await refreshRefunds(sample.parts, sample.provider.id, payment.id)
  expect(rows.map(({ state }) => state)).toEqual(['done'])
  expect((await sample.money(order)).paidMinor).toBe(750)
})

test('what a bank took back is not given back a second time', async () => {
  const { order, payment } = await paid(1_000, 'dispute-later')
  await refund(payment, 100)
  sample.passTime(2 * minute)
  for (let turn = 0; turn < 3; turn++) await refreshPayment(sample.parts, sample.provider.id, payment.id)
  const found = await sample.inScope((scope) => scope.rows(disputes, eq(disputes.paymentId, payment.id)))
  expect(found).toMatchObject([{ state: 'open', amountMinor: 1_000 }])
  expect(await sample.money(order)).toMatchObject({ disputedMinor: 1_000, paidMinor: -100 })
  expect(await reasonOf(refund(payment, 1))).toBe('not-refundable')
  expect(await inbox(order)).toHaveLength(1)
})

test('nothing is given back of what was never taken, and no amount that a gateway cannot move', async () => {
  const payment = await sample.pay(sample.order(), [1_000])
  expect(await reasonOf(refund(payment, 1_000))).toBe('not-captured')
  const { payment: taken } = await paid()
  expect(await reasonOf(refund(taken, 0))).toBe('amount')
  expect(await reasonOf(refund(taken, -5))).toBe('amount')
})

test('of a bank transfer it is on its way until a colleague has sent it', async () => {
  const order = sample.order()
  const parts = [{ instalmentId: newId(), amountMinor: 900 }]
  const transfer = await beginTransfer(sample.parts, sample.caller, { order, parts, idempotencyKey: newId() })
  const by = { amountMinor: 900, byName: 'Rana' }
  const payment = await markTransferReceived(sample.parts, sample.provider.id, transfer.id, by)
  const pending = await refund(payment, 900)
  sample.passTime(6 * minute)
  await reconcilePayments({ ...sample.parts, log })
  expect((await refund(payment, 900, pending.idempotencyKey)).state).toBe('pending')
  const sent = { paymentId: payment.id, refundId: pending.id, byName: 'Omar' }
  expect(await markRefundSent(sample.parts, sample.provider.id, sent)).toMatchObject({ state: 'done', byName: 'Omar' })
  expect((await sample.money(order)).paidMinor).toBe(0)
})
