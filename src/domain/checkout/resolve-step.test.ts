// An order that a supplier or the gateway leaves hanging: it reaches the inbox after an hour, and a colleague ends what can be known.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accessLog } from '#domain/audit/tables.ts'
import type { BookingCaller } from '#domain/bookings/booking-parts.ts'
import { inboxItems } from '#domain/inbox/tables.ts'
import { readOrderMoney } from '#domain/payments/read-ledger.ts'
import { silentLog } from '#kernel/log.ts'
import type { Manner } from '#tests/support/outside-world.ts'
import { openSampleOrders, type SampleOrders } from '#tests/support/sample-orders.ts'
import type { WholeOrder } from './find-order.ts'
import { type ResolveStep, resolveStep } from './resolve-step.ts'
import { readStuckSteps } from './stuck-steps.ts'
import { sweepOrders } from './sweep-orders.ts'
import { orders as orderRows } from './tables.ts'

let orders: SampleOrders
let who: BookingCaller
/** How calls go until a test says otherwise. */
let always: Record<string, Manner> = {}

beforeAll(async () => {
  orders = await openSampleOrders({ around: { manners: (call) => always[call] ?? 'does' } })
})
afterAll(() => orders.close())

beforeEach(async () => {
  always = {}
  orders.pass(3_600_000)
  who = await orders.client()
})

const quiet = () => ({ ...orders.parts, log: silentLog })
const items = async ({ order }: WholeOrder) =>
  (await orders.database.forProvider(order.providerId, (scope) => scope.rows(inboxItems))).filter(
    ({ kind, reference }) => kind === 'payment' && reference === order.reference,
  )

/** Paid, and left hanging for so long; time passes as workers and sweeps see it. */
async function hang(manners: typeof always, minutes = 61): Promise<WholeOrder> {
  const open = await orders.open(['procedure', 'hotel'], who)
  always = manners
  await orders.pay(open, 'authorized', who)
  orders.pass(minutes * 60_000)
  await sweepOrders(quiet())
  return orders.read(open, who)
}

const stuckOf = ({ order }: WholeOrder) =>
  orders.database.forClient(who.account, order.providerId, async (scope) =>
    readStuckSteps(orders.parts, scope, await orders.read({ order } as WholeOrder, who)),
  )

async function say(whole: WholeOrder, changes: Partial<ResolveStep>) {
  const [stuck] = (await stuckOf(whole)).steps
  const said = { order: whole.order.reference, step: stuck?.step.id ?? '', revision: stuck?.revision ?? 0, ...changes }
  return orders.database.forClient(who.account, who.provider.id, (scope) =>
    resolveStep(orders.parts, scope, who, { name: 'Rana Sample' }, { to: 'booked', reason: 'They rang.', ...said }),
  )
}
const noBooking: typeof always = { 'hotel book': 'lost', 'hotel status': 'down' }
const moneyOf = ({ order }: WholeOrder) =>
  orders.database.forProvider(order.providerId, (scope) => readOrderMoney(scope, order.id))

test('an order that nobody could finish is one item of the inbox, an hour after its money was promised and not before', async () => {
  const early = await hang(noBooking, 50)
  expect([early.order.state, await items(early)]).toEqual(['booking', []])
  orders.pass(11 * 60_000)
  await sweepOrders(quiet())
  await sweepOrders(quiet())
  const { sub, poolId } = who.account
  const [item, ...more] = await items(early)
  expect(item).toMatchObject({ from: early.order.reference, state: 'open', clientPoolId: poolId, clientSub: sub })
  expect([more, item?.dueAt === null]).toEqual([[], false])
  expect((await orders.read(early, who)).order.escalateAt).toBeNull()
})

