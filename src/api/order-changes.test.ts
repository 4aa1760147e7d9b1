// Changing a paid hotel over the API: the form, the exact difference, paying it, the same key, and who may not.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readChangeForm } from '#contract/order-changes.ts'
import { type Order, order as orderShape } from '#contract/orders.ts'
import { inboxItems } from '#domain/inbox/tables.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { flexPlan, sampleHotel, sampleRoom, writeSampleHotels } from '#tests/support/sample-hotels.ts'

let api: SampleApi
let amal: SampleClient
let badr: SampleClient

const visitor = { language: 'en', currency: 'EUR' }
const stay = { checkIn: '2026-12-07', checkOut: '2026-12-10' }

beforeAll(async () => {
  api = await openSampleApi()
  amal = await openSampleClient(api)
  badr = await openSampleClient(api, 'badr@patient.example')
  const prepaid = { ...flexPlan, slug: 'prepaid', payment: 'at-booking' as const }
  const rooms = [sampleRoom('a', [0, 0], { plans: [prepaid], nights: () => ({ prices: [10_000] }) })]
  await writeSampleHotels(api.database, api.other, [sampleHotel('quiet-bay', { rooms })])
})
afterAll(() => api.close())

const orderOf = async (response: Response): Promise<Order> => {
  expect(response.status, await response.clone().text()).toBe(200)
  return orderShape.parse(await response.json())
}
const person = { firstName: 'Amal', lastName: 'Haddad' }

/** Three nights of two people, paid and booked. */
async function placed(): Promise<Order> {
  const seen = { amountMinor: 33_600, currency: 'EUR' }
  const wanted = { ...visitor, ...stay, hotel: 'quiet-bay', offerId: 'a/prepaid', room: ['2'], seen }
  const held = await (await amal.post('/api/client/hotel-booking/hold', wanted)).json()
  const open = await orderOf(
    await amal.post('/api/client/checkout/add-booking', { booking: held.reference, ...visitor }),
  )
  const paying = await orderOf(
    await amal.post('/api/client/checkout/agree', {
      ...visitor,
      order: open.reference,
      contact: { ...person, email: 'amal@patient.example', phone: '+971500000000' },
      travellers: [{ ...person, isPatient: true }],
      items: open.items.map(({ id }) => ({ item: id, travellers: [0] })),
      agreed: {
        revision: open.revision,
        total: open.total.charged.from,
        dueNow: open.dueNow.charged.from,
        policy: open.policy.map(({ until, fee }) => ({ until, feeMinor: fee.charged.from.amountMinor })),
        termsOf: open.termsOf,
      },
      method: 'card',
    }),
  )
  return pay(paying)
}

async function pay({ secret, reference }: Order): Promise<Order> {
  await amal.post('/api/client/test-payment/complete', { secret, card: 'success' })
  return orderOf(await amal.post('/api/client/order/continue', { ...visitor, order: reference }))
}

const quote = (
  order: Order,
  answers: Record<string, string>,
  more: object = {},
  who = amal,
  key = crypto.randomUUID(),
) =>
  who.post(
    '/api/client/order/change/quote',
    {
      ...visitor,
      order: order.reference,
      item: order.items[0]?.id,
      answers: Object.entries(answers).map(([path, value]) => ({ path, value })),
      ...more,
    },
    { 'idempotency-key': key },
  )

const agreement = ({ reference, changes: [change] }: Order) => ({
  ...visitor,
  order: reference,
  change: change?.id,
  revision: change?.revision,
  now: change?.now.charged.from,
  refund: change?.refund.charged.from,
  method: 'card',
})
const refusalOf = async (response: Response) => {
  const { code, errors } = await readProblem(response)
  return [response.status, code, ...errors.map(({ path, reason }) => `${path} ${reason}`)]
}
const minor = (price: Order['total'] | undefined) => price?.charged.from.amountMinor

