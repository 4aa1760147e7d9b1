// A client's way with a hotel over the API: held once, booked once at what was agreed to, cancelled at what was told.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readHotelBooking } from '#contract/hotel-bookings.ts'
import { readProblem } from '#tests/support/sample-api.ts'
import { otherOrigin } from '#tests/support/sample-session.ts'
import { agreedIn, openSampleStays, path, type SampleStays, sampleHold } from '#tests/support/sample-stays.ts'
import { createApi } from './api.ts'

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
const amounts = (booking: { price: { total: { charged: { from: object } } } }) => booking.price.total.charged.from

test('a room is held at the supplier’s price and terms for fifteen minutes', async () => {
  const booking = await stays.held()
  expect(booking).toMatchObject({
    reference: expect.stringMatching(/^H-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    state: 'held',
    hotel: { id: 'quiet-bay', name: 'Quiet Bay', phone: '+97140001111' },
    nights: 3,
    expiresAt: '2026-11-21T08:15:00.000Z',
    seenTotal: null,
    canBook: true,
    can: { confirm: true, pay: false, change: false, cancel: false, release: true },
    requirements: expect.arrayContaining([
      { path: 'contact.phone', type: 'text', isRequired: true, maxLength: 40 },
      { path: 'details.guests', type: 'names', count: 1, maxLength: 80 },
      { path: 'details.remarks', type: 'text', isRequired: false, maxLength: 500 },
    ]),
    freeUntil: '2027-01-10T14:00:00.000Z',
  })
  expect(amounts(booking)).toEqual({ amountMinor: 33_000, currency: 'EUR' })
  expect(booking.policy.map(({ fee }) => fee.charged.from.amountMinor)).toEqual([0, 15_000, 30_000])
})

test('a price that is another one than was seen is said beside it', async () => {
  stays.supplier.nightMinor = 12_000
  const booking = await stays.held()
  expect(amounts(booking)).toEqual({ amountMinor: 39_600, currency: 'EUR' })
  expect(booking.seenTotal?.charged.from).toEqual({ amountMinor: 33_000, currency: 'EUR' })
})

test('the same key holds once, however often and however fast it is asked, and for another stay it is refused', async () => {
  const key = { 'idempotency-key': `${'k'.repeat(300)}1` }
  const replies = await Promise.all(Array.from({ length: 10 }, () => stays.hold({}, key)))
  const references = new Set((await Promise.all(replies.map((one) => one.json()))).map(({ reference }) => reference))
  expect([references.size, (await stays.rows()).length, stays.supplier.kept.size]).toEqual([1, 1, 1])
  expect((await stays.hold({ language: 'ar' }, key)).status).toBe(200)
  expect(await refusal(await stays.hold({ checkOut: '2027-01-17' }, key))).toEqual([422, 'idempotency-key-reused'])
  expect((await stays.hold({}, { 'idempotency-key': `${'k'.repeat(300)}2` })).status).toBe(200)
  expect(await stays.rows()).toHaveLength(2)
})

test('a supplier that did it and did not say so: the same call again finds the same hold', async () => {
  const key = { 'idempotency-key': 'lost' }
  stays.supplier.tell('hold', 'lost')
  expect(await refusal(await stays.hold({}, key))).toEqual([503, 'unavailable'])
  expect(await stays.rows()).toMatchObject([{ state: 'asked' }])
  expect(await stays.list()).toEqual([])
  expect((await stays.hold({}, key)).status).toBe(200)
  expect(await stays.rows()).toMatchObject([{ state: 'held' }])
  expect(stays.supplier.kept.size).toBe(1)
})

test.each(['sold-out', 'closed', 'minimum-stay', 'does-not-fit', 'gone'] as const)(
  '422 with the reason where the supplier says %s, also for the same call again',
  async (reason) => {
    const key = { 'idempotency-key': reason }
    stays.supplier.tell('hold', reason)
    for (let time = 0; time < 2; time++) {
      expect(await refusal(await stays.hold({}, key))).toEqual([422, 'no-longer-possible', `offer ${reason}`])
    }
    expect(await stays.rows()).toMatchObject([{ state: 'refused', refusal: reason }])
  },
)

test.each([
  [{ checkIn: '2026-11-20' }, 'checkIn past'],
  [{ checkOut: '2027-01-13' }, 'checkOut not-after'],
  [{ checkOut: '2028-02-17' }, 'checkOut too-long'],
  [{ room: ['0'] }, 'room.0.adults required'],
  [{ room: [] }, 'room required'],
  [{ room: ['2-19'] }, 'room.0.children no-child'],
])('a stay that nobody can have is refused field by field: %j', async (changes, said) => {
  expect(await refusal(await stays.hold(changes))).toEqual([422, 'invalid-input', said])
  expect(stays.supplier.calls).toEqual([])
})

test('a hotel of no supplier is not found', async () => {
  for (const hotel of ['liteapi~lp1', 'nobody~1']) expect((await stays.hold({ hotel })).status).toBe(404)
})

test('five rooms are held at once and no sixth, until one is given back or over', async () => {
  const held = [await stays.held()]
  const more = await Promise.all(Array.from({ length: 9 }, () => stays.hold()))
  expect(more.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(4)
  expect(await refusal(more.find(({ status }) => status === 429) as Response)).toEqual([429, 'too-many-requests'])
  await stays.amal.post(`${path}/release`, { reference: held[0]?.reference })
  expect((await stays.hold()).status).toBe(200)
  stays.setNow('2026-11-21T08:15:00Z')
  expect((await stays.hold()).status).toBe(200)
})

test('what was held is booked at the price agreed to, and said to client and clinic once', async () => {
  const held = await stays.held()
  for (let time = 0; time < 2; time++) {
    const response = await stays.confirm(held, { remarks: 'A quiet room, please.' })
    expect([response.status, await response.json()]).toMatchObject([
      200,
      {
        state: 'booked',
        confirmation: `QB-${held.reference.slice(-4)}`,
        guests: [{ firstName: 'Amal', lastName: 'Haddad' }],
        remarks: 'A quiet room, please.',
        price: held.price,
        requirements: [],
        can: { confirm: false, pay: false, change: true, cancel: true, release: false },
      },
    ])
  }
  expect((await stays.mails()).map(({ to }) => to).sort()).toEqual(
    ['amal@patient.example', stays.api.other.contact.email].sort(),
  )
  await stays.reconcile()
  expect(await stays.mails()).toHaveLength(2)
})

test('of forty confirmations at once one books, and one mail goes to each', async () => {
  const held = await stays.held()
  const replies = await Promise.all(Array.from({ length: 40 }, () => stays.confirm(held)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await stays.rows()).toMatchObject([{ state: 'booked' }])
  expect(await stays.mails()).toHaveLength(2)
  expect(stays.api.jobs.filter((job) => 'origin' in job)).toHaveLength(1)
})

test('422 where another price or other terms were agreed to, and nothing is asked of the hotel', async () => {
  const held = await stays.held()
  const agreed = agreedIn(held)
  const [first, ...others] = agreed.policy
  for (const changed of [
    { ...agreed, total: { ...agreed.total, amountMinor: 32_999 } },
    { ...agreed, total: { ...agreed.total, currency: 'USD' } },
    { ...agreed, policy: others },
    { ...agreed, policy: [{ until: '2027-01-11T14:00:00.000Z', feeMinor: first?.feeMinor ?? 0 }, ...others] },
  ]) {
    expect(await refusal(await stays.confirm(held, { agreed: changed }))).toEqual([
      422,
      'no-longer-possible',
      'agreed changed',
    ])
  }
  expect(stays.supplier.calls.filter(([call]) => call === 'book')).toEqual([])
})

test('each room has one guest who is named', async () => {
  const held = await stays.held({ room: ['2', '1-7'] })
  const guest = { firstName: 'Badr', lastName: 'Haddad' }
  expect(await refusal(await stays.confirm(held, { guests: [guest] }))).toEqual([
    422,
    'invalid-input',
    'guests.1 required',
  ])
  expect(await refusal(await stays.confirm(held, { guests: [guest, guest, guest] }))).toEqual([
    422,
    'invalid-input',
    'guests too-many',
  ])
  expect((await stays.confirm(held)).status).toBe(200)
})

test('what has to be paid in advance can be held and looked at, and is not booked unpaid, nor where nothing can be paid', async () => {
  stays.supplier.payment = 'at-booking'
  const held = await stays.held()
  const { hono } = createApi({ ...stays.api.parts, gateways: [] })
  const headers = { authorization: `Bearer ${stays.amal.access}` }
  const elsewhere = await hono.request(`${otherOrigin}${path}/${held.reference}`, { headers })
  const { canBook, can } = readHotelBooking.reply.parse(await elsewhere.json())
  expect([canBook, can.confirm, can.pay]).toEqual([false, false, false])
  expect(await refusal(await stays.confirm(held))).toEqual([422, 'no-longer-possible', 'offer not-payable'])
})

test('where the clinic can be paid here, what is held and paid in advance can be paid, but not in place of another booking', async () => {
  const read = async ({ reference }: { reference: string }) => {
    const { canBook, can } = await stays.read(reference)
    return [canBook, can.confirm, can.pay]
  }
  const before = await stays.booked()
  expect(await read(before)).toEqual([true, false, false])
  expect(await read(await stays.held({ checkIn: '2027-02-01', checkOut: '2027-02-03' }))).toEqual([true, true, false])
  stays.supplier.payment = 'at-booking'
  expect(await read(await stays.held({ checkIn: '2027-02-10', checkOut: '2027-02-12' }))).toEqual([true, false, true])
  const change = await stays.held({ checkOut: '2027-01-17', replaces: before.reference })
  expect(await read(change)).toEqual([false, false, false])
})

test('a hold that is over is over by the clock: it is not booked, and stands in no list', async () => {
  const held = await stays.held()
  stays.setNow('2026-11-21T08:14:59Z')
  expect(await stays.list()).toHaveLength(1)
  stays.setNow('2026-11-21T08:15:00Z')
  expect(await refusal(await stays.confirm(held))).toEqual([422, 'no-longer-possible', 'offer hold-expired'])
  expect(await stays.read(held.reference)).toMatchObject({ state: 'expired', expiresAt: null, can: { release: false } })
  expect(await stays.list()).toEqual([])
})

test('releasing a hold gives the room back, and is idempotent; what is booked is not released', async () => {
  const held = await stays.held()
  for (let time = 0; time < 2; time++) {
    const response = await stays.amal.post(`${path}/release`, { reference: held.reference })
    expect([response.status, (await response.json()).state]).toEqual([200, 'expired'])
  }
  expect(stays.supplier.kept.get(held.reference)?.state).toBe('expired')
  const booked = await stays.booked()
  const response = await stays.amal.post(`${path}/release`, { reference: booked.reference })
  expect(await refusal(response)).toEqual([422, 'no-longer-possible', 'reference booked'])
})

test('coming stays stand first, the next at the head; what is cancelled or past after them, the latest first', async () => {
  const [far, near, off] = [
    await stays.booked({ checkIn: '2027-03-01', checkOut: '2027-03-04' }),
    await stays.booked({ checkIn: '2027-02-01', checkOut: '2027-02-04' }),
    await stays.booked({ checkIn: '2027-02-20', checkOut: '2027-02-22' }),
  ]
  const past = await stays.booked()
  await stays.cancel(off, 0)
  stays.setNow('2027-01-20T08:00:00Z')
  const references = (await stays.list()).map(({ reference }) => reference)
  expect(references).toEqual([near, far, off, past].map(({ reference }) => reference))
})

test('another client finds nothing of it, whatever they call', async () => {
  const { reference } = await stays.booked()
  const agreedFee = { amountMinor: 0, currency: 'EUR' }
  for (const response of [
    await stays.badr.get(`${path}/${reference}`),
    await stays.badr.get(`${path}/${reference}/calendar`),
    await stays.badr.get(`${path}/${reference}/cancel-quote`),
    await stays.badr.post(`${path}/cancel`, { reference, agreedFee }),
    await stays.badr.post(`${path}/release`, { reference }),
    await stays.badr.post(`${path}/hold`, sampleHold({ replaces: reference })),
  ]) {
    expect(await refusal(response)).toEqual([404, 'not-found'])
  }
  expect(await (await stays.badr.get(`${path}/list`)).json()).toEqual([])
})

test('who looked at it and what was done stands in the access log', async () => {
  stays.setNow('2026-12-01T10:00:00Z')
  await stays.amal.takeLog()
  const booked = await stays.booked()
  await stays.read(booked.reference)
  await stays.list()
  await stays.cancel(booked, 0)
  expect(await stays.amal.takeLog()).toEqual(
    ['add', 'change', 'open', 'remove']
      .map((action) => `client ${action} booking ${booked.reference} own-request`)
      .concat('client read bookings own-request')
      .sort(),
  )
})

test('neither names nor hotel stand in the log of the server', async () => {
  stays.supplier.tell('book', 'down')
  await stays.booked()
  expect(stays.api.logLines.join('\n')).not.toMatch(/haddad|quiet bay|H-[0-9A-Z]{4}/i)
})
