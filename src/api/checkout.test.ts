// Checkout over the API: an offer put into an order, agreed to as it was shown, paid with test cards, booked; each amount by the ledger.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import { readCheckout } from '#contract/checkout.ts'
import { type Order, order as orderShape } from '#contract/orders.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { writeOffer, writeRequest } from '#tests/support/sample-offer.ts'

let api: SampleApi
/** Another person for each test: they have one open order at a time. */
let amal: SampleClient
let badr: SampleClient
let count = 0
let quote = ''

beforeAll(async () => {
  api = await openSampleApi()
  badr = await openSampleClient(api, 'badr@patient.example')
})
afterAll(() => api.close())

/** Half is lost from two weeks before; all of it from three days before. */
const cancellation = [
  { daysBefore: 14, time: '12:00', fee: { percent: 0 } },
  { daysBefore: 3, time: '12:00', fee: { percent: 50 } },
]

beforeEach(async () => {
  count += 1
  quote = `Q-AMAL-000${count}`
  const email = `amal.${count}@patient.example`
  amal = await openSampleClient(api, email)
  await writeRequest(api, quote, { email })
  await writeOffer(api, quote, { cancellation })
})

const inDirhams = { language: 'en', currency: 'AED' }
const aed = (major: number) => ({ amountMinor: major * 100, currency: 'AED' })
const orderOf = async (response: Response): Promise<Order> => {
  expect(response.status, await response.clone().text()).toBe(200)
  return orderShape.parse(await response.json())
}
const add = async (currency = 'AED') =>
  orderOf(await amal.post('/api/client/checkout/add-offer', { quote, version: 1, language: 'en', currency }))
const person = { firstName: 'Amal', lastName: 'Haddad' }

const agreement = (order: Order, changes: object = {}) => ({
  ...inDirhams,
  order: order.reference,
  contact: { ...person, email: 'amal@patient.example', phone: '+971500000000' },
  travellers: [{ ...person, isPatient: true }],
  items: order.items.map(({ id }) => ({ item: id, travellers: [0] })),
  agreed: {
    revision: order.revision,
    total: order.total.charged.from,
    dueNow: order.dueNow.charged.from,
    policy: order.policy.map(({ until, fee }) => ({ until, feeMinor: fee.charged.from.amountMinor })),
    termsOf: order.termsOf,
  },
  method: 'card',
  ...changes,
})
const agree = (order: Order, changes: object = {}) => amal.post('/api/client/checkout/agree', agreement(order, changes))
const pay = async ({ secret }: Order, card: string) =>
  (await amal.post('/api/client/test-payment/complete', { secret, card })).json()
const goOn = async ({ reference }: Order) =>
  orderOf(await amal.post('/api/client/order/continue', { ...inDirhams, order: reference }))
const refusalOf = async (response: Response) => {
  const { code, errors } = await readProblem(response)
  return [code, ...errors.map(({ path, reason }) => `${path} ${reason}`)]
}

test('an offer is added once, agreed to, paid with 3-D Secure, booked, and paid by the ledger', async () => {
  const open = await add()
  expect((await add()).items).toHaveLength(1)
  expect(open).toMatchObject({ state: 'open', can: { agree: true }, secret: null, isPackage: false })
  expect([open.total.charged.from, open.dueNow.charged.from]).toEqual([aed(23_600), aed(3_000)])
  expect(open.gateway).toEqual({ name: 'test', isTest: true, publishableKey: '' })
  const paying = await orderOf(await agree(open))
  expect(paying).toMatchObject({ state: 'paying', waitsFor: 'payer', heldUntil: null, ratesUntil: null })
  const again = await orderOf(await agree(open))
  expect([again.payments.length, again.secret]).toEqual([1, paying.secret])
  expect(await pay(paying, 'three-d-secure')).toEqual({ outcome: 'challenge', refusal: null })
  const asked = await goOn(paying)
  expect([asked.state, asked.secret]).toEqual(['paying', paying.secret])
  const answer = { secret: paying.secret, isApproved: true }
  const answered = await amal.post('/api/client/test-payment/challenge', answer)
  expect(await answered.json()).toEqual({ outcome: 'authorized', refusal: null })
  const placed = await goOn(paying)
  expect(placed).toMatchObject({ state: 'placed', items: [{ state: 'booked', bookingState: 'booked' }] })
  expect([placed.paid.charged.from, placed.refunded.charged.from]).toEqual([aed(3_000), aed(0)])
  const list = await (await amal.get('/api/client/order/list')).json()
  expect(list).toMatchObject([{ reference: placed.reference }])
  const [item] = placed.items
  const byBooking = await orderOf(await amal.get(`/api/client/order/${item?.booking}`))
  expect(byBooking.reference).toBe(placed.reference)
  expect((await badr.get(`/api/client/order/${item?.booking}`)).status).toBe(404)
  const twice = await amal.post('/api/client/checkout/add-offer', { quote, version: 1, ...inDirhams })
  expect(twice.status).toBe(422)
  expect((await badr.get(`/api/client/order/${placed.reference}`)).status).toBe(404)
})

