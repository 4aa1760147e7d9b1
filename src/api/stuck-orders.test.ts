// Over the API a colleague says what became of a step of an order that nobody could finish: as the inbox shows it, with a reason.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readInboxItem } from '#contract/inbox.ts'
import { resolveOrderStep } from '#contract/stuck-order.ts'
import { orderItems, orderSteps, orders } from '#domain/checkout/tables.ts'
import { putInInbox } from '#domain/inbox/put-in-inbox.ts'
import { inboxItems } from '#domain/inbox/tables.ts'
import { call } from '#kernel/endpoint.ts'
import { newId } from '#kernel/id.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { type SampleStaff, writeStaff } from '#tests/support/sample-staff.ts'
import { openSampleStays, type SampleStays } from '#tests/support/sample-stays.ts'
import { type WrittenOrder, writeOrder } from '#tests/support/write-order.ts'

let stays: SampleStays
let rana: SampleStaff
let order: WrittenOrder
let step: string
let id: string

beforeAll(async () => {
  stays = await openSampleStays()
  rana = await writeStaff(stays.api, { name: 'Rana Sample' })
})
afterAll(() => stays.close())

const inOther = <T>(work: Parameters<typeof stays.api.database.forProvider<T>>[1]) =>
  stays.api.database.forProvider(stays.api.other.id, work)
const send = (request: Request) => stays.api.app.hono.fetch(request)

/** Its stay could not be cancelled while all of it was undone, and an hour has passed. */
beforeEach(async () => {
  await stays.clear()
  order = await writeOrder(stays, (await stays.booked()).reference)
  step = newId()
  const { poolId, sub } = stays.amal
  id = await inOther(async (scope) => {
    await scope.remove(inboxItems)
    await scope.remove(orderSteps)
    await scope.update(orders, { state: 'undoing' }, eq(orders.id, order.id))
    const asked = { name: 'cancel' as const, subjectId: order.item, digest: '', key: `cancel ${order.item}` }
    const attempts = [{ at: sampleNow.toISOString(), outcome: 'refused' as const, code: 'gone' }]
    const begun = { position: 0, state: 'waiting' as const, attempts, startedAt: sampleNow }
    await scope.insert(orderSteps, [{ id: step, orderId: order.id, ...asked, ...begun }])
    const { reference } = order
    const whose = { client: { poolId, sub }, at: sampleNow, dueAt: null }
    await putInInbox(scope, { kind: 'payment', reference, from: reference, ...whose })
    return (await scope.rows(inboxItems))[0]?.id ?? ''
  })
})

const open = async (by = rana) =>
  (await call(send, otherOrigin, readInboxItem, { id, language: 'en' }, by.headers)).order
const say = (changes: object = {}, by = rana) => {
  const said = { id, step, revision: 1, to: 'skipped', reason: 'They keep it, we pay.', ...changes }
  return call(send, otherOrigin, resolveOrderStep, said as never, by.headers)
}

test('the item shows the order and what may be said of its step, and afterwards who said what and why', async () => {
  const before = await open()
  expect(before).toMatchObject({ reference: order.reference, state: 'undoing', waitsForGateway: false })
  expect(before?.items).toMatchObject([{ state: 'booked' }])
  expect(before?.steps).toMatchObject([{ id: step, resolutions: ['done', 'skipped'], by: '', resolution: '' }])
  expect(before?.steps[0]?.title).toBe(before?.items[0]?.title)
  await stays.amal.takeLog()
  expect(await say()).toEqual({ done: true })
  expect(await stays.amal.takeLog()).toEqual([
    `clinic Rana Sample change order ${order.reference} care They keep it, we pay.`,
  ])
  const said = { id: step, resolutions: [], by: 'Rana Sample', resolution: 'They keep it, we pay.' }
  expect((await open())?.steps).toMatchObject([said])
  await expect(say()).rejects.toMatchObject({ fields: [{ path: 'step', reason: 'over' }] })
})

test('a job goes on with the order once it is said', async () => {
  stays.api.jobs.length = 0
  await say({ to: 'done' })
  expect(stays.api.jobs).toContainEqual(expect.objectContaining({ orderId: order.id }))
})

test.each([
  ['no reason', { reason: ' \n' }, 'reason'],
  ['an outcome that there is none of', { to: 'paid' }, 'to'],
  ['a step that is no id', { step: 'first' }, 'step'],
])('refused with %s, and nothing is said', async (_, change, path) => {
  await expect(say(change)).rejects.toMatchObject({ code: 'invalid-input', fields: [{ path }] })
  expect((await open())?.steps).toMatchObject([{ by: '' }])
})

test('what the supplier did is not said of a booking that stands, and an unknown step is not found', async () => {
  await expect(say({ to: 'booked', supplierReference: 'S-1' })).rejects.toMatchObject({
    fields: [{ path: 'step', reason: 'not-resolvable' }],
  })
  await expect(say({ step: newId() })).rejects.toMatchObject({ code: 'not-found' })
})

test('403 for a clinician, who sees nothing of the order either; 404 for an item of something else', async () => {
  const ida = await writeStaff(stays.api, { name: 'Ida Sample', roles: ['clinician'] })
  expect(await open(ida)).toBeNull()
  await expect(say({}, ida)).rejects.toMatchObject({ code: 'not-allowed' })
  await inOther((scope) => scope.update(inboxItems, { kind: 'booking' }))
  await expect(say()).rejects.toMatchObject({ code: 'not-found' })
  expect(await inOther((scope) => scope.rows(orderItems))).toHaveLength(1)
})
