// Proves that another kind of booking is one file: everything that is done with bookings is done with it, and nothing else knows it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientExport } from '#contract/client-export.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import type { BookingCaller, BookingParts } from '#domain/bookings/booking-parts.ts'
import { cancelBooking } from '#domain/bookings/cancel-booking.ts'
import { confirmBooking } from '#domain/bookings/confirm-booking.ts'
import { holdBooking } from '#domain/bookings/hold-booking.ts'
import type { CheckParts } from '#domain/bookings/is-readable.ts'
import { quoteCancellation } from '#domain/bookings/quote-cancellation.ts'
import { listBookings, readBooking } from '#domain/bookings/read-bookings.ts'
import { reconcileBooking } from '#domain/bookings/reconcile-booking.ts'
import { releaseHold } from '#domain/bookings/release-hold.ts'
import { bookings } from '#domain/bookings/tables.ts'
import { inboxItems } from '#domain/inbox/tables.ts'
import { mails } from '#domain/mails/tables.ts'
import { describeAsked } from '#domain/patients/describe-asked.ts'
import { findAsked } from '#domain/patients/find-asked.ts'
import { openInboxItem } from '#domain/patients/open-inbox-item.ts'
import { readPatient } from '#domain/patients/read-patient.ts'
import { keptRecords } from '#domain/privacy/tables.ts'
import { readTrip } from '#domain/trips/read-trip.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleClient, type SampleClient } from '#tests/support/sample-client.ts'
import { sampleNow } from '#tests/support/sample-provider.ts'
import { createToyKind } from '#tests/support/toy-kind.ts'

const now = sampleNow
const { kind, supplier } = createToyKind(() => now)
const by = { name: 'Rana Sample' }
let api: SampleApi
let amal: SampleClient
let parts: BookingParts & CheckParts
let caller: BookingCaller
let keys = 0

beforeAll(async () => {
  api = await openSampleApi({ clock: () => now, bookables: [kind] })
  amal = await openSampleClient(api)
  parts = { ...api.parts, database: api.database }
  caller = { account: { poolId: amal.poolId, sub: amal.sub }, provider: api.other, origin: 'http://other.test' }
})

afterAll(() => api.close())

const hold = (day = '2027-02-01', replaces?: string) =>
  holdBooking(parts, caller, {
    kind: 'activity',
    supplier: 'toy',
    request: { balloon: 'Zephyr', day },
    seen: { amountMinor: 12_000, currency: 'EUR' },
    replaces,
    procedureSlug: null,
    language: 'en',
    idempotencyKey: `key ${++keys}`,
    inputDigest: '',
  })
const contact = { firstName: 'Amal', lastName: 'Haddad', email: 'amal@patient.example', phone: '+96170111222' }
const confirm = ({ reference, price, policy }: Booking, phone = contact.phone) =>
  confirmBooking(parts, caller, reference, {
    contact: { ...contact, phone },
    details: { weightKg: 70 },
    agreed: { total: { amountMinor: price.totalMinor, currency: price.currency }, policy },
  })
const book = async (day?: string) => confirm(await hold(day))
const reconcile = async () => {
  for (const job of api.jobs.splice(0)) if ('origin' in job) await reconcileBooking(parts, job)
}
const subjects = async () =>
  (await api.database.forProvider(api.other.id, (scope) => scope.rows(mails))).map(({ subject }) => subject)

test('it is held, released, and refused where the supplier needs more to know', async () => {
  const held = await hold()
  expect(held).toMatchObject({
    state: 'held',
    kind: 'activity',
    title: { en: 'Ride in Zephyr' },
    timeZone: 'Asia/Dubai',
  })
  const missing = { code: 'invalid-input', fields: [{ path: 'phone', reason: 'required' }] }
  await expect(confirm(held, ' ')).rejects.toMatchObject(missing)
  expect((await releaseHold(parts, caller, held.reference)).state).toBe('expired')
  expect(supplier.booked.has(held.reference)).toBe(false)
})