test('booked, under the supplier’s number: the order is placed and its money is taken', async () => {
  const whole = await hang(noBooking)
  const { steps, waitsForGateway } = await stuckOf(whole)
  expect(waitsForGateway).toBe(false)
  expect(steps).toMatchObject([
    { item: { booking: { kind: 'hotel' } }, resolutions: ['booked', 'refused'], needsSupplierReference: true },
  ])
  const isMissing = { code: 'invalid-input', fields: [{ path: 'supplierReference', reason: 'required' }] }
  await expect(say(whole, { supplierReference: ' ' })).rejects.toMatchObject(isMissing)
  await expect(say(whole, { reason: ' ' })).rejects.toMatchObject({ code: 'invalid-input' })
  await expect(say(whole, { revision: 99, supplierReference: 'S-77' })).rejects.toMatchObject({
    fields: [{ path: 'revision', reason: 'changed' }],
  })
  await say(whole, { supplierReference: 'S-77' })
  await orders.settle()
  const after = await orders.read(whole, who)
  expect([after.order.state, after.items.map(({ state }) => state)]).toEqual(['placed', ['booked', 'booked']])
  expect(after.items[1]?.booking.supplierReference).toBe('S-77')
  expect(await moneyOf(after)).toMatchObject({ paidMinor: 40_000 })
  expect(after.steps).toContainEqual(expect.objectContaining({ resolvedBy: 'Rana Sample', resolution: 'They rang.' }))
})

test('not booked: the order goes on without it, nothing is paid for it, and the reason stands in the patient’s log', async () => {
  const whole = await hang(noBooking)
  await say(whole, { to: 'refused', reason: 'They have no room.' })
  await orders.settle()
  const after = await orders.read(whole, who)
  expect([after.order.state, after.items.map(({ state }) => state)]).toEqual(['placed', ['booked', 'refused']])
  expect(await moneyOf(after)).toMatchObject({ paidMinor: 10_000, chargedMinor: 35_000 })
  const log = await orders.database.forClient(who.account, who.provider.id, ({ transaction }) =>
    transaction.select().from(accessLog),
  )
  const own = log.filter(({ sub, actorName }) => sub === who.account.sub && actorName === 'Rana Sample')
  expect(own).toMatchObject([{ deed: 'change', subject: 'booking', note: 'They have no room.' }])
})

test('once it is said there is nothing more to be said, and who said it is still told', async () => {
  const whole = await hang(noBooking)
  await say(whole, { to: 'refused' })
  expect((await stuckOf(whole)).steps).toMatchObject([{ resolutions: [], step: { resolvedBy: 'Rana Sample' } }])
  await expect(say(whole, { to: 'refused' })).rejects.toMatchObject({
    fields: [{ path: 'step', reason: 'not-resolvable' }],
  })
  await orders.settle()
  await expect(say(whole, { to: 'refused' })).rejects.toMatchObject({ code: 'no-longer-possible' })
})

test('what only the gateway knows nobody says for it', async () => {
  const whole = await hang({ 'gateway capture': 'down' })
  const { steps, waitsForGateway } = await stuckOf(whole)
  expect([steps, waitsForGateway]).toEqual([[], true])
  const capture = whole.steps.find(({ name }) => name === 'capture')
  expect(capture?.state).toBe('waiting')
  for (const to of ['done', 'skipped', 'booked'] as const) {
    await expect(say(whole, { step: capture?.id ?? '', to })).rejects.toMatchObject({
      fields: [{ path: 'step', reason: 'not-resolvable' }],
    })
  }
  always = {}
  await orders.settle()
  expect((await orders.read(whole, who)).order.state).toBe('placed')
})

test('while a worker is at the order nothing is said of it, and of another client’s order nothing is found', async () => {
  const whole = await hang(noBooking)
  const lease = (leasedUntil: Date | null) =>
    orders.database.forProvider(whole.order.providerId, (scope) =>
      scope.update(orderRows, { leasedUntil }, eq(orderRows.id, whole.order.id)),
    )
  await lease(new Date(orders.now().getTime() + 1_000))
  await expect(say(whole, { to: 'refused' })).rejects.toMatchObject({ fields: [{ path: 'step', reason: 'busy' }] })
  await lease(null)
  const other = await orders.client()
  const [stuck] = (await stuckOf(whole)).steps
  const said = { order: whole.order.reference, step: stuck?.step.id ?? '', revision: stuck?.revision ?? 0 }
  const asOther = orders.database.forClient(other.account, other.provider.id, (scope) =>
    resolveStep(orders.parts, scope, other, { name: 'Rana Sample' }, { ...said, to: 'refused', reason: 'They rang.' }),
  )
  await expect(asOther).rejects.toMatchObject({ code: 'not-found' })
})
