// Payouts at Stripe: their movements in our words, page by page, and those left out of which Stripe does not say what is in them.
import { expect, test } from 'vitest'
import { doneValue } from '#tests/support/done-value.ts'
import { euros, now, openStripeGateway } from '#tests/support/stripe-opened.ts'

const since = new Date(now.getTime() - 24 * 3_600_000)
const of = { providerId: 'thymele' }

test('a payout is told with its movements: payments, refunds, disputes with their fees, and Stripe’s own', async () => {
  const { gateway, standIn, captured } = await openStripeGateway()
  const payment = await captured(30_000)
  const { gatewayReference: source } = doneValue(
    await gateway.refund({ ...payment, key: 'refund', amount: euros(10_000) }),
  )
  const intent = standIn.desk.intentOf(payment.gatewayReference)
  intent.dispute = { status: 'needs_response', amount: 30_000 }
  const more = [
    { category: 'fee', amount: -500 },
    { category: 'other_adjustment', amount: 7 },
  ]
  const gatewayReference = standIn.desk.payouts.payOut(more)
  expect(await gateway.payouts({ ...of, since })).toEqual([
    { gatewayReference, amountMinor: -12_863, currency: 'EUR', state: 'paid', arrivesOn: '2026-11-23' },
  ])
  const lines = await gateway.payoutLines({ ...of, gatewayReference })
  const line = { currency: 'EUR', availableOn: '2026-11-23', source: '', feeMinor: 0, subject: null, charged: null }
  expect(lines.toReversed()).toEqual([
    {
      ...line,
      gatewayReference: `txn_${intent.id}`,
      what: 'payment',
      amountMinor: 30_000,
      feeMinor: 870,
      subject: payment.subject,
      charged: euros(30_000),
    },
    {
      ...line,
      gatewayReference: `txn_${source}`,
      what: 'refund',
      amountMinor: -10_000,
      source,
      subject: payment.subject,
      charged: euros(10_000),
    },
    {
      ...line,
      gatewayReference: `txn_dp_${intent.id}`,
      what: 'dispute',
      amountMinor: -30_000,
      feeMinor: 1_500,
      source: `dp_${intent.id}`,
      charged: euros(30_000),
    },
    { ...line, gatewayReference: 'txn_more_0', what: 'fee', amountMinor: -500 },
    { ...line, gatewayReference: 'txn_more_1', what: 'other', amountMinor: 7 },
  ])
})

test('what was settled in another currency is told in that one, and as it was charged', async () => {
  const { gateway, standIn, captured } = await openStripeGateway()
  const isk = (amountMinor: number) => ({ amountMinor, currency: 'ISK' })
  const payment = await captured(7_000, { amount: isk(7_000) })
  const row = standIn.desk.intentOf(payment.gatewayReference)
  const gatewayReference = standIn.desk.payouts.payOut()
  expect(row.received).toBe(700_000)
  const [line] = await gateway.payoutLines({ ...of, gatewayReference })
  expect(line).toMatchObject({ currency: 'EUR', amountMinor: 700_000, charged: isk(7_000) })
})

test('a payout that somebody asked for by hand is left out, and older ones are not told', async () => {
  const { gateway, standIn, captured } = await openStripeGateway()
  await captured()
  standIn.desk.payouts.payOut([], false)
  expect(await gateway.payouts({ ...of, since })).toEqual([])
  standIn.desk.payouts.payOut([{ category: 'fee', amount: -1 }])
  expect(await gateway.payouts({ ...of, since })).toHaveLength(1)
  expect(await gateway.payouts({ ...of, since: new Date(now.getTime() + 1_000) })).toEqual([])
})

test('more than a page is read to its end', async () => {
  const { gateway, standIn } = await openStripeGateway()
  const many = Array.from({ length: 230 }, () => ({ category: 'fee', amount: -1 }))
  const gatewayReference = standIn.desk.payouts.payOut(many)
  expect(await gateway.payoutLines({ ...of, gatewayReference })).toHaveLength(230)
  expect(standIn.asked.filter(({ call }) => call === 'GET /v1/balance_transactions')).toHaveLength(3)
})
