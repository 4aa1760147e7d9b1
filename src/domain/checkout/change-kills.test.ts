// Changes under workers that end anywhere, and random runs of changing, cancelling and paying: the ledger balances and nobody pays twice.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerLines } from '#domain/payments/tables.ts'
import { createLife, seeded } from '#tests/support/killed-runs.ts'
import { orderProblems } from '#tests/support/order-problems.ts'
import { changedDays, itemOf, openSampleChanges, type SampleChanges } from '#tests/support/sample-changes.ts'
import { toldDay } from '#tests/support/told-kind.ts'
import { advanceOrder } from './advance-order.ts'
import { cancelOrder, quoteCancelOrder } from './cancel-order.ts'
import type { WholeOrder } from './find-order.ts'

const life = createLife()
let changes: SampleChanges

beforeAll(async () => {
  changes = await openSampleChanges({ around: { database: life.database } })
})

afterAll(() => changes.orders.close())

/** A worker that goes on with a change whose payer has paid, and the boundaries that it passed before it ended. */
async function changeUnder(boundaries: number, answers: Record<string, string>): Promise<WholeOrder> {
  const { orders } = changes
  orders.pass(3_600_000)
  void life.begin(Number.POSITIVE_INFINITY)
  const who = await orders.client()
  const whole = await changes.placed(['procedure', 'hotel'], who)
  const quoted = await changes.quote(whole, { answers }, who)
  const { payment } = await changes.agree(whole, quoted, {}, who)
  if (payment) await orders.gateway.pay(payment.id)
  const { id: orderId, providerId } = whole.order
  const ended = life.begin(boundaries)
  await Promise.race([advanceOrder(orders.parts, { providerId, orderId }).then(() => orders.settle()), ended])
  passed = life.passed()
  void life.begin(Number.POSITIVE_INFINITY)
  orders.pass(61_000)
  await orders.settle()
  return orders.read(whole, who)
}
let passed = 0

test('a worker that ends between any two transactions of a change leaves it done, paid once and told once', {
  timeout: 300_000,
}, async () => {
  await changeUnder(Number.POSITIVE_INFINITY, { day: changedDays.more })
  const boundaries = passed
  expect(boundaries).toBeGreaterThan(12)
  const runs = 12
  for (let run = 0; run < runs; run++) {
    const after = await changeUnder(Math.floor((run * boundaries) / runs), { day: changedDays.more })
    expect([after.changes[0]?.state, after.items[1]?.totalMinor]).toEqual(['done', 36_000])
    expect(after.payments.filter(({ state }) => state === 'captured')).toHaveLength(2)
  }
  expect(await orderProblems(changes.orders)).toEqual([])
})

test('a worker that ends while a change gives money back gives it back once', { timeout: 120_000 }, async () => {
  for (const boundaries of [3, 8, 12, 16, 20]) {
    const after = await changeUnder(boundaries, { day: changedDays.less })
    expect(after.refunds.map(({ amountMinor, state }) => [amountMinor, state])).toEqual([[6_000, 'done']])
  }
  expect(await orderProblems(changes.orders)).toEqual([])
})

const days = [toldDay, ...Object.values(changedDays)]

test.each([1, 2, 3, 4, 5])(
  'after random changes and cancellations the ledger sums to zero, and what is paid is what is charged (seed %i)',
  { timeout: 120_000 },
  async (seed) => {
    const { orders } = changes
    void life.begin(Number.POSITIVE_INFINITY)
    const random = seeded(seed)
    const pick = <T>(some: readonly T[]): T => some[Math.floor(random() * some.length)] as T
    orders.pass(3_600_000)
    const who = await orders.client()
    let whole = await changes.placed(['hotel'], who)
    for (let step = 0; step < 6; step++) {
      orders.pass(1_200_000)
      const answers = { day: pick(days), people: pick(['1', '2', '3']) }
      const quoted = await changes.quote(whole, { answers }, who).catch(() => undefined)
      if (!quoted) continue
      const { payment } = await changes.agree(whole, quoted, {}, who)
      if (payment) await orders.gateway.pay(payment.id, random() < 0.3 ? 'refused' : 'authorized')
      await orders.settle()
      whole = await orders.read(whole, who)
      expect(whole.items[0]?.totalMinor).toBe(await paidOf(whole))
    }
    const { reference } = whole.order
    const quote = await quoteCancelOrder(orders.parts, who, { order: reference, item: itemOf(whole, 'hotel') })
    const agreedFee = { amountMinor: quote.feeMinor, currency: quote.currency }
    await cancelOrder(orders.parts, who, { order: reference, agreedFee, revision: quote.revision })
    await orders.settle()
    expect(await paidOf(whole)).toBe(quote.feeMinor)
    expect(await orderProblems(orders)).toEqual([])
  },
)

/** By the ledger, whose lines sum to zero. */
async function paidOf({ order }: WholeOrder): Promise<number> {
  const lines = await changes.orders.database.forProvider(order.providerId, (scope) => scope.rows(ledgerLines))
  const own = lines.filter(({ orderId }) => orderId === order.id)
  expect(own.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(0)
  return own.reduce((sum, { account, amountMinor }) => (account === 'gateway' ? sum + amountMinor : sum), 0)
}
