// Money that somebody gave back in the gateway's own dashboard: found by an event or without one, posted once, and told to a colleague.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inboxItems } from '#domain/inbox/tables.ts'
import { newId } from '#kernel/id.ts'
import type { TestCard } from '#kernel/test-cards.ts'
import { openSamplePayments, type SampleOrder, type SamplePayments } from '#tests/support/sample-payments.ts'
import { capturePayment } from './capture-payment.ts'
import { atGateway, type PaymentRow } from './payment-parts.ts'
import { paymentQueue } from './payment-queue.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { recordOutside } from './record-outside.ts'
import { refreshPayment } from './refresh-payment.ts'
import { refreshRefunds } from './refresh-refunds.ts'
import { readRefundable, refundPayment } from './refund-payment.ts'
import { disputes, refunds } from './tables.ts'
import { handleEvents, takeEvent } from './take-event.ts'

let sample: SamplePayments
const log = { warn: () => {} }
const hour = 3_600_000

beforeAll(async () => {
  sample = await openSamplePayments()
})
afterAll(() => sample.close())

async function paid(card: TestCard = 'success', amounts = [600, 400]) {
  const order = sample.order()
  const items = amounts.map(() => newId())
  const parts = amounts.map((amountMinor, at) => ({ instalmentId: newId(), amountMinor, itemId: items[at] ?? null }))
  const payment = await sample.pay(order, [], card, { parts })
  const total = amounts.reduce((sum, one) => sum + one, 0)
  await capturePayment(sample.parts, sample.provider.id, payment.id, total)
  return { order, items, payment: await refreshPayment(sample.parts, sample.provider.id, payment.id) }
}

/** Under a key that is none of ours, as the dashboard has its own. */
const giveOutside = (payment: PaymentRow, amountMinor: number) =>
  sample.gateway.refund({
    ...atGateway(payment),
    key: `dashboard ${newId()}`,
    amount: { amountMinor, currency: payment.currency },
  })

async function tell(payment: PaymentRow, eventId = newId()): Promise<void> {
  const subject = { paymentId: payment.id, providerId: payment.providerId, reference: payment.reference }
  const event = { eventId, type: 'charge.refunded', subject, gatewayReference: payment.gatewayReference ?? '' }
  const { body, headers } = sample.sign(event)
  await takeEvent(sample.parts, 'test', body, headers)
  const jobs = sample.jobs.filter(({ queue, data }) => queue === paymentQueue && data.paymentId === payment.id)
  for (const { data } of jobs) await handleEvents(sample.parts, data)
}

const rowsOf = ({ id }: PaymentRow) => sample.inScope((scope) => scope.rows(refunds, eq(refunds.paymentId, id)))
const left = (payment: PaymentRow) => sample.inScope((scope) => readRefundable(scope, payment))
const inbox = ({ reference }: SampleOrder) =>
  sample.inScope((scope) => scope.rows(inboxItems, eq(inboxItems.reference, reference)))
const look = ({ providerId, id }: PaymentRow) => refreshRefunds(sample.parts, providerId, id)

test('an event of it, twice and out of order, leads to one refund that nobody of ours gave, posted once', async () => {
  const { order, payment } = await paid()
  await giveOutside(payment, 250)
  const eventId = newId()
  await tell(payment, eventId)
  await tell(payment, eventId)
  await tell(payment)
  expect(await rowsOf(payment)).toMatchObject([
    { why: 'outside', state: 'done', amountMinor: 250, itemId: null, byName: '', endedAt: expect.any(Date) },
  ])
  expect([await left(payment), await sample.money(order)]).toMatchObject([750, { refundedMinor: 250, paidMinor: 750 }])
  expect(await inbox(order)).toMatchObject([{ kind: 'payment', state: 'open' }])
})

test('with no event at all it is found within hours, as is what a bank asked for', async () => {
  const { order, payment } = await paid()
  const { payment: asked } = await paid('dispute-later')
  await giveOutside(payment, 250)
  sample.passTime(5 * hour)
  await reconcilePayments({ ...sample.parts, log })
  expect(await rowsOf(payment)).toEqual([])
  sample.passTime(2 * hour)
  await reconcilePayments({ ...sample.parts, log })
  expect(await rowsOf(payment)).toMatchObject([{ why: 'outside', amountMinor: 250 }])
  expect((await sample.money(order)).refundedMinor).toBe(250)
  const found = await sample.inScope((scope) => scope.rows(disputes, eq(disputes.paymentId, asked.id)))
  expect(found).toMatchObject([{ state: 'open', amountMinor: 1_000 }])
})

test('looked for by many at once it is one', async () => {
  const { order, payment } = await paid()
  await giveOutside(payment, 250)
  await Promise.all([1, 2, 3, 4].map(() => recordOutside(sample.parts, payment)))
  expect([(await rowsOf(payment)).length, (await sample.money(order)).refundedMinor]).toEqual([1, 250])
})

test.each(['lost', 'down'] as const)('one of ours whose answer is %s is not taken for another', async (manner) => {
  const { order, payment } = await paid()
  sample.told.tell('refund', manner)
  const own = { providerId: payment.providerId, paymentId: payment.id, amountMinor: 300, key: newId() }
  expect((await refundPayment(sample.parts, { ...own, why: 'policy' })).state).toBe('pending')
  await recordOutside(sample.parts, payment)
  await look(payment)
  await look(payment)
  expect(await rowsOf(payment)).toMatchObject([{ why: 'policy', state: 'done', amountMinor: 300 }])
  expect([(await sample.money(order)).refundedMinor, await inbox(order)]).toEqual([300, []])
})

test('no more is given back by us than it left, and what it was for is known where only one item was paid', async () => {
  const { items, payment } = await paid('success', [1_000])
  await giveOutside(payment, 900)
  await look(payment)
  expect(await rowsOf(payment)).toMatchObject([{ itemId: items[0], amountMinor: 900 }])
  const wanted = { providerId: payment.providerId, paymentId: payment.id, why: 'policy', key: newId() } as const
  await expect(refundPayment(sample.parts, { ...wanted, amountMinor: 101 })).rejects.toMatchObject({
    fields: [{ reason: 'not-refundable' }],
  })
  expect((await refundPayment(sample.parts, { ...wanted, amountMinor: 100 })).state).toBe('done')
})

test('one on its way is followed; where it fails nothing was given, and nobody gives it once more', async () => {
  const { order, payment } = await paid('refund-fails')
  await giveOutside(payment, 250)
  await look(payment)
  expect([await rowsOf(payment), await left(payment)]).toMatchObject([[{ why: 'outside', state: 'pending' }], 750])
  const before = sample.told.count('refund')
  sample.passTime(hour)
  await reconcilePayments({ ...sample.parts, log })
  expect([await rowsOf(payment), await left(payment)]).toMatchObject([[{ state: 'failed' }], 1_000])
  expect([sample.told.count('refund') - before, (await sample.money(order)).refundedMinor]).toEqual([0, 0])
})

test('one that failed before anyone heard of it is none', async () => {
  const { order, payment } = await paid('refund-fails')
  await giveOutside(payment, 250)
  sample.passTime(hour)
  await look(payment)
  expect([await rowsOf(payment), await inbox(order)]).toEqual([[], []])
})

test('where the gateway does not answer the event stays to be worked on', async () => {
  const { payment } = await paid()
  await giveOutside(payment, 250)
  sample.told.tell('listRefunds', 'down')
  await expect(tell(payment)).rejects.toMatchObject({ code: 'unavailable' })
  await tell(payment)
  expect(await rowsOf(payment)).toHaveLength(1)
})
