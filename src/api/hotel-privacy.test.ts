// A client's stays in what they may know and decide: their export, their access log, their erasure, and what time removes.
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clientExport } from '#contract/client-export.ts'
import { hotelBooking } from '#contract/hotel-bookings.ts'
import { accessLog } from '#domain/audit/tables.ts'
import { removeOldBookings } from '#domain/privacy/remove-old-bookings.ts'
import { keptRecords } from '#domain/privacy/tables.ts'
import { readProblem } from '#tests/support/sample-api.ts'
import { openSampleClient } from '#tests/support/sample-client.ts'
import { openSampleStays, path, type SampleStays, sampleConfirm, sampleHold } from '#tests/support/sample-stays.ts'

let stays: SampleStays

beforeAll(async () => {
  stays = await openSampleStays()
})

afterAll(() => stays.close())

beforeEach(() => stays.clear())

test('the export has every booking with all that was agreed to', async () => {
  const booked = await stays.booked({ language: 'ar' })
  const data = clientExport.parse(await (await stays.amal.get('/api/client/export.json')).json())
  expect(data.bookings).toMatchObject([
    {
      reference: booked.reference,
      state: 'booked',
      kind: 'hotel',
      title: 'Quiet Bay',
      item: { hotel: { address: { en: '7 Bay Street' } } },
      total: { amountMinor: 33_000, currency: 'EUR' },
      lines: [
        { label: '', amountMinor: 30_000 },
        { label: 'City tax', amountMinor: 3_000, isPaidOnSite: true },
      ],
      policy: booked.policy.map(({ until, fee }) => ({ until, feeMinor: fee.charged.from.amountMinor })),
      contact: { firstName: 'Amal', email: 'amal@patient.example' },
      details: { guests: [{ firstName: 'Amal', lastName: 'Haddad' }] },
    },
  ])
})

test('the access log names a booking by its hotel, for its client alone', async () => {
  const { reference } = await stays.booked()
  const entries = async (client = stays.amal) =>
    (await (await client.get('/api/client/access-log?language=ar')).json()).entries as {
      subject: string
      about: string
    }[]
  const about = (await entries()).filter(({ subject }) => subject === 'booking').map((entry) => entry.about)
  // Bookings that are gone have no name any more.
  expect(about.filter((name) => name !== '')).toEqual(['الخليج الهادئ', 'الخليج الهادئ'])
  expect(JSON.stringify(await entries(stays.badr))).not.toContain(reference)
})

test('while a booked stay is to come nothing is erased, and it is said which; cancelled at a cost, that alone is kept', async () => {
  const client = await openSampleClient(stays.api, 'noor@patient.example')
  const held = hotelBooking.parse(await (await client.post(`${path}/hold`, sampleHold())).json())
  const booked = await client.post(`${path}/confirm`, sampleConfirm(held))
  expect(booked.status).toBe(200)
  const erasure = async () => (await client.get('/api/client/erasure')).json()
  const href = `/profile/hotels/bookings/${held.reference}`
  expect((await erasure()).bookings).toEqual([
    { reference: held.reference, from: '2027-01-13', until: '2027-01-16', href },
  ])
  const erase = () => client.post('/api/client/erase', { email: client.email })
  const { code, errors } = await readProblem(await erase())
  expect([code, errors]).toEqual(['no-longer-possible', [{ path: 'booking', reason: 'booked' }]])
  expect((await client.get(`${path}/${held.reference}`)).status).toBe(200)
  stays.setNow('2027-01-11T08:00:00Z')
  const agreedFee = { amountMinor: 15_000, currency: 'EUR' }
  await client.post(`${path}/cancel`, { reference: held.reference, agreedFee })
  expect(await erasure()).toMatchObject({
    bookings: [],
    removed: expect.arrayContaining([{ what: 'bookings', count: 1 }]),
    kept: [{ reference: held.reference, what: expect.stringContaining('hotel') }],
  })
  expect((await erase()).status).toBe(200)
  expect(await stays.rows()).toEqual([])
  const kept = await stays.api.database.forProvider(stays.api.other.id, (scope) =>
    scope.rows(keptRecords, eq(keptRecords.reference, held.reference)),
  )
  expect(kept).toMatchObject([
    {
      name: 'Amal Haddad',
      totalMinor: 15_000,
      currency: 'EUR',
      until: '2036-11-21',
      lines: [{ label: { en: 'Cost of cancelling', ar: 'كلفة الإلغاء' }, amountMinor: 15_000, mayChangeIf: null }],
    },
  ])
})

