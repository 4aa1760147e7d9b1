// What a supplier did is found out, whatever was lost on the way: an answer, a process, or the minute in which the hold ended.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readProblem } from '#tests/support/sample-api.ts'
import { openSampleStays, path, type SampleStays } from '#tests/support/sample-stays.ts'

let stays: SampleStays

beforeAll(async () => {
  stays = await openSampleStays()
})

afterAll(() => stays.close())

beforeEach(() => stays.clear())

const stateOf = async (reference: string) => (await stays.read(reference)).state
const booksOf = () => stays.supplier.calls.filter(([call]) => call === 'book').length
const subjects = async () => (await stays.mails()).map(({ subject }) => subject).sort()
const bookedMails = (reference: string) => [`Hotel booked: ${reference}`, `Your room is booked: ${reference}`]

test.each(['lost', 'down'] as const)(
  'an answer that is %s: the reply says that it is on its way, and the job finds out, with one mail to each',
  async (manner) => {
    const held = await stays.held()
    stays.supplier.tell('book', manner)
    const response = await stays.confirm(held)
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { state: 'booking', can: { confirm: false, cancel: false, release: false } },
    ])
    expect(await subjects()).toEqual([])
    await stays.reconcile()
    expect(await stateOf(held.reference)).toBe('booked')
    expect(await subjects()).toEqual(bookedMails(held.reference))
    // Asked again only where it had not been done.
    expect(booksOf()).toBe(manner === 'lost' ? 1 : 2)
  },
)

test('a process that is killed while it waits: the job reconciles it, and a second press finds it booked', async () => {
  const held = await stays.held()
  stays.supplier.holdBack('book')
  void stays.confirm(held)
  await vi.waitFor(() => expect(booksOf()).toBe(1))
  expect(await stateOf(held.reference)).toBe('booking')
  await stays.reconcile()
  expect(await stateOf(held.reference)).toBe('booked')
  expect((await (await stays.confirm(held)).json()).state).toBe('booked')
  expect(await subjects()).toEqual(bookedMails(held.reference))
})

test('an answer that comes after the job has reconciled it changes nothing and sends nothing', async () => {
  const held = await stays.held()
  const answer = stays.supplier.holdBack('book')
  const reply = stays.confirm(held)
  await vi.waitFor(() => expect(booksOf()).toBe(1))
  await stays.reconcile()
  answer()
  expect((await (await reply).json()).state).toBe('booked')
  expect(await stays.mails()).toHaveLength(2)
})

test('pressing again while the hotel is asked asks nobody a second time, and takes nothing from the answer', async () => {
  const held = await stays.held()
  const answer = stays.supplier.holdBack('book')
  const reply = stays.confirm(held)
  await vi.waitFor(() => expect(booksOf()).toBe(1))
  expect((await (await stays.confirm(held)).json()).state).toBe('booking')
  expect(stays.supplier.calls.map(([call]) => call)).toEqual(['hold', 'book'])
  answer()
  expect((await (await reply).json()).state).toBe('booked')
  expect(await subjects()).toEqual(bookedMails(held.reference))
})

test('pressing again while the hotel is asked to cancel asks nobody a second time', async () => {
  const booked = await stays.booked()
  stays.supplier.calls.length = 0
  const answer = stays.supplier.holdBack('cancel')
  const reply = stays.cancel(booked, 0)
  await vi.waitFor(() => expect(stays.supplier.calls).toHaveLength(1))
  expect((await (await stays.cancel(booked, 0)).json()).state).toBe('cancelling')
  expect(stays.supplier.calls.map(([call]) => call)).toEqual(['cancel'])
  answer()
  expect((await (await reply).json()).state).toBe('cancelled')
})

test('a yes that comes when a no was written down already is kept: it is booked, and both hear so', async () => {
  const held = await stays.held()
  const kept = stays.supplier.kept.get(held.reference)
  if (!kept) throw new Error('nothing is held')
  const answer = stays.supplier.holdBack('book')
  const reply = stays.confirm(held)
  await vi.waitFor(() => expect(booksOf()).toBe(1))
  stays.supplier.kept.delete(held.reference)
  stays.setNow('2026-11-21T08:17:00Z')
  await stays.reconcile()
  expect(await stateOf(held.reference)).toBe('refused')
  const expiresAt = new Date('2026-11-21T09:00:00Z')
  stays.supplier.kept.set(held.reference, { ...kept, held: { ...kept.held, expiresAt } })
  answer()
  expect(await (await reply).json()).toMatchObject({ state: 'booked', refusal: null, can: { cancel: true } })
  expect(await subjects()).toEqual([...bookedMails(held.reference), `No room was booked: ${held.reference}`].sort())
})

test('a hotel that knows nothing of it once the hold is over: refused, the client is written to, the clinic is not', async () => {
  const held = await stays.held()
  stays.supplier.tell('book', 'down')
  await stays.confirm(held)
  const kept = stays.supplier.kept.get(held.reference)
  stays.supplier.kept.delete(held.reference)
  stays.setNow('2026-11-21T08:15:30Z')
  const [job = {}] = stays.api.jobs.filter((one) => 'origin' in one)
  await expect(stays.reconcile()).rejects.toMatchObject({ code: 'unavailable' })
  expect([await stateOf(held.reference), kept?.state]).toEqual(['booking', 'held'])
  stays.setNow('2026-11-21T08:17:00Z')
  stays.api.jobs.push(job)
  await stays.reconcile()
  expect(await stays.read(held.reference)).toMatchObject({ state: 'refused', refusal: 'hold-expired' })
  expect(await subjects()).toEqual([`No room was booked: ${held.reference}`])
})