test('it is booked, changed under its reference, and cancelled at what was quoted, with its own mails', async () => {
  const booked = await book()
  expect(booked).toMatchObject({ state: 'booked', supplierReference: `ride ${booked.reference}` })
  const changed = await confirm(await hold('2027-02-03', booked.reference))
  expect(changed).toMatchObject({ reference: booked.reference, state: 'booked', changeFeeMinor: 500 })
  const { fee, revision } = await quoteCancellation(parts, caller, booked.reference)
  expect((await cancelBooking(parts, caller, booked.reference, { fee, revision })).state).toBe('cancelled')
  expect(supplier.booked.get(changed.supplierKey)).toBe('cancelled')
  const { reference } = booked
  const said = await subjects()
  for (const what of ['booked', 'changed', 'cancelled']) expect(said).toContain(`toy ${what}.subject ${reference}`)
})

test('a process that is killed while the supplier books or cancels leaves nothing unknown behind', async () => {
  const held = await hold('2027-02-05')
  supplier.killNext()
  await expect(confirm(held)).rejects.toThrow('the process ended')
  expect((await readBooking(parts, caller, held.reference)).state).toBe('booking')
  await reconcile()
  const booked = await readBooking(parts, caller, held.reference)
  expect(booked.state).toBe('booked')
  const { fee } = await quoteCancellation(parts, caller, booked.reference)
  supplier.killNext()
  await expect(cancelBooking(parts, caller, booked.reference, { fee })).rejects.toThrow('the process ended')
  await reconcile()
  expect((await readBooking(parts, caller, held.reference)).state).toBe('cancelled')
})

test('the desk finds it, reads what it is and opens it; the patient page and the list of its client have it', async () => {
  const { reference } = await book('2027-02-07')
  const found = await api.database.forProvider(api.other.id, async (scope) => {
    const things = await findAsked(scope, { text: 'zephyr', about: [] })
    const described = await describeAsked(scope, [{ kind: 'booking', reference }], '2026-11-21')
    const items = await scope.rows(inboxItems)
    return { things, described: described.get(reference), item: items.find((one) => one.reference === reference) }
  })
  expect(found.things).toContainEqual({ kind: 'booking', reference })
  expect(found.described).toMatchObject({ booking: { title: { en: 'Ride in Zephyr' }, from: '2027-02-07' } })
  const opened = await openInboxItem(
    api.database,
    { provider: api.other, id: found.item?.id ?? '', by, bookables: [kind] },
    now,
  )
  expect(opened.booking).toMatchObject({ reference, kind: 'activity' })
  const patient = await readPatient(api.database, api.other, caller.account, by, now)
  expect(patient.bookings.map((one) => one.reference)).toContain(reference)
  expect((await listBookings(parts, caller)).map((one) => one.reference)).toContain(reference)
})

test('a trip has a place to stay by it only where the kind says that it gives one', async () => {
  const { reference } = await book('2027-02-08')
  const stays = async (bookables: BookingParts['bookables']) => {
    const account = { ...caller.account, email: amal.email, emailVerified: true }
    const asker = { account: account as never, provider: api.other }
    return (await readTrip({ database: api.database, bookables }, asker, now)).facts.stays.map((one) => one.reference)
  }
  expect(await stays([kind])).toEqual([])
  expect(await stays([{ ...kind, isStay: true }])).toContain(reference)
})

test('it is exported as it was agreed to, keeps an erasure waiting while it is to come, and is erased with its client', async () => {
  const { reference } = await book('2027-02-09')
  const data = clientExport.parse(await (await amal.get('/api/client/export.json')).json())
  const exported = data.bookings.find((one) => one.reference === reference)
  expect(exported).toMatchObject({ kind: 'activity', title: 'Ride in Zephyr', details: { weightKg: 70 }, contact })
  expect(exported).toMatchObject({ supplierReference: `ride ${reference}`, confirmation: '', evidence: {} })
  expect((await amal.post('/api/client/erase', { email: amal.email })).status).toBe(422)
  for (const booking of await listBookings(parts, caller)) {
    if (booking.state !== 'booked') continue
    const { fee } = await quoteCancellation(parts, caller, booking.reference)
    await cancelBooking(parts, caller, booking.reference, { fee })
  }
  expect((await amal.post('/api/client/erase', { email: amal.email })).status).toBe(200)
  expect(await api.database.forProvider(api.other.id, (scope) => scope.rows(bookings))).toEqual([])
  // What leaving the one before a change cost is kept, in the kind's own words.
  const kept = await api.database.forProvider(api.other.id, (scope) => scope.rows(keptRecords))
  expect(kept.flatMap(({ lines }) => lines)).toMatchObject([
    { label: { en: 'toy changeFee', ar: 'toy changeFee' }, amountMinor: 500 },
  ])
})
