// The alarm of money that nothing stands for: what is promised or kept for an order that does not go on is counted, what is well is not.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inboxItems } from '#domain/inbox/tables.ts'
import { charged, reduced } from '#domain/payments/ledger-posting.ts'
import { postToLedger } from '#domain/payments/post-to-ledger.ts'
import { readOrderMoney } from '#domain/payments/read-ledger.ts'
import { payments, refunds } from '#domain/payments/tables.ts'
import { newId } from '#kernel/id.ts'
import { openSampleOrders, type SampleOrders } from '#tests/support/sample-orders.ts'
import type { WholeOrder } from './find-order.ts'
import type { OrderState } from './order-states.ts'
import { watchStrandedPayments } from './stranded-payments.ts'
import { orders as orderRows } from './tables.ts'

let orders: SampleOrders
const minute = 60_000
const log = { warn: () => {} }

beforeAll(async () => {
  orders = await openSampleOrders()
})
afterAll(() => orders.close())
beforeEach(() => orders.pass(60 * minute))

const count = () => watchStrandedPayments({ database: orders.database, clock: orders.now, log })
const inScope = <T>(work: Parameters<typeof orders.database.forProvider<T>>[1]) =>
  orders.database.forProvider(orders.caller.provider.id, work)
const told = ({ order }: WholeOrder) =>
  inScope((scope) => scope.rows(inboxItems, eq(inboxItems.reference, order.reference)))
const setState = ({ order }: WholeOrder, state: OrderState) =>
  inScope((scope) => scope.update(orderRows, { state }, eq(orderRows.id, order.id)))
/** Of a client of its own: what one left does not keep the next one from ordering. */
async function place(): Promise<WholeOrder> {
  const who = await orders.client()
  return orders.pay(await orders.open(['procedure'], who), 'authorized', who)
}

/** Promised at the gateway and known here, in an order that is somewhere else by now. */
async function promised(state: OrderState): Promise<WholeOrder> {
  const who = await orders.client()
  const whole = await orders.open(['procedure'], who)
  const { payment } = await orders.agree(whole, {}, who)
  const authorized = { state: 'authorized' as const, authorizedAt: orders.now() }
  await inScope((scope) => scope.update(payments, authorized, eq(payments.id, payment?.id ?? '')))
  await setState(whole, state)
  return whole
}

async function lowerBy(whole: WholeOrder, amountMinor: number): Promise<void> {
  const { id: orderId, currency } = whole.order
  const shares = [{ itemId: whole.items[0]?.id ?? null, amountMinor }]
  await inScope((scope) =>
    postToLedger(scope, reduced({ orderId, currency, at: orders.now() }, shares, { key: newId() })),
  )
}

/** What is stranded already is left by the tests before. */
async function strandedNow(): Promise<(whole: WholeOrder) => Promise<{ more: number; items: number }>> {
  const before = await count()
  return async (whole) => ({ more: (await count()) - before, items: (await told(whole)).length })
}

test('an order that is paid and stands is well, however long it is looked at', async () => {
  const now = await strandedNow()
  const whole = await place()
  orders.pass(20 * minute)
  expect(await now(whole)).toEqual({ more: 0, items: 0 })
})

test.each(['open', 'failed', 'cancelled', 'abandoned', 'paying'] as const)(
  'money that is promised for an order that is %s is counted after a quarter of an hour, and told once',
  async (state) => {
    const now = await strandedNow()
    const whole = await promised(state)
    orders.pass(14 * minute)
    expect(await now(whole)).toEqual({ more: 0, items: 0 })
    orders.pass(2 * minute)
    for (let turn = 0; turn < 3; turn++) expect(await now(whole)).toEqual({ more: 1, items: 1 })
  },
)

test.each(['booking', 'placed'] as const)('money that is promised for an order that is %s is well', async (state) => {
  const now = await strandedNow()
  const whole = await promised(state)
  orders.pass(20 * minute)
  expect(await now(whole)).toEqual({ more: 0, items: 0 })
})

test('money that was taken beyond what is owed is counted, until as much is on its way back', async () => {
  const now = await strandedNow()
  const whole = await place()
  const { owedMinor } = await inScope((scope) => readOrderMoney(scope, whole.order.id))
  await lowerBy(whole, owedMinor)
  orders.pass(20 * minute)
  expect(await now(whole)).toEqual({ more: 0, items: 0 })
  await lowerBy(whole, 700)
  orders.pass(20 * minute)
  expect(await now(whole)).toEqual({ more: 1, items: 1 })
  const { order, payments: paid } = whole
  const id = newId()
  const at = { createdAt: orders.now(), checkedAt: orders.now() }
  const of = { paymentId: paid[0]?.id ?? '', orderId: order.id, currency: order.currency }
  await inScope((scope) =>
    scope.insert(refunds, [
      { ...at, ...of, id, amountMinor: 700, state: 'pending', why: 'policy', idempotencyKey: id },
    ]),
  )
  expect((await now(whole)).more).toBe(0)
  // It comes back: nothing of it is on its way any more.
  await inScope((scope) => scope.update(refunds, { state: 'failed' }, eq(refunds.id, id)))
  expect((await now(whole)).more).toBe(1)
  await inScope((scope) =>
    postToLedger(
      scope,
      charged({ orderId: order.id, currency: order.currency, at: orders.now() }, [{ itemId: null, amountMinor: 700 }], {
        key: newId(),
      }),
    ),
  )
  orders.pass(20 * minute)
  expect((await now(whole)).more).toBe(0)
})

test('money that was taken while its order is still being booked is not looked at yet', async () => {
  const now = await strandedNow()
  const whole = await place()
  await lowerBy(whole, 40_000)
  await setState(whole, 'booking')
  orders.pass(20 * minute)
  expect(await now(whole)).toEqual({ more: 0, items: 0 })
  await setState(whole, 'placed')
  expect(await now(whole)).toEqual({ more: 1, items: 1 })
})

test('a colleague who has dealt with it is told again only of money that moved since', async () => {
  const whole = await place()
  await lowerBy(whole, 40_000)
  orders.pass(20 * minute)
  await count()
  const done = { state: 'done' as const }
  await inScope((scope) => scope.update(inboxItems, done, eq(inboxItems.reference, whole.order.reference)))
  orders.pass(20 * minute)
  await count()
  expect(await told(whole)).toMatchObject([{ state: 'done' }])
  await lowerBy(whole, 1)
  orders.pass(20 * minute)
  await count()
  expect((await told(whole)).map(({ state }) => state)).toContain('open')
})
