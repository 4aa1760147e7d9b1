// A booking that nobody knows the end of is never left alone: its supplier is asked on, and after a day the clinic is told, once.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { JobData } from '#db/jobs.ts'
import { silentLog } from '#kernel/log.ts'
import { openSampleStays, type SampleStays } from '#tests/support/sample-stays.ts'
import { reconcileStaleBookings } from './reconcile-stale-bookings.ts'

let stays: SampleStays
let forgotten: Record<string, unknown>[] = []

beforeAll(async () => {
  stays = await openSampleStays()
})

afterAll(() => stays.close())

beforeEach(() => {
  forgotten = []
  return stays.clear()
})

/** Every job of before is lost, and the provider's bookings are looked through. @returns the references that have a job again */
async function reconcileStale() {
  stays.api.jobs.length = 0
  const { database } = stays.api
  const jobs = {
    put: async (_: unknown, __: string, data: JobData) => void stays.api.jobs.push(data),
    forget: async (_: unknown, data: object) => void forgotten.push({ ...data }),
  }
  const { bookables } = stays.api.parts
  await reconcileStaleBookings({ database, jobs, bookables, clock: stays.now, log: silentLog })
  return stays.api.jobs.flatMap(({ origin, reference }) => (origin === undefined ? [] : [reference]))
}

async function onItsWay() {
  const held = await stays.held()
  stays.supplier.tell('book', 'lost')
  await stays.confirm(held)
  return held
}
const toClinic = async () => (await stays.mails()).filter(({ to }) => to === stays.api.other.contact.email)

test('what is on its way for more than an hour has a job again, once an hour, that finds out what became of it', async () => {
  const { reference } = await onItsWay()
  const [first] = stays.api.jobs.filter((job) => 'origin' in job)
  stays.setNow('2026-11-21T09:00:00Z')
  expect(await reconcileStale()).toEqual([])
  stays.setNow('2026-11-21T09:00:01Z')
  expect(await reconcileStale()).toEqual([reference])
  expect(stays.api.jobs).toEqual([first])
  const { origin: _, ...ofBooking } = first ?? {}
  expect(forgotten).toEqual([ofBooking])
  expect(await reconcileStale()).toEqual([])
  stays.setNow('2026-11-21T10:00:02Z')
  expect(await reconcileStale()).toEqual([reference])
  await stays.reconcile()
  expect((await stays.read(reference)).state).toBe('booked')
})

test('a cancellation without an answer is kept after as well, however long ago the stay was booked', async () => {
  const booked = await stays.booked()
  stays.setNow('2026-12-21T08:00:00Z')
  stays.supplier.tell('cancel', 'lost')
  await stays.cancel(booked, 0)
  expect(await reconcileStale()).toEqual([])
  stays.setNow('2026-12-21T09:00:01Z')
  expect(await reconcileStale()).toEqual([booked.reference])
  await stays.reconcile()
  expect((await stays.read(booked.reference)).state).toBe('cancelled')
})

test('what is held, booked or cancelled has nothing to be found out', async () => {
  await stays.held()
  const booked = await stays.booked()
  await stays.cancel(await stays.booked(), 0)
  stays.setNow('2026-11-25T08:00:00Z')
  expect(await reconcileStale()).toEqual([])
  expect((await stays.read(booked.reference)).state).toBe('booked')
  expect((await toClinic()).filter(({ subject }) => subject.includes('answer'))).toEqual([])
})

test('after a day the clinic is asked to call the supplier, in one mail that names the reference', async () => {
  const { reference } = await onItsWay()
  stays.setNow('2026-11-22T07:59:59Z')
  await reconcileStale()
  expect(await toClinic()).toEqual([])
  for (const moment of ['2026-11-22T08:00:00Z', '2026-11-22T08:05:00Z', '2026-11-25T08:00:00Z']) {
    stays.setNow(moment)
    await Promise.all([reconcileStale(), reconcileStale()])
  }
  const told = await toClinic()
  expect(told.map(({ subject }) => subject)).toEqual([`Hotel booking without an answer: ${reference}`])
  for (const words of ['call the supplier', reference, 'Amal Haddad', 'Quiet Bay'])
    expect(told[0]?.text).toContain(words)
})

test('of a cancellation that nobody answers the clinic hears by which reference the supplier knows it', async () => {
  const booked = await stays.booked()
  stays.supplier.tell('cancel', 'down')
  await stays.cancel(booked, 0)
  stays.setNow('2026-11-22T08:00:00Z')
  await reconcileStale()
  const told = (await toClinic()).find(({ subject }) => subject.includes('answer'))
  expect(told?.subject).toBe(`Hotel cancellation without an answer: ${booked.reference}`)
  expect(told?.text).toContain(`Reference of the supplier: at the hotel ${booked.reference}`)
})

test('a change that is heard of once the old stay is over replaces it all the same, under its reference', async () => {
  const old = await stays.booked({ checkOut: '2027-01-14' })
  stays.setNow('2027-01-13T10:00:00Z')
  const change = await stays.held({ checkOut: '2027-01-15', replaces: old.reference })
  stays.supplier.tell('book', 'lost')
  await stays.confirm(change)
  stays.setNow('2027-01-14T12:00:00Z')
  expect(await reconcileStale()).toEqual([change.reference])
  expect((await stays.rows()).find(({ reference }) => reference === old.reference)?.state).toBe('completed')
  await stays.reconcile()
  expect(await stays.read(old.reference)).toMatchObject({ state: 'booked', checkOut: '2027-01-15' })
  expect((await stays.read(change.reference)).state).toBe('replaced')
})
