// Refunds and disputes at Stripe: what goes back once, what is counted, and what is only on its way.
import { describe, expect, test } from 'vitest'
import { done, refused } from '#kernel/outcome.ts'
import { doneValue } from '#tests/support/done-value.ts'
import { euros, openStripeGateway } from '#tests/support/stripe-opened.ts'
import { refundedAmount } from './stripe-refunds.ts'

test('money goes back once under its key, and never more than was taken', async () => {
  const { gateway, captured } = await openStripeGateway()
  const payment = await captured()
  const refund = { ...payment, key: 'refund 1', amount: euros(20_000) }
  const first = doneValue(await gateway.refund(refund))
  expect(first.state).toBe('done')
  expect(await gateway.refund(refund)).toEqual(done(first))
  expect((await gateway.status(payment)).refundedMinor).toBe(20_000)
  expect(await gateway.refund({ ...refund, key: 'refund 2', amount: euros(30_001) })).toEqual(refused('amount'))
  expect((await gateway.refund({ ...refund, key: 'refund 3', amount: euros(30_000) })).is).toBe('done')
  expect(await gateway.refund({ ...refund, key: 'refund 4', amount: euros(1) })).toEqual(refused('already-refunded'))
})

test('what was not taken is not given back', async () => {
  const { gateway, authorized } = await openStripeGateway()
  const payment = await authorized()
  const refund = { ...payment, key: 'refund', amount: euros(100) }
  expect(await gateway.refund(refund)).toEqual(refused('refused'))
  doneValue(await gateway.void({ ...payment, key: 'void' }))
  expect(await gateway.refund(refund)).toEqual(refused('already-voided'))
})

test('a refund on its way counts as given back, and is followed until it failed', async () => {
  const { gateway, standIn, captured } = await openStripeGateway()
  standIn.manners.refunds = 'pending'
  const payment = await captured()
  const refund = doneValue(await gateway.refund({ ...payment, key: 'refund', amount: euros(20_000) }))
  expect([refund.state, (await gateway.status(payment)).refundedMinor]).toEqual(['pending', 20_000])
  const at = { gatewayReference: refund.gatewayReference, key: 'refund', payment }
  expect(await gateway.refundStatus(at)).toEqual(refund)
  Object.assign(standIn.desk.refunds.get(refund.gatewayReference) ?? {}, { status: 'failed' })
  expect(await gateway.refundStatus(at)).toMatchObject({ state: 'failed' })
  expect((await gateway.status(payment)).refundedMinor).toBe(0)
})

test('a refund whose answer was lost is found by its key, and one that was never asked for is not', async () => {
  const { gateway, standIn, captured } = await openStripeGateway()
  const payment = await captured()
  standIn.manners.losesAnswers = 2
  const outcome = await gateway.refund({ ...payment, key: 'refund', amount: euros(20_000) })
  expect(outcome).toEqual({ is: 'unknown', sent: 'maybe' })
  const found = await gateway.refundStatus({ gatewayReference: '', key: 'refund', payment })
  expect(found).toMatchObject({ state: 'done', gatewayReference: expect.stringMatching(/^re_/) })
  expect(await gateway.refundStatus({ gatewayReference: '', key: 'other', payment })).toBeUndefined()
  expect(await gateway.refundStatus({ gatewayReference: 're_nobody', key: 'refund', payment })).toBeUndefined()
})

test.each([true, false])(
  'the rest that was not captured is no refund, listed as one by Stripe (%s) or not',
  async (listsRest) => {
    const { gateway, standIn, captured } = await openStripeGateway()
    standIn.manners.listsRest = listsRest
    const payment = await captured(30_000)
    expect((await gateway.status(payment)).refundedMinor).toBe(0)
    doneValue(await gateway.refund({ ...payment, key: 'refund', amount: euros(20_000) }))
    expect((await gateway.status(payment)).refundedMinor).toBe(20_000)
  },
)

test('a refund made at Stripe itself counts, though it bears no words of ours', () => {
  const balance_transaction = 'txn_1'
  const row = { object: 'refund' as const, id: 're_1', status: 'succeeded' as const, metadata: {} }
  expect(refundedAmount([{ ...row, amount: 500 }], 0)).toBe(500)
  expect(refundedAmount([{ ...row, amount: 500 }], 300)).toBe(500)
  // As large as the rest, and it moved the balance.
  expect(refundedAmount([{ ...row, amount: 300, balance_transaction }], 300)).toBe(300)
  expect(
    refundedAmount(
      [
        { ...row, amount: 300 },
        { ...row, amount: 500 },
      ],
      300,
    ),
  ).toBe(500)
})

describe.each([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['appeal_under_review', 'open'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['warning_needs_response', null],
  ['prevented', null],
])('a dispute that is %s', (status, state) => {
  test(state === null ? 'moved no money and is not told' : `is told as ${state}`, async () => {
    const { gateway, standIn, captured } = await openStripeGateway()
    const payment = await captured()
    const intent = standIn.desk.intentOf(payment.gatewayReference)
    intent.dispute = { status, amount: 45_000 }
    const told = state && { gatewayReference: `dp_${intent.id}`, amountMinor: 45_000, state }
    expect((await gateway.status(payment)).dispute).toEqual(told)
  })
})

test('nothing is given back of what a bank has asked for', async () => {
  const { gateway, standIn, captured } = await openStripeGateway()
  const payment = await captured()
  standIn.desk.intentOf(payment.gatewayReference).dispute = { status: 'needs_response', amount: 50_000 }
  expect(await gateway.refund({ ...payment, key: 'refund', amount: euros(100) })).toEqual(refused('refused'))
})