test('confirmed in the last moment and over at the hotel: exactly one truth, on both sides', async () => {
  const held = await stays.held()
  const answer = stays.supplier.holdBack('book')
  stays.setNow('2026-11-21T08:14:59Z')
  const reply = stays.confirm(held)
  await vi.waitFor(() => expect(booksOf()).toBe(1))
  stays.setNow('2026-11-21T08:15:01Z')
  answer()
  const { code, errors } = await readProblem(await reply)
  expect([code, errors]).toEqual(['no-longer-possible', [{ path: 'offer', reason: 'hold-expired' }]])
  await stays.reconcile()
  expect([await stateOf(held.reference), stays.supplier.kept.get(held.reference)?.state]).toEqual([
    'refused',
    'expired',
  ])
})

test('a no to one who asked a second time, of what is booked already, is none', async () => {
  const held = await stays.held()
  stays.supplier.tell('book', 'down', 'already-booked')
  await stays.confirm(held)
  const answer = stays.supplier.holdBack('book')
  const reconciled = stays.reconcile()
  await vi.waitFor(() => expect(booksOf()).toBe(2))
  Object.assign(stays.supplier.kept.get(held.reference) ?? {}, { state: 'booked' })
  answer()
  await reconciled
  expect(await stateOf(held.reference)).toBe('booked')
})

test('one job over and over, and two at once, send nothing twice', async () => {
  const held = await stays.held()
  stays.supplier.tell('book', 'lost')
  await stays.confirm(held)
  const [job = {}] = stays.api.jobs.filter((one) => 'origin' in one)
  stays.api.jobs.push(job, job)
  await Promise.all([stays.reconcile(), stays.reconcile()])
  stays.api.jobs.push(job)
  await stays.reconcile()
  expect(await subjects()).toEqual(bookedMails(held.reference))
})

test('a hotel that cannot be asked leaves the job to be tried again', async () => {
  const held = await stays.held()
  stays.supplier.tell('book', 'down')
  await stays.confirm(held)
  stays.supplier.tell('status', 'down')
  await expect(stays.reconcile()).rejects.toMatchObject({ code: 'unavailable' })
  expect(await stateOf(held.reference)).toBe('booking')
})

test.each(['lost', 'down'] as const)(
  'a cancellation whose answer is %s is on its way until the job has found out, at the fee that was agreed to',
  async (manner) => {
    const booked = await stays.booked()
    stays.api.jobs.length = 0
    stays.setNow('2027-01-12T13:59:00Z')
    stays.supplier.tell('cancel', manner)
    const response = await stays.cancel(booked, 15_000)
    expect([response.status, (await response.json()).state]).toEqual([200, 'cancelling'])
    // By then the cancellation policy says more: the client agreed before.
    stays.setNow('2027-01-12T14:01:00Z')
    await stays.reconcile()
    const cancelled = await stays.read(booked.reference)
    expect([cancelled.state, cancelled.fee?.charged.from.amountMinor]).toEqual(['cancelled', 15_000])
    expect((await subjects()).filter((subject) => subject.includes('cancelled'))).toEqual([
      `Hotel cancelled: ${booked.reference}`,
      `Your booking is cancelled: ${booked.reference}`,
    ])
  },
)

test('a hotel that refuses to cancel: it stands as it was, and both are told', async () => {
  const booked = await stays.booked()
  stays.supplier.tell('cancel', 'gone')
  const { code, errors } = await readProblem(await stays.cancel(booked, 0))
  expect([code, errors]).toEqual(['no-longer-possible', [{ path: 'reference', reason: 'refused' }]])
  expect(await stays.read(booked.reference)).toMatchObject({ state: 'booked', fee: null })
  expect(await subjects()).toEqual(
    [
      ...bookedMails(booked.reference),
      `Hotel not cancelled: ${booked.reference}`,
      `Your booking is not cancelled: ${booked.reference}`,
    ].sort(),
  )
})

test('a change and a cancellation that race: one of them is done, and nothing is lost of it', async () => {
  const old = await stays.booked()
  const held = await stays.held({ checkIn: '2027-01-14', checkOut: '2027-01-18', replaces: old.reference })
  // As the page sends it: with the revision that it showed. Without one, whatever has the reference by then may be cancelled.
  const revision = (await stays.rows()).find(({ reference }) => reference === old.reference)?.revision
  const agreed = { reference: old.reference, revision, agreedFee: { amountMinor: 0, currency: 'EUR' } }
  await Promise.all([stays.confirm(held), stays.amal.post(`${path}/cancel`, agreed)])
  await stays.reconcile()
  const states = [await stateOf(old.reference), await stateOf(held.reference)]
  expect([
    ['booked', 'replaced'],
    ['cancelled', 'refused'],
  ]).toContainEqual(states)
})

test('while a change is on its way the old booking is not cancelled', async () => {
  const old = await stays.booked()
  const held = await stays.held({ checkIn: '2027-01-14', checkOut: '2027-01-18', replaces: old.reference })
  stays.supplier.tell('book', 'lost')
  await stays.confirm(held)
  const { errors } = await readProblem(await stays.cancel(old, 0))
  expect(errors).toEqual([{ path: 'reference', reason: 'change-pending' }])
  await stays.reconcile()
  expect([await stateOf(old.reference), await stateOf(held.reference)]).toEqual(['booked', 'replaced'])
})
