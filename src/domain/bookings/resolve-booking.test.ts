// A colleague says what became of a booking that its supplier cannot be asked about, with a reason, and who did not come.
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { runAsLogin } from '#db/notes-fixture.ts'
import { openSampleStays, type SampleStays } from '#tests/support/sample-stays.ts'
import { lockReplaced } from './pending-changes.ts'
import { recordBooked } from './record-outcome.ts'
import type { Resolution } from './resolutions.ts'
import { type Resolve, resolveBooking } from './resolve-booking.ts'
import { bookingOperations } from './tables.ts'

let stays: SampleStays

beforeAll(async () => {
  stays = await openSampleStays()
  // It cannot be asked by our references.
  for (const supplier of suppliers()) delete supplier.status
})

afterAll(() => stays.close())

beforeEach(async () => {
  await stays.clear()
  await stays.amal.takeLog()
})

const suppliers = () => stays.api.parts.bookables.flatMap((kind) => kind.suppliers)
const rowOf = async (reference: string) => (await stays.rows()).find((row) => row.reference === reference)

/** By Rana, who read it as it is now. */
async function resolve(reference: string, to: Resolution, changes: Partial<Resolve> = {}, client = stays.amal) {
  const revision = (await rowOf(reference))?.revision ?? -1
  const caller = { account: client, provider: stays.api.other, origin: 'http://other.test' }
  const said = { revision, to, reason: 'They told us by phone.', supplierReference: 'S-1', ...changes }
  return stays.api.database.forClient(client, stays.api.other.id, (scope) =>
    resolveBooking(stays.api.parts, scope, caller, reference, { name: 'Rana Sample' }, said),
  )
}

const refusedFor = (fields: object[], code = 'no-longer-possible') => ({ code, fields })
const subjects = async () => (await stays.mails()).map(({ subject }) => subject)
const byRana = (reference: string, reason = 'They told us by phone.') =>
  `clinic Rana Sample change booking ${reference} care ${reason}`
const isChanged = refusedFor([{ path: 'revision', reason: 'changed' }])

async function live() {
  const { database, other } = stays.api
  const operations = await database.forProvider(other.id, (scope) => scope.rows(bookingOperations))
  return operations.filter(({ endedAt }) => endedAt === null)
}

async function onItsWay(changes = {}) {
  const held = await stays.held(changes)
  stays.supplier.tell('book', 'lost')
  await stays.confirm(held)
  return held
}

async function cancelling() {
  const booked = await stays.booked()
  stays.setNow('2027-01-11T00:00:00Z')
  stays.supplier.tell('cancel', 'lost')
  await stays.cancel(booked, 15_000)
  return booked
}

test('nobody can ask about it: the job leaves it as it is, and asks for nothing a second time', async () => {
  const { reference } = await onItsWay()
  await stays.reconcile()
  expect((await stays.read(reference)).state).toBe('booking')
  expect(stays.supplier.calls.map(([call]) => call)).toEqual(['hold', 'book'])
  expect(await live()).toHaveLength(1)
})

test('booked, by the number that the supplier gave: both hear so, and the log names the colleague with the reason', async () => {
  const { reference } = await onItsWay()
  const booking = await resolve(reference, 'booked', { reason: ' Seen in their extranet. ', supplierReference: 'S-77' })
  expect(booking).toMatchObject({ state: 'booked', resolution: 'Seen in their extranet.', supplierReference: 'S-77' })
  expect(await stays.read(reference)).toMatchObject({ state: 'booked', can: { cancel: true } })
  expect((await subjects()).sort()).toEqual([`Hotel booked: ${reference}`, `Your room is booked: ${reference}`])
  expect(await stays.amal.takeLog()).toContain(byRana(reference, 'Seen in their extranet.'))
  expect(await live()).toEqual([])
})