test('a night more is told to the minor unit, paid by card, and then the booking has it', async () => {
  const order = await placed()
  expect(order.items[0]).toMatchObject({ can: { change: true }, whyNoChange: null })
  const form = readChangeForm.reply.parse(
    await (await amal.get(`/api/client/order/${order.reference}/change-form/${order.items[0]?.id}?language=en`)).json(),
  )
  expect(form.dates.map(({ label, value }) => [label, value])).toEqual([
    ['Check-in', '2026-12-07'],
    ['Check-out', '2026-12-10'],
  ])
  expect(form.people.map(({ path, value }) => [path, value])).toEqual([
    ['room.0.adults', '2'],
    ['room.0.children', ''],
  ])
  const quoted = await orderOf(await quote(order, { checkOut: '2026-12-11' }))
  const [change] = quoted.changes
  expect(change).toMatchObject({ state: 'quoted', from: '2026-12-07', until: '2026-12-11', can: { agree: true } })
  // A night at 100.00 with 10 % tax; 2.00 of it are paid at the hotel.
  expect([minor(change?.before), minor(change?.total), minor(change?.now)]).toEqual([33_600, 44_800, 11_000])
  expect(minor(change?.onSite)).toBe(800)
  const key = { 'idempotency-key': 'agree once' }
  const paying = await orderOf(await amal.post('/api/client/order/change/agree', agreement(quoted), key))
  expect(paying).toMatchObject({ state: 'placed', changes: [{ state: 'agreed', waitsFor: 'payer' }] })
  expect(paying.items[0]).toMatchObject({
    whyNoChange: 'changing',
    can: { change: false, cancel: false },
    until: '2026-12-10',
  })
  const again = await orderOf(await amal.post('/api/client/order/change/agree', agreement(quoted), key))
  expect(again.payments).toHaveLength(2)
  const changed = await pay(paying)
  expect(changed.changes[0]?.state).toBe('done')
  expect([changed.items[0]?.booking, changed.items[0]?.until]).toEqual([order.items[0]?.booking, '2026-12-11'])
  expect([minor(changed.paid), minor(changed.total)]).toEqual([44_000, 44_800])
})

test('a night less gives exactly the difference back', async () => {
  const order = await placed()
  const quoted = await orderOf(await quote(order, { checkOut: '2026-12-09' }))
  const back = minor(quoted.changes[0]?.refund) ?? 0
  expect(back).toBeGreaterThan(0)
  const changed = await orderOf(await amal.post('/api/client/order/change/agree', agreement(quoted)))
  expect([minor(changed.refunded), minor(changed.paid)]).toEqual([back, (minor(order.paid) ?? 0) - back])
  expect(changed.refunds).toMatchObject([{ why: 'change' }])
})

test('what cannot be read, is the same, or is not theirs, is refused by name', async () => {
  const order = await placed()
  expect(await refusalOf(await quote(order, { checkOut: 'soon' }))).toEqual([422, 'invalid-input', 'checkOut invalid'])
  expect(await refusalOf(await quote(order, { checkOut: '2026-12-06' }))).toEqual([
    422,
    'invalid-input',
    'checkOut not-after',
  ])
  expect(await refusalOf(await quote(order, { 'room.0.adults': '9' }))).toEqual([
    422,
    'invalid-input',
    'room.0.adults too-many',
  ])
  expect(await refusalOf(await quote(order, {}))).toEqual([422, 'no-longer-possible', 'answers same'])
  expect((await quote(order, { checkOut: '2026-12-11' }, {}, badr)).status).toBe(404)
  const address = `/api/client/order/${order.reference}/change-form/${order.items[0]?.id}?language=en`
  expect((await badr.get(address)).status).toBe(404)
  const key = crypto.randomUUID()
  await orderOf(await quote(order, { checkOut: '2026-12-11' }, {}, amal, key))
  expect(await refusalOf(await quote(order, { checkOut: '2026-12-12' }, {}, amal, key))).toEqual([
    422,
    'idempotency-key-reused',
  ])
  const withdrawn = await orderOf(
    await amal.post('/api/client/order/change/withdraw', {
      ...visitor,
      order: order.reference,
      change: (await orderOf(await amal.get(`/api/client/order/${order.reference}`))).changes[0]?.id,
    }),
  )
  expect(withdrawn.changes[0]?.state).toBe('withdrawn')
})

test('a name is put right at no cost, on the booking and for the clinic to pass on, and the access log says so', async () => {
  const order = await placed()
  await amal.takeLog()
  const travellers = [{ position: 0, firstName: 'Amaal', lastName: 'Haddad' }]
  const wanted = { ...visitor, order: order.reference, travellers }
  for (let time = 0; time < 2; time++) {
    const renamed = await orderOf(await amal.post('/api/client/order/rename-travellers', wanted))
    expect([renamed.travellers[0]?.firstName, minor(renamed.total)]).toEqual(['Amaal', minor(order.total)])
  }
  const reference = order.items[0]?.booking ?? ''
  const booking = await (await amal.get(`/api/client/hotel-booking/${reference}?language=en`)).json()
  expect(booking.guests).toEqual([{ firstName: 'Amaal', lastName: 'Haddad' }])
  const inbox = await api.database.forProvider(api.other.id, (scope) => scope.rows(inboxItems))
  expect(inbox.find((one) => one.reference === reference)?.dueAt).not.toBeNull()
  expect((await amal.takeLog()).filter((line) => line.startsWith('client change order'))).toHaveLength(1)
  expect((await badr.post('/api/client/order/rename-travellers', wanted)).status).toBe(404)
  const long = { ...wanted, travellers: [{ position: 0, firstName: 'A'.repeat(81), lastName: 'Haddad' }] }
  expect((await amal.post('/api/client/order/rename-travellers', long)).status).toBe(422)
})
