// Payouts held against the ledger: what agrees, what differs by how much, what is still to come, and fees posted once.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { capturePayment } from '#domain/payments/capture-payment.ts'
import type { PayoutLine } from '#domain/payments/gateway-payout.ts'
import { atGateway, type PaymentRow } from '#domain/payments/payment-parts.ts'
import { refundPayment } from '#domain/payments/refund-payment.ts'
import { ledgerLines } from '#domain/payments/tables.ts'
import { newId } from '#kernel/id.ts'
import { openSamplePayments, type SampleOrder, type SamplePayments } from '#tests/support/sample-payments.ts'
import { writeOtherProvider } from '#tests/support/sample-provider.ts'
import { findPayouts } from './find-payouts.ts'
import { readPayouts } from './read-payouts.ts'
import { payoutLines, payouts } from './tables.ts'

let sample: SamplePayments
const day = 24 * 3_600_000
const lines: string[] = []
const log = { warn: (text: string) => void lines.push(text) }

beforeAll(async () => {
  sample = await openSamplePayments()
})
afterAll(() => sample.close())
afterEach(() => {
  vi.restoreAllMocks()
  lines.splice(0)
})

async function paid(amountMinor = 1_000): Promise<{ order: SampleOrder; payment: PaymentRow }> {
  const order = sample.order()
  const payment = await sample.pay(order, [amountMinor])
  await capturePayment(sample.parts, sample.provider.id, payment.id, amountMinor)
  return { order, payment: await sample.row(payment.id) }
}

const giveBack = ({ id, providerId }: PaymentRow, amountMinor: number) =>
  refundPayment(sample.parts, { providerId, paymentId: id, amountMinor, why: 'policy', key: newId() })
const find = (parts = sample.parts) => findPayouts({ ...parts, log })
const read = (limit = 50) => sample.inScope((scope) => readPayouts(scope, { limit }))
const feesOf = ({ id }: SampleOrder) =>
  sample.inScope(async (scope) =>
    (await scope.rows(ledgerLines, eq(ledgerLines.orderId, id))).filter(({ account }) => account === 'fees'),
  )

/** The gateway pays out these lines, whatever really moved. */
function payOut(own: Partial<PayoutLine>[], more: { amountMinor?: number; reference?: string } = {}): string {
  const reference = more.reference ?? `po ${newId()}`
  const all = own.map(
    (line, at): PayoutLine => ({
      gatewayReference: `${reference} ${at}`,
      what: 'payment',
      amountMinor: 1_000,
      feeMinor: 0,
      currency: 'EUR',
      source: '',
      subject: null,
      charged: { amountMinor: Math.abs(line.amountMinor ?? 1_000), currency: 'EUR' },
      availableOn: '2026-11-23',
      ...line,
    }),
  )
  const sum = all.reduce((total, { amountMinor, feeMinor }) => total + amountMinor - feeMinor, 0)
  const payout = {
    gatewayReference: reference,
    amountMinor: more.amountMinor ?? sum,
    currency: 'EUR',
    state: 'paid' as const,
    arrivesOn: '2026-11-25',
  }
  vi.spyOn(sample.told, 'payouts').mockResolvedValue([payout])
  vi.spyOn(sample.told, 'payoutLines').mockResolvedValue(all)
  return reference
}

const payoutOf = async (reference: string) => {
  const found = (await read()).payouts.find(({ gatewayReference }) => gatewayReference === reference)
  if (!found) throw new Error('no such payout')
  return found
}

test('what was taken and given back is still to come until it is paid out, and agrees with the ledger then', async () => {
  const { payment } = await paid(7_000)
  await giveBack(payment, 2_000)
  expect((await read()).unpaid).toEqual([{ currency: 'EUR', amountMinor: 5_000, payments: 1 }])
  await find()
  expect((await read()).payouts).toEqual([])
  sample.passTime(day)
  for (let turn = 0; turn < 2; turn++) await find()
  const { payouts: found, unpaid } = await read()
  expect(found).toMatchObject([
    { amountMinor: 5_000, currency: 'EUR', state: 'on-its-way', lineCount: 2, differences: [], gateway: 'test' },
  ])
  expect(unpaid).toEqual([])
  sample.passTime(3 * day)
  await find()
  expect((await read()).payouts).toMatchObject([{ state: 'paid' }])
})

