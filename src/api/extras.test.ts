// Transfers and insurance at checkout over the API: what suits the trip, adding each once at its price, and what is refused.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listTripExtras, type TripExtra } from '#contract/extras.ts'
import { type Order, order as orderShape } from '#contract/orders.ts'
import { holdBooking } from '#domain/bookings/hold-booking.ts'
import { extraReservations } from '#domain/extras/tables.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { askedRide, sampleInsurance, sampleTransfer, writeSampleExtras } from '#tests/support/sample-extras.ts'
import { writeOffer, writeRequest } from '#tests/support/sample-offer.ts'

let api: SampleApi
let amal: SampleClient
let badr: SampleClient
let count = 0
let open: Order

const introduced = {
  ...sampleInsurance,
  slug: 'other-insurance',
  insurance: { soldAs: 'introduced' as const, covers: [], excludes: [] },
}

beforeAll(async () => {
  api = await openSampleApi()
  await writeSampleExtras(api.database, api.other, [sampleTransfer, sampleInsurance, introduced])
  badr = await openSampleClient(api, 'badr@patient.example')
})
afterAll(() => api.close())

/** Another person with an order of an offer for 15 to 22 January, in dirhams. */
beforeEach(async () => {
  count += 1
  const [quote, email] = [`Q-AMAL-000${count}`, `amal.${count}@patient.example`]
  amal = await openSampleClient(api, email)
  await writeRequest(api, quote, { email })
  await writeOffer(api, quote, { cancellation: [{ daysBefore: 3, time: '12:00', fee: { percent: 50 } }] })
  await api.database.forProvider(api.other.id, (scope) => scope.remove(extraReservations))
  const visitor = { language: 'en', currency: 'AED' }
  open = await orderOf(await amal.post('/api/client/checkout/add-offer', { quote, version: 1, ...visitor }))
})

async function orderOf(response: Response): Promise<Order> {
  expect(response.status, await response.clone().text()).toBe(200)
  return orderShape.parse(await response.json())
}
const list = async (who = amal): Promise<TripExtra[]> =>
  listTripExtras.reply.parse(await (await who.get(`/api/client/checkout/extras?order=${open.reference}`)).json()).extras
const add = (extra: string, more: object = {}, headers: Record<string, string> = {}) =>
  amal.post('/api/client/checkout/add-extra', { order: open.reference, extra, language: 'en', ...more }, headers)
const refusalOf = async (response: Response) => {
  const { code, errors } = await readProblem(response)
  return [response.status, code, ...errors.map(({ path, reason }) => `${path} ${reason}`)]
}
const extrasIn = ({ items }: Order) =>
  items.filter(({ kind }) => kind === 'extra').map(({ title, from }) => `${title} ${from}`)

test('what suits the trip is listed with its price in the currency of the order, and its seller', async () => {
  const found = await list()
  expect(found.map(({ slug, from, until, people }) => [slug, from, until, people])).toEqual([
    ['airport-transfer', '2027-01-15', '2027-01-22', 1],
    ['trip-insurance', '2027-01-15', '2027-01-22', 1],
    ['other-insurance', '2027-01-15', '2027-01-22', 1],
  ])
  expect(found[0]?.choices.map(({ ways }) => ways)).toEqual([['arrival', 'departure'], ['arrival'], ['departure']])
  expect(found[0]?.choices.every(({ total }) => total.currency === 'AED' && total.amountMinor > 0)).toBe(true)
  expect(found[0]?.unitPrice).toEqual({ amountMinor: 45_00, currency: 'EUR' })
  expect(found[1]).toMatchObject({ party: { name: 'Palm Mutual', registration: 'Sample register 000' } })
  expect(found[2]).toMatchObject({ insurance: { isSoldHere: false }, choices: [] })
})