test('refused: the client hears that no room was booked, and the log names the colleague', async () => {
  const { reference } = await onItsWay()
  await resolve(reference, 'refused')
  expect(await stays.read(reference)).toMatchObject({ state: 'refused', refusal: 'gone' })
  expect(await subjects()).toEqual([`No room was booked: ${reference}`])
  expect(await stays.amal.takeLog()).toContain(byRana(reference))
  expect(await live()).toEqual([])
})

test('cancelled: at the fee that the client agreed to, and both hear so', async () => {
  const { reference } = await cancelling()
  await resolve(reference, 'cancelled')
  const { state, fee } = await stays.read(reference)
  expect([state, fee?.charged.from.amountMinor]).toEqual(['cancelled', 15_000])
  expect((await subjects()).filter((subject) => subject.includes('cancelled'))).toHaveLength(2)
  expect(await stays.amal.takeLog()).toContain(byRana(reference))
  expect(await live()).toEqual([])
})

test('standing: it was not cancelled, costs nothing, and can be cancelled again', async () => {
  const { reference } = await cancelling()
  await resolve(reference, 'standing')
  expect(await stays.read(reference)).toMatchObject({ state: 'booked', fee: null, can: { cancel: true } })
  expect(await subjects()).toContain(`Your booking is not cancelled: ${reference}`)
  expect(await stays.amal.takeLog()).toContain(byRana(reference))
  expect(await live()).toEqual([])
})

test('a change that turns out booked takes the place of the old stay, under its reference', async () => {
  const old = await stays.booked()
  const change = await onItsWay({ checkIn: '2027-01-14', checkOut: '2027-01-18', replaces: old.reference })
  const booking = await resolve(change.reference, 'booked')
  expect(booking).toMatchObject({ reference: old.reference, state: 'booked', resolution: 'They told us by phone.' })
  expect(await stays.read(old.reference)).toMatchObject({ state: 'booked', checkIn: '2027-01-14' })
  expect((await stays.read(change.reference)).state).toBe('replaced')
  expect(await stays.amal.takeLog()).toContain(byRana(old.reference))
})

test('an answer that comes after a colleague said it changes nothing, and nobody is written to twice', async () => {
  const held = await stays.held()
  const answer = stays.supplier.holdBack('book')
  const reply = stays.confirm(held)
  await vi.waitFor(() => expect(stays.supplier.calls.map(([call]) => call)).toContain('book'))
  await resolve(held.reference, 'booked')
  const sent = await subjects()
  answer()
  expect((await (await reply).json()).state).toBe('booked')
  expect(await subjects()).toEqual(sent)
})

test('an answer to a change that is written down in the same moment comes first, and the colleague is told so', async () => {
  const old = await stays.booked()
  const { reference } = await onItsWay({ checkIn: '2027-01-14', checkOut: '2027-01-18', replaces: old.reference })
  const row = await rowOf(reference)
  if (!row) throw new Error('there is no such booking')
  const isWaiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  const said = { supplierReference: 'S-1', confirmation: '', evidence: {} }
  const known = { at: stays.now(), askedAt: stays.now() }
  const { database, other, url } = stays.api
  const [changed, resolved] = await database.forClient(stays.amal, other.id, async (scope) => {
    await lockReplaced(scope, stays.amal, row)
    const settled = Promise.allSettled([resolve(reference, 'refused', { revision: row.revision })])
    await vi.waitFor(async () => expect(await runAsLogin(url, isWaiting)).toHaveLength(1), 5_000)
    return [await recordBooked(scope, stays.amal, row, said, known), { settled }] as const
  })
  expect(changed).toMatchObject({ what: 'booked', booking: { reference: old.reference } })
  expect(await resolved.settled).toMatchObject([{ reason: isChanged }])
})

test.each(['', '  \n '])('refused without a reason: %j', async (reason) => {
  const { reference } = await onItsWay()
  const required = refusedFor([{ path: 'reason', reason: 'required' }], 'invalid-input')
  await expect(resolve(reference, 'booked', { reason })).rejects.toMatchObject(required)
  expect((await stays.read(reference)).state).toBe('booking')
  expect(await stays.mails()).toEqual([])
})