test('found by two at once it is one', async () => {
  const { payment } = await paid()
  const reference = payOut([{ subject: atGateway(payment).subject }])
  await Promise.all([find(), find(), find()])
  const rows = await sample.inScope((scope) => scope.rows(payouts, eq(payouts.gatewayReference, reference)))
  const own = await sample.inScope((scope) => scope.rows(payoutLines, eq(payoutLines.payoutId, rows[0]?.id ?? '')))
  expect([rows.length, own.length]).toEqual([1, 1])
})

test('another amount there than here is a difference of both amounts, by the order', async () => {
  const { order, payment } = await paid(1_000)
  const reference = payOut([{ subject: atGateway(payment).subject, amountMinor: 900 }])
  await find()
  expect((await payoutOf(reference)).differences).toEqual([
    {
      why: 'amount',
      reference: order.reference,
      theirs: { amountMinor: 900, currency: 'EUR' },
      ours: { amountMinor: 1_000, currency: 'EUR' },
    },
  ])
})

test('what the gateway has and the ledger has not is missing; the gateway’s own fees are not', async () => {
  const { order, payment } = await paid()
  const { subject } = atGateway(payment)
  const reference = payOut([
    { subject },
    { what: 'payment', amountMinor: 333 },
    { what: 'refund', source: 're_unknown', subject, amountMinor: -70 },
    { what: 'fee', amountMinor: -20, charged: null },
    { what: 'other', amountMinor: 5, charged: null },
  ])
  await find()
  const theirs = (amountMinor: number) => ({ amountMinor, currency: 'EUR' })
  expect((await payoutOf(reference)).differences).toEqual([
    { why: 'missing', reference: '', theirs: theirs(333), ours: null },
    { why: 'missing', reference: order.reference, theirs: theirs(70), ours: null },
  ])
})

test('lines that do not come to what was paid out are a difference of the total', async () => {
  const { payment } = await paid()
  const reference = payOut([{ subject: atGateway(payment).subject }], { amountMinor: 950 })
  await find()
  expect((await payoutOf(reference)).differences).toMatchObject([
    { why: 'total', theirs: { amountMinor: 950 }, ours: { amountMinor: 1_000 } },
  ])
})

test('fees are posted once and in the payment’s own currency, with what a refund cost beside it', async () => {
  const { order, payment } = await paid(1_000)
  const refund = await giveBack(payment, 400)
  const { subject } = atGateway(payment)
  const inDirhams = (amountMinor: number) => ({ amountMinor: amountMinor * 4, currency: 'AED' })
  const reference = payOut([
    { subject, ...inDirhams(1_000), charged: { amountMinor: 1_000, currency: 'EUR' }, feeMinor: 120 },
    {
      what: 'refund',
      source: refund.gatewayReference ?? '',
      ...inDirhams(-400),
      charged: { amountMinor: 400, currency: 'EUR' },
      feeMinor: 8,
    },
  ])
  for (let turn = 0; turn < 2; turn++) await find()
  expect((await feesOf(order)).map(({ amountMinor, currency }) => [amountMinor, currency])).toEqual([
    [30, 'EUR'],
    [2, 'EUR'],
  ])
  expect(await payoutOf(reference)).toMatchObject({ feesMinor: 128, differences: [] })
})

test('of an account that others share only their own lines are known, and what they come to', async () => {
  const { payment } = await paid()
  await writeOtherProvider(sample.database)
  const { subject } = atGateway(payment)
  const reference = payOut([
    { subject },
    { subject: { ...subject, paymentId: newId(), providerId: newId() }, amountMinor: 5_000 },
    { amountMinor: 700 },
  ])
  await find()
  expect(await payoutOf(reference)).toMatchObject({ amountMinor: 1_000, lineCount: 1, differences: [] })
  const strangers = payOut([{ subject: { ...subject, paymentId: newId(), providerId: newId() } }])
  await find()
  await expect(payoutOf(strangers)).rejects.toThrow('no such payout')
})

test('a gateway that does not answer is asked again the next time, and the log says so', async () => {
  const { payment } = await paid()
  const reference = payOut([{ subject: atGateway(payment).subject }])
  const { gateways } = sample.parts
  vi.spyOn(sample.told, 'payoutLines').mockRejectedValueOnce(new Error('away'))
  await find({ ...sample.parts, gateways })
  expect(lines).toContain('payouts not looked for')
  await find()
  expect(await payoutOf(reference)).toMatchObject({ lineCount: 1 })
})
