// A refund at the desk: alone up to the provider's limit, above it with a second colleague's word, and never more than there is.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { accessLog } from '#domain/audit/tables.ts'
import { inboxItems } from '#domain/inbox/tables.ts'
import { markRefundSent } from '#domain/payments/mark-refund-sent.ts'
import { readOrderMoney } from '#domain/payments/read-ledger.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { orderProblems } from '#tests/support/order-problems.ts'
import { openSampleOrders, type SampleOrders } from '#tests/support/sample-orders.ts'
import { cancelOrder, quoteCancelOrder } from './cancel-order.ts'
import type { WholeOrder } from './find-order.ts'
import { type AtDesk, decideRefund, type GiveRefund, giveRefund } from './give-refund.ts'
import { readDeskOrders } from './read-desk-orders.ts'

let orders: SampleOrders
let placed: WholeOrder
let rana: AtDesk
let noor: AtDesk

beforeAll(async () => {
  orders = await openSampleOrders()
})
afterAll(() => orders.close())
afterEach(() => vi.restoreAllMocks())

/** A deposit of 100.00 for the treatment and 300.00 for the hotel are paid; one colleague alone may give back 50.00. */
beforeEach(async () => {
  orders.pass(3_600_000)
  const { caller } = orders
  const { location } = caller.provider
  const provider = {
    ...caller.provider,
    location: { ...location, currency: 'EUR' },
    payments: { goodwillLimitMinor: 5_000, surgeonSaysNo: true },
  }
  const desk = { provider, client: caller.account }
  rana = { ...desk, by: { id: 'rana', name: 'Rana Sample' } }
  noor = { ...desk, by: { id: 'noor', name: 'Noor Sample' } }
  placed = await orders.pay(await orders.open(['procedure', 'hotel']))
})

function refund(amountMinor: number, changes: Partial<GiveRefund> = {}): GiveRefund {
  const [treatment] = placed.items
  const [payment] = placed.payments
  const why = 'goodwill' as const
  const of = { paymentId: payment?.id ?? '', itemId: treatment?.id ?? '' }
  return { id: newId(), ...of, amountMinor, why, note: 'The taxi was late.', ...changes }
}

const read = async () => {
  const { client, provider, by } = rana
  const found = await orders.database.forClient(client, provider.id, (scope) =>
    readDeskOrders(scope, client, by, orders.now()),
  )
  const own = found.find(({ order }) => order.id === placed.order.id)
  if (!own) throw new Error('no order')
  return own
}
const give = (wanted: GiveRefund, by = rana) => giveRefund(orders.parts, by, wanted)
const reasonOf = async (done: Promise<unknown>) => {
  const error = await done.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Fault)) throw error ?? new Error('it was not refused')
  return [error.code, error.fields?.[0]?.reason]
}

test('up to the limit it is given at once: the client owes as much less, and the reason stands in their log', async () => {
  const before = await read()
  const wanted = refund(5_000)
  expect(await give(wanted)).toBe('given')
  expect(await give(wanted)).toBe('given')
  await orders.settle()
  const { money, refunds, refundable } = await read()
  expect(refunds).toMatchObject([{ amountMinor: 5_000, why: 'goodwill', byName: 'Rana Sample', approvedBy: '' }])
  expect([money.refundedMinor, money.owedMinor]).toEqual([5_000, before.money.owedMinor])
  expect(refundable.map(({ amountMinor }) => amountMinor).sort((a, b) => a - b)).toEqual([5_000, 30_000])
  const lines = await orders.database.forClient(rana.client, rana.provider.id, (scope) =>
    scope.transaction.select().from(accessLog).where(eq(accessLog.subjectId, placed.order.reference)),
  )
  expect(lines).toContainEqual(expect.objectContaining({ actorName: 'Rana Sample', note: 'The taxi was late.' }))
  expect(await orderProblems(orders)).toEqual([])
})

