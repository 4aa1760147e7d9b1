// An accepted offer from hold to cancellation on the booking machine: whose it is, accepted once, announced without a word of health.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#db/open.ts'
import { announceForOrder } from '#domain/bookings/announce-booking.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import type { BookingCaller, BookingParts } from '#domain/bookings/booking-parts.ts'
import { cancelBooking } from '#domain/bookings/cancel-booking.ts'
import { confirmBooking } from '#domain/bookings/confirm-booking.ts'
import { holdAgain } from '#domain/bookings/hold-again.ts'
import { holdBooking } from '#domain/bookings/hold-booking.ts'
import { quoteCancellation } from '#domain/bookings/quote-cancellation.ts'
import { readBooking } from '#domain/bookings/read-bookings.ts'
import { reconcileBooking } from '#domain/bookings/reconcile-booking.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import { providers } from '#domain/provider/tables.ts'
import { withdrawOffer } from '#domain/quotes/send-offer.ts'
import { quoteOffers } from '#domain/quotes/tables.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { clearThreads, writeOffer, writeRequest } from '#tests/support/sample-offer.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { treatmentBookable } from './treatment-bookable.ts'

const quote = 'Q-7K3M-92PX'
const orderId = newId()
let now = sampleNow
let api: SampleApi
let amal: SampleClient
let parts: BookingParts
let caller: BookingCaller

beforeAll(async () => {
  api = await openSampleApi({ clock: () => now })
  amal = await openSampleClient(api)
  const payments = { treatmentCancellation: [{ daysBefore: 7, time: '18:00', fee: { percent: 0 } }] }
  await api.database.directory((transaction) =>
    transaction.update(providers).set({ payments }).where(eq(providers.id, api.other.id)),
  )
  parts = { ...api.parts, database: api.database }
  caller = { account: { poolId: amal.poolId, sub: amal.sub }, provider: api.other, origin: 'http://other.test' }
})

afterAll(() => api.close())

beforeEach(async () => {
  now = sampleNow
  api.jobs.length = 0
  await clearThreads(api)
  await api.database.forProvider(api.other.id, async (scope) => {
    await scope.remove(bookings)
    await scope.remove(mails)
  })
  await writeRequest(api, quote, { clientPoolId: amal.poolId, clientSub: amal.sub })
  await writeOffer(api, quote)
  await api.database.forProvider(api.other.id, (scope) => scope.remove(mails))
})

const hold = (version = 1, from: BookingCaller = caller, idempotencyKey = newId()) =>
  holdBooking(parts, from, {
    kind: 'procedure',
    supplier: 'own',
    request: { quote, version },
    seen: { amountMinor: 23_600_00, currency: 'AED' },
    replaces: undefined,
    procedureSlug: null,
    language: 'en',
    idempotencyKey,
    inputDigest: '',
  })
const contact = { firstName: 'Amal', lastName: 'Haddad', email: 'amal@patient.example', phone: '+96170111222' }
const confirm = ({ reference, price, policy }: Booking) => {
  const total = { amountMinor: price.totalMinor, currency: price.currency }
  return confirmBooking(parts, caller, reference, { contact, details: {}, agreed: { total, policy } }, { orderId })
}
const decisions = async () =>
  (await api.database.forProvider(api.other.id, (scope) => scope.rows(quoteOffers))).map(({ decision }) => decision)
const written = () => api.database.forProvider(api.other.id, (scope) => scope.rows(mails))
const refusedFor = (reason: string) => ({ code: 'no-longer-possible', fields: [{ path: 'offer', reason }] })
const read = ({ reference }: Booking) => readBooking(parts, caller, reference)

test('an open offer is held to the end of its last day, at its own price, and stays open', async () => {
  const held = await hold()
  expect(held).toMatchObject({ state: 'held', heldUntil: new Date('2026-12-31T20:00:00Z'), timeZone: 'Asia/Dubai' })
  expect(held.reference).toMatch(/^T-/)
  expect(held.price).toMatchObject({ currency: 'AED', totalMinor: 23_600_00, onSiteMinor: 20_600_00 })
  expect(await decisions()).toEqual([null])
})

test('what may become another amount says when, as the offer did', async () => {
  const { price } = await hold()
  expect(price.lines.map(({ mayChangeIf }) => mayChangeIf?.en ?? null)).toEqual([null, 'a third night is needed'])
})

test('it is paid by an order alone, which accepts the offer, and a repeat changes nothing', async () => {
  const held = await hold()
  const total = { amountMinor: held.price.totalMinor, currency: 'AED' }
  const alone = confirmBooking(parts, caller, held.reference, {
    contact,
    details: {},
    agreed: { total, policy: held.policy },
  })
  await expect(alone).rejects.toMatchObject(refusedFor('not-payable'))
  const booked = await confirm(held)
  expect(booked).toMatchObject({ state: 'booked', orderId, confirmation: quote, supplierReference: quote })
  expect(await decisions()).toEqual(['accepted'])
  const before = (await written()).length
  expect((await confirm(held)).revision).toBe(booked.revision)
  expect((await written()).length).toBe(before)
})

test('no mail of it names the procedure or what it costs', async () => {
  const booked = await confirm(await hold())
  await api.database.forClient(caller.account, api.other.id, (scope) => announceForOrder(parts, scope, caller, booked))
  const all = await written()
  expect(all.map(({ subject }) => subject)).toContain(`Your treatment is booked: ${booked.reference}`)
  const text = JSON.stringify(all.map(({ subject, text, html, attachments }) => [subject, text, html, attachments]))
  expect(text).toContain(booked.reference)
  expect(text).not.toMatch(/hip|surgeon|23[,.]?600/i)
})

