// Asking for rooms over the API without end or sense: bounded within the hour, and refused before anything is written down.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hourlyHolds } from '#domain/bookings/hold-booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { openSampleApi, readProblem } from '#tests/support/sample-api.ts'
import { openSampleClient } from '#tests/support/sample-client.ts'
import { writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { agreedIn, openSampleStays, path, type SampleStays, sampleHold } from '#tests/support/sample-stays.ts'

let stays: SampleStays

beforeAll(async () => {
  stays = await openSampleStays()
})

afterAll(() => stays.close())

beforeEach(() => stays.clear())

const refusal = async (response: Response) => {
  const { code, errors } = await readProblem(response)
  return [response.status, code, ...errors.map(({ path: field, reason }) => `${field} ${reason}`)]
}

test('within an hour a client asks for so many rooms, whatever comes of it; others and the next hour are not bound by it', async () => {
  for (let count = 0; count < hourlyHolds; count++) {
    stays.supplier.tell('hold', 'gone')
    expect((await stays.hold()).status).toBe(422)
  }
  await stays.amal.takeLog()
  const key = { 'idempotency-key': 'one too many' }
  const more = await stays.hold({}, key)
  expect([more.headers.get('retry-after'), ...(await refusal(more))]).toEqual(['3600', 429, 'too-many-requests'])
  expect([(await stays.rows()).length, await stays.amal.takeLog()]).toEqual([hourlyHolds, []])
  expect((await stays.badr.post(`${path}/hold`, sampleHold())).status).toBe(200)
  stays.setNow(new Date(stays.now().getTime() + 3_600_001))
  expect((await stays.hold({}, key)).status).toBe(200)
})

test('a hotel that its supplier knows not to be there is not found, and nothing is written down', async () => {
  const api = await openSampleApi()
  await writeSampleHotels(api.database, api.other)
  const client = await openSampleClient(api)
  await client.takeLog()
  const hold = (hotel: string) =>
    client.post(
      `${path}/hold`,
      sampleHold({ hotel, offerId: 'standard/flex', checkIn: '2026-12-07', checkOut: '2026-12-09' }),
    )
  const [unknown, known] = [await hold('no-such-hotel'), await hold('marina-rest')]
  const rows = await api.database.forProvider(api.other.id, (scope) => scope.rows(bookings))
  const log = await client.takeLog()
  await api.close()
  expect([unknown.status, known.status]).toEqual([404, 200])
  expect(rows).toMatchObject([{ itemKey: 'marina-rest', state: 'held' }])
  expect(log).toEqual([`client add booking ${rows[0]?.reference} own-request`])
})

test.each([
  [{ amountMinor: -1, currency: 'EUR' }, 'amountMinor'],
  [{ amountMinor: 1.5, currency: 'EUR' }, 'amountMinor'],
  [{ amountMinor: 1, currency: '<b>' }, 'currency'],
  [{ amountMinor: 1, currency: 'eur' }, 'currency'],
  [{ amountMinor: 1, currency: 'XXX' }, 'currency'],
])('%j is no amount that anybody saw or agreed to', async (amount, field) => {
  const said = (path: string) => [422, 'invalid-input', `${path}.${field} invalid`]
  expect(await refusal(await stays.hold({ seen: amount }))).toEqual(said('seen'))
  expect(await stays.rows()).toEqual([])
  const held = await stays.held()
  const agreed = { ...agreedIn(held), total: amount }
  expect(await refusal(await stays.confirm(held, { agreed }))).toEqual(said('agreed.total'))
  const cancel = { reference: held.reference, agreedFee: amount }
  expect(await refusal(await stays.amal.post(`${path}/cancel`, cancel))).toEqual(said('agreedFee'))
})