test('both ways are two lines, each on its day and at the price that was listed, and are not listed again', async () => {
  const listed = (await list())[0]?.choices[0]?.total.amountMinor ?? 0
  const both = await orderOf(await add('airport-transfer', { ways: ['arrival', 'departure'] }))
  expect(extrasIn(both)).toEqual([
    'Airport transfer, on arrival 2027-01-15',
    'Airport transfer, on departure 2027-01-22',
  ])
  const charged = (order: Order) => order.total.charged.from.amountMinor
  expect(charged(both) - charged(open)).toBe(listed)
  expect((await list()).map(({ slug }) => slug)).toEqual(['trip-insurance', 'other-insurance'])
  const needs = both.items.at(-1)?.needs.map(({ label, format }) => `${label} ${format}`)
  expect(needs).toContain('Pick-up time, local time time')
})

test('the same again adds nothing, with the same key and without one', async () => {
  const key = { 'idempotency-key': 'one press' }
  await orderOf(await add('trip-insurance', {}, key))
  await orderOf(await add('trip-insurance', {}, key))
  expect(extrasIn(await orderOf(await add('trip-insurance')))).toEqual(['Trip insurance 2027-01-15'])
})

test('an extra is taken out again, and gives back what it held', async () => {
  const added = await orderOf(await add('airport-transfer', { ways: ['arrival'] }))
  const item = added.items.at(-1)?.id
  const left = await orderOf(
    await amal.post('/api/client/checkout/take-out', { order: open.reference, item, language: 'en' }),
  )
  expect(extrasIn(left)).toEqual([])
  const rows = await api.database.forProvider(api.other.id, (scope) => scope.rows(extraReservations))
  expect(rows.map(({ state }) => state)).toEqual(['expired'])
})

test('where the way back is sold out the way there is not kept either', async () => {
  const others = { account: badr, provider: api.other, origin: 'http://other.test' }
  const taken = await holdBooking({ ...api.parts, bookables: api.parts.bookables ?? [] }, others, {
    kind: 'extra',
    supplier: 'own',
    request: askedRide({ way: 'departure', from: '2027-01-22', until: '2027-01-22', people: 6 }),
    seen: { amountMinor: 90_00, currency: 'EUR' },
    replaces: undefined,
    procedureSlug: null,
    language: 'en',
    idempotencyKey: 'all of them',
    inputDigest: '',
  })
  const refused = await add('airport-transfer', { ways: ['arrival', 'departure'] })
  expect(await refusalOf(refused)).toEqual([422, 'no-longer-possible', 'offer sold-out'])
  const rows = await api.database.forProvider(api.other.id, (scope) => scope.rows(extraReservations))
  expect(rows.filter(({ state }) => state === 'held').map(({ reference }) => reference)).toEqual([taken.reference])
})

test.each<[string, string, object, string]>([
  ['an extra there is none of', 'no-such', {}, 'extra gone'],
  ['insurance that the insurer sells', 'other-insurance', {}, 'offer not-sold-here'],
  ['a transfer without a way', 'airport-transfer', {}, 'offer no-such-way'],
])('%s is not added', async (_, slug, more, fault) => {
  expect(await refusalOf(await add(slug, more))).toEqual([422, 'no-longer-possible', fault])
})

test('more people than the order has are held for, on a day of their own', async () => {
  const added = await orderOf(await add('airport-transfer', { ways: ['arrival'], people: 4, day: '2027-01-14' }))
  expect(extrasIn(added)).toEqual(['Airport transfer, on arrival 2027-01-14'])
  expect(added.items.at(-1)?.own).toEqual({ amountMinor: 90_00, currency: 'EUR' })
})

test('of somebody else’s order nothing is listed and nothing is added', async () => {
  const path = `/api/client/checkout/extras?order=${open.reference}`
  expect((await badr.get(path)).status).toBe(404)
  const body = { order: open.reference, extra: 'trip-insurance' }
  expect((await badr.post('/api/client/checkout/add-extra', body)).status).toBe(404)
})
