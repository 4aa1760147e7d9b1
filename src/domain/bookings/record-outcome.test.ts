// What is known of a booking moves forward alone: an older status, a second operation and a preview of before are refused.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Scope } from '#db/scope.ts'
import { newId } from '#kernel/id.ts'
import { silentLog } from '#kernel/log.ts'
import { readProblem } from '#tests/support/sample-api.ts'
import { openSampleStays, path, type SampleStays } from '#tests/support/sample-stays.ts'
import { endOperation } from './operations.ts'
import { reconcileStaleBookings } from './reconcile-stale-bookings.ts'
import { recordBooked, recordCancelled, recordNotCancelled, recordRefused } from './record-outcome.ts'
import { bookingOperations, bookings } from './tables.ts'

let stays: SampleStays

beforeAll(async () => {
  stays = await openSampleStays()
})

afterAll(() => stays.close())

beforeEach(() => stays.clear())

const inScope = <T>(work: (scope: Scope) => Promise<T>) =>
  stays.api.database.forClient(stays.amal, stays.api.other.id, work)

async function rowOf(reference: string) {
  const row = (await stays.rows()).find((one) => one.reference === reference)
  if (!row) throw new Error('there is no such booking')
  return row
}

const at = (time: string) => new Date(`2026-12-01T${time}Z`)
const said = { supplierReference: 'S-1', confirmation: 'C-1', evidence: { said: 'booked' } }

/** In this state, with the supplier last heard at noon. */
async function knownAtNoon(state: 'booking' | 'cancelling') {
  const { reference } = await stays.held()
  const set = { state, knownAt: at('12:00:00'), feeMinor: 0 }
  await inScope((scope) => scope.update(bookings, set, eq(bookings.reference, reference)))
  return rowOf(reference)
}

const outcomes = {
  booked: (scope: Scope, row: Awaited<ReturnType<typeof rowOf>>, askedAt: Date) =>
    recordBooked(scope, stays.amal, row, said, { at: at('13:00:00'), askedAt }),
  refused: (scope: Scope, row: Awaited<ReturnType<typeof rowOf>>, askedAt: Date) =>
    recordRefused(scope, stays.amal, row, 'gone', { at: at('13:00:00'), askedAt }),
  cancelled: (scope: Scope, row: Awaited<ReturnType<typeof rowOf>>, askedAt: Date) =>
    recordCancelled(scope, stays.amal, row, 0, { at: at('13:00:00'), askedAt }),
  standing: (scope: Scope, row: Awaited<ReturnType<typeof rowOf>>, askedAt: Date) =>
    recordNotCancelled(scope, row, { at: at('13:00:00'), askedAt }),
}

test.each([
  ['booked', 'booking', 'booked'],
  ['refused', 'booking', 'refused'],
  ['cancelled', 'cancelling', 'cancelled'],
  ['standing', 'cancelling', 'booked'],
] as const)('a supplier asked before the last that is known of it is ignored: %s', async (outcome, from, to) => {
  const row = await knownAtNoon(from)
  expect(await inScope((scope) => outcomes[outcome](scope, row, at('11:59:59')))).toBeUndefined()
  expect(await rowOf(row.reference)).toEqual(row)
  const announced = await inScope((scope) => outcomes[outcome](scope, row, at('12:00:01')))
  expect(announced).toMatchObject({ what: outcome, booking: { reference: row.reference, state: to } })
  expect(await rowOf(row.reference)).toMatchObject({ state: to, knownAt: at('12:00:01'), revision: row.revision + 1 })
})

test('a booking has one live operation: a second one is refused until the first has ended', async () => {
  const { reference } = await stays.held()
  stays.supplier.tell('book', 'down')
  await stays.confirm(await stays.read(reference))
  const row = await rowOf(reference)
  const again = () =>
    inScope((scope) =>
      scope.insert(bookingOperations, [
        { id: newId(), bookingId: row.id, action: 'cancel', startedAt: stays.now(), checkedAt: stays.now() },
      ]),
    )
  await expect(again()).rejects.toMatchObject({ cause: { constraint: 'booking_operations_live' } })
  await inScope((scope) => endOperation(scope, row, stays.now()))
  await expect(again()).resolves.toHaveLength(1)
})

test('what is over by the clock is completed for its client at once, and in its row after the sweep', async () => {
  const { reference } = await stays.booked()
  const sweep = () => {
    const { database, parts } = stays.api
    const jobs = { put: async () => {}, forget: async () => {} }
    return reconcileStaleBookings({ database, jobs, bookables: parts.bookables, clock: stays.now, log: silentLog })
  }
  stays.setNow('2027-01-16T07:59:59Z')
  await sweep()
  expect([(await stays.read(reference)).state, (await rowOf(reference)).state]).toEqual(['booked', 'booked'])
  stays.setNow('2027-01-16T08:00:00Z')
  const { state, can } = await stays.read(reference)
  expect([state, can]).toEqual([
    'completed',
    { confirm: false, pay: false, change: false, cancel: false, release: false },
  ])
  expect((await stays.list()).map((one) => one.state)).toEqual(['completed'])
  const before = await rowOf(reference)
  expect(before.state).toBe('booked')
  await sweep()
  await sweep()
  expect(await rowOf(reference)).toEqual({ ...before, state: 'completed', revision: before.revision + 1 })
  expect((await stays.read(reference)).state).toBe('completed')
})

test('a cancellation that was previewed before the booking changed is refused, and one previewed since is done', async () => {
  const { reference } = await stays.booked()
  const preview = async () => (await stays.amal.get(`${path}/${reference}/cancel-quote`)).json()
  const cancel = (revision: number) =>
    stays.amal.post(`${path}/cancel`, { reference, agreedFee: { amountMinor: 0, currency: 'EUR' }, revision })
  const { revision: old } = await preview()
  await stays.booked({ checkIn: '2027-01-14', checkOut: '2027-01-17', replaces: reference })
  const { code, errors } = await readProblem(await cancel(old))
  expect([code, errors]).toEqual(['no-longer-possible', [{ path: 'revision', reason: 'changed' }]])
  expect((await stays.read(reference)).state).toBe('booked')
  expect(stays.supplier.calls.map(([call]) => call)).not.toContain('cancel')
  const { revision } = await preview()
  expect(revision).toBeGreaterThan(old)
  expect(await (await cancel(revision)).json()).toMatchObject({ state: 'cancelled' })
})