test('above the limit it waits: nobody agrees to their own, a second colleague does, and then it is given once', async () => {
  const wanted = refund(8_000)
  expect(await give(wanted)).toBe('asked')
  expect(await give(wanted)).toBe('asked')
  const waiting = await read()
  expect([waiting.refunds, waiting.requests]).toMatchObject([[], [{ id: wanted.id, askedBy: 'Rana Sample' }]])
  const inbox = await orders.database.forProvider(rana.provider.id, (scope) => scope.rows(inboxItems))
  expect(inbox).toContainEqual(expect.objectContaining({ kind: 'payment', reference: placed.order.reference }))
  const agree = (by: AtDesk) => decideRefund(orders.parts, by, { request: wanted.id, decision: 'approved' })
  expect(await reasonOf(agree(rana))).toEqual(['not-allowed', 'own'])
  await agree(noor)
  await agree(noor)
  await orders.settle()
  const { refunds, requests } = await read()
  expect(requests).toEqual([])
  expect(refunds).toMatchObject([{ amountMinor: 8_000, byName: 'Rana Sample', approvedBy: 'Noor Sample' }])
  expect(await orderProblems(orders)).toEqual([])
})

test('what is declined is not given, and nobody turns it round afterwards', async () => {
  const wanted = refund(8_000)
  await give(wanted)
  await decideRefund(orders.parts, noor, { request: wanted.id, decision: 'declined' })
  const late = decideRefund(orders.parts, noor, { request: wanted.id, decision: 'approved' })
  expect(await reasonOf(late)).toEqual(['no-longer-possible', 'decided'])
  expect((await read()).refunds).toEqual([])
})

test('many small refunds count as one: the next one above the limit waits', async () => {
  expect(await give(refund(3_000))).toBe('given')
  expect(await give(refund(3_000))).toBe('asked')
})

test('of many small refunds at once no more are given alone than the limit allows', async () => {
  const said = await Promise.all(Array.from({ length: 5 }, () => give(refund(2_000))))
  expect(said.sort()).toEqual(['asked', 'asked', 'asked', 'given', 'given'])
})

test('goodwill and then cancelling: the fee is owed and paid, and no more goes back than was kept beyond it', async () => {
  await give(refund(3_000))
  await orders.settle()
  const what = { order: placed.order.reference, item: placed.items[0]?.id }
  const quote = await quoteCancelOrder(orders.parts, orders.caller, what)
  expect(quote).toMatchObject({ feeMinor: 5_000, refundMinor: 2_000 })
  const agreedFee = { amountMinor: quote.feeMinor, currency: quote.currency }
  await cancelOrder(orders.parts, orders.caller, { ...what, agreedFee, revision: quote.revision })
  await orders.settle()
  const own = await orders.database.forProvider(rana.provider.id, (scope) =>
    readOrderMoney(scope, placed.order.id, placed.items[0]?.id),
  )
  expect(own).toMatchObject({ chargedMinor: 5_000, paidMinor: 5_000, owedMinor: 0 })
})

const cancel = async (item?: string) => {
  const what = { order: placed.order.reference, item }
  const quote = await quoteCancelOrder(orders.parts, orders.caller, what)
  const agreedFee = { amountMinor: quote.feeMinor, currency: quote.currency }
  await cancelOrder(orders.parts, orders.caller, { ...what, agreedFee, revision: quote.revision })
}
const moneyOf = (item: string | undefined) =>
  orders.database.forProvider(rana.provider.id, (scope) => readOrderMoney(scope, placed.order.id, item))
/** Just when the gateway is asked for a refund, before it has answered. */
const whileAsked = (work: () => Promise<unknown>) => {
  const { refund: ask } = orders.gateway
  vi.spyOn(orders.gateway, 'refund').mockImplementationOnce(async (asked) => {
    await work()
    return ask(asked)
  })
}