test('of a stay that was cancelled for nothing, or exchanged for another, nothing is kept; of the other what it costs', async () => {
  const client = await openSampleClient(stays.api, 'salma@patient.example')
  const book = async (changes: object = {}) => {
    const held = hotelBooking.parse(await (await client.post(`${path}/hold`, sampleHold(changes))).json())
    expect((await client.post(`${path}/confirm`, sampleConfirm(held))).status).toBe(200)
    return held.reference
  }
  const [off, old] = [await book(), await book()]
  await client.post(`${path}/cancel`, { reference: off, agreedFee: { amountMinor: 0, currency: 'EUR' } })
  stays.supplier.changeFeeMinor = 2_500
  await book({ checkOut: '2027-01-15', replaces: old })
  stays.setNow('2027-01-17T08:00:00Z')
  expect((await client.post('/api/client/erase', { email: client.email })).status).toBe(200)
  const kept = await stays.api.database.forProvider(stays.api.other.id, (scope) =>
    scope.rows(keptRecords, inArray(keptRecords.reference, [off, old])),
  )
  expect(kept).toMatchObject([
    {
      reference: old,
      totalMinor: 24_500,
      lines: [
        { label: { en: 'Quiet Bay' }, amountMinor: 20_000 },
        { label: { en: 'City tax' }, amountMinor: 2_000 },
        { label: { en: 'Cost of the change' }, amountMinor: 2_500 },
      ],
    },
  ])
})

test('a stay that is over holds nobody back', async () => {
  const client = await openSampleClient(stays.api, 'rima@patient.example')
  const held = hotelBooking.parse(await (await client.post(`${path}/hold`, sampleHold())).json())
  await client.post(`${path}/confirm`, sampleConfirm(held))
  stays.setNow('2027-01-17T08:00:00Z')
  expect((await client.post('/api/client/erase', { email: client.email })).status).toBe(200)
})

test('a hold that came to nothing goes after a month, a stay with the contract, and what is on its way never', async () => {
  const [gone, stayed, pending] = [await stays.held(), await stays.booked(), await stays.held()]
  stays.supplier.tell('book', 'down')
  await stays.confirm(pending)
  const { database, parts, other } = stays.api
  const left = async (now: string) => {
    await removeOldBookings({ database, jobs: parts.jobs, bookables: parts.bookables, log: parts.log }, new Date(now))
    return (await stays.rows()).map(({ reference }) => reference).sort()
  }
  const refs = (...all: { reference: string }[]) => all.map(({ reference }) => reference).sort()
  expect(await left('2026-12-21T07:59:59Z')).toEqual(refs(gone, stayed, pending))
  expect(await left('2026-12-21T08:00:01Z')).toEqual(refs(stayed, pending))
  // Ten years after it was agreed to it is kept still: the stay itself was later.
  expect(await left('2036-12-01T00:00:00Z')).toEqual(refs(stayed, pending))
  expect(await left('2037-01-17T00:00:00Z')).toEqual(refs(pending))
  const lines = await database.forClient(stays.amal, other.id, ({ transaction }) =>
    transaction.select().from(accessLog).where(eq(accessLog.why, 'retention')),
  )
  expect(lines.map(({ subject, subjectId }) => `${subject} ${subjectId}`).sort()).toEqual(
    refs(gone, stayed).map((reference) => `booking ${reference}`),
  )
})
