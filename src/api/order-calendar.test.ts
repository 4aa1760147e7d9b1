// The calendar file of an item of an order: for its client alone, once it is booked.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#kernel/id.ts'
import { openSampleStays, type SampleStays } from '#tests/support/sample-stays.ts'
import { writeOrder } from '#tests/support/write-order.ts'

let stays: SampleStays

beforeAll(async () => {
  stays = await openSampleStays()
})
afterAll(() => stays.close())
beforeEach(() => stays.clear())

const path = (item: string, order = 'O-7K3M-92PX') => `/api/client/order/${order}/calendar/${item}`

test('a booked item comes as a calendar entry under the booking’s own reference, and the look stands in the log', async () => {
  const { reference } = await stays.booked()
  const { item } = await writeOrder(stays, reference)
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
  const { item } = await writeOrder(stays, (await stays.booked()).reference)
  const answers = [
    await stays.badr.get(path(item)),
    await stays.amal.get(path(item, 'O-2222-2222')),
    await stays.amal.get(path(newId())),
    await stays.amal.get(path('nothing')),
    await stays.amal.get(path((await writeOrder(stays, (await stays.held()).reference)).item)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})