test.each(['', ' \n'])(
  'a supplier’s booking is found by its number alone: refused without one, %j',
  async (supplierReference) => {
    for (const supplier of suppliers()) {
      supplier.isOwn = false
      onTestFinished(() => void (supplier.isOwn = true))
    }
    const { reference } = await onItsWay()
    const required = refusedFor([{ path: 'supplierReference', reason: 'required' }], 'invalid-input')
    await expect(resolve(reference, 'booked', { supplierReference })).rejects.toMatchObject(required)
    expect((await stays.read(reference)).state).toBe('booking')
    await resolve(reference, 'refused', { supplierReference })
    expect((await stays.read(reference)).state).toBe('refused')
  },
)

test('a supplier of the clinic’s own gives no number, and needs none', async () => {
  const { reference } = await onItsWay()
  expect(await resolve(reference, 'booked', { supplierReference: '' })).toMatchObject({ state: 'booked' })
})

test('while its supplier can be asked nobody says anything, and from when a colleague was asked to find out they do', async () => {
  const { reference } = await onItsWay()
  for (const supplier of suppliers()) {
    supplier.status = async () => ({ state: 'none' })
    onTestFinished(() => void delete supplier.status)
  }
  const isPending = refusedFor([{ path: 'reference', reason: 'booking' }])
  await expect(resolve(reference, 'booked')).rejects.toMatchObject(isPending)
  const { database, other } = stays.api
  await database.forProvider(other.id, (scope) => scope.update(bookingOperations, { escalateAt: null }))
  expect(await resolve(reference, 'booked')).toMatchObject({ state: 'booked' })
})

test('refused for another revision than the one that was read', async () => {
  const { reference } = await onItsWay()
  const revision = (await rowOf(reference))?.revision ?? 0
  await resolve(reference, 'booked', { revision })
  const sent = await subjects()
  for (const other of [revision, revision + 2, -1]) {
    await expect(resolve(reference, 'refused', { revision: other })).rejects.toMatchObject(isChanged)
  }
  expect([(await stays.read(reference)).state, await subjects()]).toEqual(['booked', sent])
})

test.each(['refused', 'cancelled', 'standing', 'booked', 'completed', 'no-show'] as const)(
  'what is booked and still ahead does not become %s',
  async (to) => {
    const { reference } = await stays.booked()
    const isBooked = refusedFor([{ path: 'reference', reason: 'booked' }])
    await expect(resolve(reference, to)).rejects.toMatchObject(isBooked)
    expect(await rowOf(reference)).toMatchObject({ state: 'booked', resolution: '' })
  },
)

test('once it is over a colleague notes that nobody came, and takes it back; nobody is written to', async () => {
  const { reference } = await stays.booked()
  const sent = await subjects()
  stays.setNow('2027-01-16T07:59:59Z')
  await expect(resolve(reference, 'no-show')).rejects.toMatchObject({ code: 'no-longer-possible' })
  stays.setNow('2027-01-16T08:00:00Z')
  expect(await resolve(reference, 'no-show', { reason: 'The hotel says so.' })).toMatchObject({ state: 'no-show' })
  expect(await stays.read(reference)).toMatchObject({ state: 'no-show', can: { cancel: false } })
  const came = await resolve(reference, 'completed', { reason: 'They came late.' })
  expect(came).toMatchObject({ state: 'completed', resolution: 'They came late.' })
  expect((await stays.read(reference)).state).toBe('completed')
  expect(await subjects()).toEqual(sent)
  const log = await stays.amal.takeLog()
  expect(log.filter((line) => line.startsWith('clinic'))).toEqual([
    byRana(reference, 'The hotel says so.'),
    byRana(reference, 'They came late.'),
  ])
})

test('another client’s booking is not found', async () => {
  const { reference } = await onItsWay()
  await expect(resolve(reference, 'booked', {}, stays.badr)).rejects.toMatchObject({ code: 'not-found' })
  expect((await stays.read(reference)).state).toBe('booking')
})