test('a cancellation just while goodwill is asked of the gateway counts it: no less is owed than the fee', async () => {
  const item = placed.items[0]?.id
  whileAsked(() => cancel(item))
  await give(refund(3_000))
  await orders.settle()
  expect(await moneyOf(item)).toMatchObject({ chargedMinor: 5_000, paidMinor: 5_000, owedMinor: 0 })
  expect(await orderProblems(orders)).toEqual([])
})

test.each([
  ['procedure', 'goes beyond it, and as much less is kept of the fee', 3_000],
  ['hotel', 'takes nothing from what goes back anyway', 0],
] as const)('goodwill for a %s just between its cancellation and its refund %s', async (kind, _, keptMinor) => {
  // The money of the other item goes back first.
  placed = await orders.pay(await orders.open(kind === 'hotel' ? ['procedure', 'hotel'] : ['hotel', 'procedure']))
  const item = placed.items[1]?.id ?? ''
  whileAsked(() => give(refund(2_000, { itemId: item })))
  await cancel()
  await orders.settle()
  expect(await moneyOf(item)).toMatchObject({ chargedMinor: keptMinor, paidMinor: keptMinor, owedMinor: 0 })
  expect(await orderProblems(orders)).toEqual([])
})

test('goodwill that the gateway refuses is owed as before; sent by hand it is not', async () => {
  const item = placed.items[0]?.id
  const before = await moneyOf(item)
  orders.tell('gateway refund', 'refuses')
  const wanted = refund(3_000)
  await give(wanted)
  const [failed] = (await read()).refunds
  expect(failed).toMatchObject({ state: 'failed' })
  expect(await moneyOf(item)).toEqual(before)
  const by = { paymentId: wanted.paymentId, refundId: failed?.id ?? '', byName: 'Rana Sample' }
  for (let turn = 0; turn < 2; turn++) await markRefundSent(orders.parts, rana.provider.id, by)
  const { chargedMinor, paidMinor, owedMinor } = await moneyOf(item)
  expect([chargedMinor, paidMinor, owedMinor]).toEqual([
    before.chargedMinor - 3_000,
    before.paidMinor - 3_000,
    before.owedMinor,
  ])
})

test('goodwill that failed and is sent by hand after the item was cancelled lowers nothing twice', async () => {
  const item = placed.items[0]?.id
  orders.tell('gateway refund', 'refuses')
  const wanted = refund(3_000)
  await give(wanted)
  await cancel(item)
  await orders.settle()
  const refundId = (await read()).refunds.find(({ why }) => why === 'goodwill')?.id ?? ''
  await markRefundSent(orders.parts, rana.provider.id, { paymentId: wanted.paymentId, refundId, byName: 'Rana Sample' })
  expect(await moneyOf(item)).toMatchObject({ chargedMinor: 5_000, paidMinor: 5_000, owedMinor: 0 })
})

test('in another currency than the clinic’s nobody gives anything alone', async () => {
  const { provider } = rana
  const elsewhere = { ...provider, location: { ...provider.location, currency: 'AED' } }
  expect(await give(refund(100), { ...rana, provider: elsewhere })).toBe('asked')
})

test('not more than was paid for the item, nothing of another client’s, and not the same id twice for different things', async () => {
  expect(await reasonOf(give(refund(10_001)))).toEqual(['no-longer-possible', 'not-refundable'])
  const stranger = await orders.client()
  expect(await reasonOf(give(refund(100), { ...rana, client: stranger.account }))).toEqual(['not-found', undefined])
  const wanted = refund(8_000)
  await give(wanted)
  expect(await reasonOf(give({ ...wanted, amountMinor: 9_000 }))).toEqual(['idempotency-key-reused', undefined])
})

test('a double payment that goes back leaves what is owed as the ledger has it', async () => {
  const before = await read()
  await give(refund(2_000, { why: 'duplicate', note: 'Paid twice.' }))
  await orders.settle()
  const { paidMinor } = await orders.database.forProvider(rana.provider.id, (scope) =>
    readOrderMoney(scope, placed.order.id),
  )
  expect(before.money.paidMinor - paidMinor).toBe(2_000)
})