test('an offer of somebody else’s is not there', async () => {
  const badr = await openSampleClient(api, 'badr@patient.example')
  const other = { ...caller, account: { poolId: badr.poolId, sub: badr.sub } }
  await expect(hold(1, other)).rejects.toMatchObject(refusedFor('gone'))
  await expect(hold(7)).rejects.toMatchObject(refusedFor('gone'))
})

test('one that was withdrawn, superseded or has expired is not held', async () => {
  await writeOffer(api, quote, { depositMinor: 1 })
  await expect(hold(1)).rejects.toMatchObject(refusedFor('superseded'))
  now = new Date('2027-01-01T08:00:00Z')
  await expect(hold(2)).rejects.toMatchObject(refusedFor('expired'))
  now = sampleNow
  await withdrawOffer(parts, { provider: api.other, origin: '', by: 'Rana' }, quote)
  await expect(hold(2)).rejects.toMatchObject(refusedFor('withdrawn'))
})

test('what is withdrawn while it is held is not booked, and its order hears so', async () => {
  const held = await hold()
  await withdrawOffer(parts, { provider: api.other, origin: '', by: 'Rana' }, quote)
  await expect(confirm(held)).rejects.toMatchObject(refusedFor('withdrawn'))
  expect((await read(held)).state).toBe('refused')
  expect(api.jobs).toContainEqual({ providerId: api.other.id, orderId })
})

test('held twice it is booked once, also at the same moment', async () => {
  const [one, other] = [await hold(), await hold()]
  const outcomes = await Promise.allSettled([confirm(one), confirm(other)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect([(await read(one)).state, (await read(other)).state].sort()).toEqual(['booked', 'refused'])
  await expect(hold()).rejects.toMatchObject(refusedFor('already-booked'))
})

test('what was accepted before can be paid after the last day of the offer', async () => {
  await confirm(await hold())
  await api.database.forProvider(api.other.id, (scope) => scope.remove(bookings))
  now = new Date('2027-01-02T08:00:00Z')
  const held = await hold()
  expect(held.heldUntil).toEqual(new Date('2027-01-03T08:00:00Z'))
  now = new Date('2027-01-03T09:00:00Z')
  expect(await holdAgain(parts, caller, held.reference)).toMatchObject({ is: 'done', value: { state: 'held' } })
  expect((await confirm(await read(held))).state).toBe('booked')
})

test('a process that ends in the middle is found out about by the job', async () => {
  const held = await hold()
  await confirm(held)
  // As it was before the answer was written down.
  await api.database.forProvider(api.other.id, (scope) => scope.update(bookings, { state: 'booking', bookedAt: null }))
  for (const job of api.jobs.splice(0)) if ('origin' in job) await reconcileBooking(parts, job)
  expect((await read(held)).state).toBe('booked')
  await api.database.forProvider(api.other.id, async (scope) => {
    await scope.update(bookings, { state: 'booking', bookedAt: null })
    await scope.update(quoteOffers, { decision: null, decidedAt: null })
  })
  const job = { providerId: api.other.id, poolId: amal.poolId, sub: amal.sub, reference: held.reference, origin: '' }
  await reconcileBooking(parts, job)
  expect([(await read(held)).state, await decisions()]).toEqual(['booked', ['accepted']])
})

test('it is cancelled at what its policy says, and can be booked anew', async () => {
  const booked = await confirm(await hold())
  expect(await quoteCancellation(parts, caller, booked.reference)).toMatchObject({ fee: { amountMinor: 0 } })
  now = new Date('2027-01-09T08:00:00Z')
  const { fee } = await quoteCancellation(parts, caller, booked.reference)
  expect(fee).toEqual({ amountMinor: 3_000_00, currency: 'AED' })
  expect(await cancelBooking(parts, caller, booked.reference, { fee })).toMatchObject({
    state: 'cancelled',
    feeMinor: 3_000_00,
  })
  expect((await confirm(await hold())).state).toBe('booked')
})

test('from its first day on it is not cancelled any more', async () => {
  const booked = await confirm(await hold())
  now = new Date('2027-01-14T20:00:00Z')
  await expect(quoteCancellation(parts, caller, booked.reference)).rejects.toMatchObject({ code: 'no-longer-possible' })
})

const away = () => Promise.reject(new Fault('unavailable', 'The database does not answer.'))
/** The clinic's own line to the database fails; the machine's does not. */
const over = (database: Partial<Database>) => {
  const broken = { ...api.database, ...database }
  return { ...parts, bookables: [treatmentBookable({ ...parts, database: broken })] }
}

test('where nobody answers nothing is held, and the same call again finds out', async () => {
  const good = parts
  const key = newId()
  parts = over({ forProvider: away })
  await expect(hold(1, caller, key)).rejects.toMatchObject({ code: 'unavailable' })
  parts = good
  expect((await hold(1, caller, key)).state).toBe('held')
})

test.each(['before', 'after'] as const)(
  'an answer that is lost %s it is written down is found out, and accepts once',
  async (when) => {
    const held = await hold()
    const good = parts
    const forClient: Database['forClient'] = async (client, providerId, work) => {
      if (when === 'after') await api.database.forClient(client, providerId, work)
      return away()
    }
    parts = over({ forClient })
    expect((await confirm(held)).state).toBe('booking')
    expect(await decisions()).toEqual([when === 'after' ? 'accepted' : null])
    parts = good
    for (const job of api.jobs.splice(0)) if ('origin' in job) await reconcileBooking(parts, job)
    expect([(await read(held)).state, await decisions()]).toEqual(['booked', ['accepted']])
    expect((await written()).filter(({ subject }) => subject.includes(quote))).toHaveLength(2)
  },
)