test('an instalment is paid only in a way that works here: a transfer is refused where the clinic has told no account', async () => {
  const paying = await orderOf(await agree(await add()))
  await pay(paying, 'success')
  const placed = await goOn(paying)
  const instalments = placed.items.flatMap(({ dues }) => dues.map(({ id }) => id))
  const asked = { order: placed.reference, instalments, amount: aed(3_000), ...inDirhams }
  const refused = await amal.post('/api/client/order/pay', { ...asked, method: 'transfer' })
  expect(await refusalOf(refused)).toEqual(['no-longer-possible', 'method no-payments'])
  const byCard = await amal.post('/api/client/order/pay', { ...asked, method: 'card' })
  expect(await refusalOf(byCard)).toEqual(['no-longer-possible', 'instalments already-paid'])
})

test('a declined card takes nothing and opens the order again; another card pays it', async () => {
  const paying = await orderOf(await agree(await add()))
  expect(await pay(paying, 'declined')).toEqual({ outcome: 'refused', refusal: 'declined' })
  const open = await goOn(paying)
  expect(open).toMatchObject({ state: 'open', payments: [{ refusal: 'declined' }], can: { agree: true } })
  expect(open.travellers).toMatchObject([{ ...person, isPatient: true }])
  const second = await orderOf(await agree(open))
  expect(await pay(second, 'success')).toEqual({ outcome: 'authorized', refusal: null })
  expect(await goOn(second)).toMatchObject({ state: 'placed' })
})

test('what was shown otherwise is not agreed to: another total, policy, day of terms, revision', async () => {
  const open = await add()
  const { agreed } = agreement(open)
  const others = [
    { total: aed(1) },
    { dueNow: aed(1) },
    { policy: [{ until: null, feeMinor: 0 }] },
    { termsOf: '2020-01-01' },
    { revision: open.revision + 1 },
  ]
  for (const other of others) {
    const [code] = await refusalOf(await agree(open, { agreed: { ...agreed, ...other } }))
    expect(code).toBe('no-longer-possible')
  }
  const { order: kept } = readCheckout.reply.parse(await (await amal.get('/api/client/checkout')).json()) as z.output<
    typeof readCheckout.reply
  >
  expect(kept).toMatchObject({ state: 'open', payments: [] })
})

test('in another currency it is charged at a locked rate, and the rate’s end is told', async () => {
  const open = await add('EUR')
  expect(open.currency).toBe('EUR')
  expect(open.rates).toContainEqual(expect.objectContaining({ from: 'AED', to: 'EUR' }))
  expect(open.ratesUntil).not.toBeNull()
  expect(open.aed).toEqual(aed(23_600))
  const chosen = await amal.post('/api/client/checkout/currency', {
    order: open.reference,
    language: 'en',
    currency: 'AED',
  })
  expect(await orderOf(chosen)).toMatchObject({ currency: 'AED', rates: [] })
  const none = await amal.post('/api/client/checkout/currency', {
    order: open.reference,
    language: 'en',
    currency: 'XXX',
  })
  expect(await refusalOf(none)).toEqual(['invalid-input', 'currency invalid'])
})

test('a payment that is not finished can be given up, and the order changed', async () => {
  const paying = await orderOf(await agree(await add()))
  const open = await orderOf(await amal.post('/api/client/checkout/reopen', { ...inDirhams, order: paying.reference }))
  expect(open).toMatchObject({ state: 'open', secret: null, payments: [{ state: 'voided' }] })
  const [item] = open.items
  const emptied = await amal.post('/api/client/checkout/take-out', {
    ...inDirhams,
    order: open.reference,
    item: item?.id,
  })
  expect((await orderOf(emptied)).items).toEqual([])
})
