// The calendar file of an item of an order: for its client alone, once it is booked.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bookings } from '#domain/bookings/tables.ts'
import { orderItems, orders } from '#domain/checkout/tables.ts'
import { newId } from '#kernel/id.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { openSampleStays, type SampleStays } from '#tests/support/sample-stays.ts'

let stays: SampleStays

beforeAll(async () => {
  stays = await openSampleStays()
})
afterAll(() => stays.close())
beforeEach(() => stays.clear())

async function writeOrder(booking: string): Promise<string> {
  const [orderId, item] = [newId(), newId()]
  await stays.api.database.forProvider(stays.api.other.id, async (scope) => {
    for (const table of [orderItems, orders]) await scope.remove(table)
    const [row] = await scope.rows(bookings, eq(bookings.reference, booking))
    if (!row?.price || !row.policy) throw new Error('no booking')
    const { clientPoolId, clientSub, price, policy, language } = row
    const made = { rates: [], language, currency: price.currency, createdAt: sampleNow, state: 'placed' as const }
    await scope.insert(orders, [{ id: orderId, clientPoolId, clientSub, reference: 'O-7K3M-92PX', ...made }])
    const amounts = { price, policy, totalMinor: price.totalMinor, onSiteMinor: 0 }
    const one = { bookingId: row.id, position: 0, state: 'booked' as const, isEssential: false, ...amounts }
    await scope.insert(orderItems, [{ id: item, orderId, ...one }])
  })
  return item
}

const path = (item: string, order = 'O-7K3M-92PX') => `/api/client/order/${order}/calendar/${item}`

test('a booked item comes as a calendar entry under the booking’s own reference, and the look stands in the log', async () => {
  const { reference } = await stays.booked()
  const item = await writeOrder(reference)
  await stays.amal.takeLog()
  const answer = await stays.amal.get(`${path(item)}?language=ar`)
  expect([answer.status, answer.headers.get('content-disposition'), answer.headers.get('cache-control')]).toEqual([
    200,
    `attachment; filename="${reference}.ics"`,
    'no-store',
  ])
  expect(await answer.text()).toContain(`UID:${reference}`)
  expect(await stays.amal.takeLog()).toEqual([`client open booking ${reference} own-request`])
})

test('404 for another client, another order, an item of nobody, and what is only held', async () => {
  const item = await writeOrder((await stays.booked()).reference)
  const answers = [
    await stays.badr.get(path(item)),
    await stays.amal.get(path(item, 'O-2222-2222')),
    await stays.amal.get(path(newId())),
    await stays.amal.get(path('nothing')),
    await stays.amal.get(path(await writeOrder((await stays.held()).reference))),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})
