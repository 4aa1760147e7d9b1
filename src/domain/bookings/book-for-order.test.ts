// A booking that an order pays for: booked though it is paid in advance, announced by the order alone, and held again when its time was over.
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { inboxItems } from '#domain/inbox/tables.ts'
import { newId } from '#kernel/id.ts'
import { openSampleStays, type SampleStays, sampleConfirm } from '#tests/support/sample-stays.ts'
import { announceForOrder } from './announce-booking.ts'
import type { Booking } from './booking.ts'
import type { BookingCaller, BookingParts } from './booking-parts.ts'
import { cancelBooking } from './cancel-booking.ts'
import { confirmBooking } from './confirm-booking.ts'
import { holdAgain } from './hold-again.ts'
import { readBooking } from './read-bookings.ts'
import { reconcileBooking } from './reconcile-booking.ts'
import { releaseHold } from './release-hold.ts'
import { bookings } from './tables.ts'

const orderId = newId()
let stays: SampleStays
let parts: BookingParts
let caller: BookingCaller

beforeAll(async () => {
  stays = await openSampleStays()
  parts = { ...stays.api.parts, database: stays.api.database }
  caller = { account: stays.amal, provider: stays.api.other, origin: 'http://other.test' }
})

afterAll(() => stays.close())

beforeEach(async () => {
  await stays.clear()
  await stays.api.database.forProvider(stays.api.other.id, (scope) => scope.remove(inboxItems))
  stays.supplier.payment = 'at-booking'
})

const read = (reference: string) => readBooking(parts, caller, reference)
const held = async () => read((await stays.held()).reference)
async function confirm(booking: Booking, payment: { orderId: string } | null = { orderId }) {
  const { lead: contact, guests, remarks } = sampleConfirm(await stays.read(booking.reference))
  const total = { amountMinor: booking.price.totalMinor, currency: booking.price.currency }
  const agreement = { contact, details: { guests, remarks }, agreed: { total, policy: booking.policy } }
  return confirmBooking(parts, caller, booking.reference, agreement, payment ?? undefined)
}
const announce = (booking: Booking) =>
  stays.api.database.forClient(caller.account, caller.provider.id, (scope) =>
    announceForOrder(parts, scope, caller, booking),
  )
const orderJobs = () => stays.api.jobs.filter((job) => job.orderId === orderId)
const subjects = async () => (await stays.mails()).map(({ subject }) => subject)
const inbox = () =>
  stays.api.database.forProvider(caller.provider.id, (scope) => scope.rows(inboxItems, eq(inboxItems.kind, 'booking')))

test('what is paid in advance is refused by itself and booked by an order, whose id it then has', async () => {
  const booking = await held()
  const refusal = { code: 'no-longer-possible', fields: [{ path: 'offer', reason: 'not-payable' }] }
  await expect(confirm(booking, null)).rejects.toMatchObject(refusal)
  expect(await confirm(booking)).toMatchObject({ state: 'booked', orderId })
})

test('nobody hears that it is booked before the order says so, and then once', async () => {
  const booked = await confirm(await held())
  expect([await subjects(), await inbox(), orderJobs()]).toEqual([
    [],
    [],
    [{ providerId: caller.provider.id, orderId }],
  ])
  await announce(booked)
  const said = await subjects()
  expect(said).toHaveLength(2)
  expect(await inbox()).toHaveLength(1)
  await announce(booked)
  expect(await subjects()).toEqual(said)
})

test('a refusal wakes the order, which says so', async () => {
  const booking = await held()
  stays.supplier.tell('book', 'sold-out')
  await expect(confirm(booking)).rejects.toMatchObject({ code: 'no-longer-possible' })
  expect([await subjects(), orderJobs()]).toEqual([[], [{ providerId: caller.provider.id, orderId }]])
  await announce(await read(booking.reference))
  expect(await subjects()).toHaveLength(1)
})

test('an answer that is found out later wakes the order too', async () => {
  const booking = await held()
  stays.supplier.tell('book', 'lost')
  expect((await confirm(booking)).state).toBe('booking')
  await announce(await read(booking.reference))
  expect([await subjects(), orderJobs()]).toEqual([[], []])
  await stays.reconcile()
  expect([(await read(booking.reference)).state, await subjects(), orderJobs().length]).toEqual(['booked', [], 1])
})

test('what an order takes back before it said anything is cancelled without a word', async () => {
  const booked = await confirm(await held())
  stays.api.jobs.length = 0
  expect((await cancelBooking(parts, caller, booked.reference, { fee: feeOf(booked) })).state).toBe('cancelled')
  expect([await subjects(), orderJobs().length]).toEqual([[], 1])
})

test('what was announced is cancelled with word to everyone, and the order hears of it', async () => {
  const booked = await confirm(await held())
  await announce(booked)
  stays.api.jobs.length = 0
  const before = await subjects()
  await cancelBooking(parts, caller, booked.reference, { fee: feeOf(booked) })
  expect([(await subjects()).length - before.length, orderJobs().length]).toEqual([2, 1])
})

const feeOf = ({ policy, price }: Booking) => ({ amountMinor: policy[0]?.feeMinor ?? 0, currency: price.currency })
const later = () => stays.setNow(new Date(stays.now().getTime() + 16 * 60_000))

test('a hold that ended is asked for again under another key, at the same price, and can be booked', async () => {
  const booking = await held()
  later()
  const again = await holdAgain(parts, caller, booking.reference)
  if (again.is !== 'done') throw new Error('it was not held again')
  expect(again.value).toMatchObject({ reference: booking.reference, state: 'held', price: booking.price })
  expect(again.value.supplierKey).not.toBe(booking.supplierKey)
  expect(again.value.heldUntil?.getTime()).toBeGreaterThan(stays.now().getTime())
  expect(await confirm(again.value)).toMatchObject({ state: 'booked', supplierKey: again.value.supplierKey })
})

test('one that still stands, or is booked, is asked for no more', async () => {
  const booking = await held()
  const calls = stays.supplier.calls.length
  expect(await holdAgain(parts, caller, booking.reference)).toMatchObject({ is: 'done', value: { state: 'held' } })
  expect(stays.supplier.calls).toHaveLength(calls)
  await confirm(booking)
  expect(await holdAgain(parts, caller, booking.reference)).toMatchObject({ is: 'done', value: { state: 'booked' } })
})

test('one whose supplier said only that its time was over is held again', async () => {
  const booking = await held()
  stays.supplier.tell('book', 'hold-expired')
  await expect(confirm(booking)).rejects.toMatchObject({ code: 'no-longer-possible' })
  const again = await holdAgain(parts, caller, booking.reference)
  expect(again).toMatchObject({ is: 'done', value: { state: 'held', refusal: '' } })
  expect(await confirm(await read(booking.reference))).toMatchObject({ state: 'booked', orderId })
})

test('a late yes to the first call is taken for what it is', async () => {
  const booking = await held()
  stays.supplier.tell('book', 'lost')
  await confirm(booking)
  await stays.api.database.forClient(caller.account, caller.provider.id, (scope) =>
    scope.update(
      bookings,
      { state: 'refused', refusal: 'hold-expired' },
      and(eq(bookings.reference, booking.reference), eq(bookings.state, 'booking')),
    ),
  )
  expect(await holdAgain(parts, caller, booking.reference)).toMatchObject({ is: 'done', value: { state: 'booked' } })
  expect(stays.supplier.kept.size).toBe(1)
})

test('where it costs more by now it is refused, and nothing is kept for nobody', async () => {
  const booking = await held()
  later()
  stays.supplier.nightMinor += 100
  expect(await holdAgain(parts, caller, booking.reference)).toEqual({ is: 'refused', reason: 'changed' })
  expect([...stays.supplier.kept.values()].filter(({ state }) => state === 'held')).toEqual([])
})

test.each(['sold-out', 'closed'] as const)('a supplier that says %s is heard', async (reason) => {
  const booking = await held()
  later()
  stays.supplier.tell('hold', reason)
  expect(await holdAgain(parts, caller, booking.reference)).toEqual({ is: 'refused', reason })
})

test('where nobody answers it is unknown, and asking again takes it once', async () => {
  const booking = await held()
  later()
  stays.supplier.tell('hold', 'lost')
  expect(await holdAgain(parts, caller, booking.reference)).toEqual({ is: 'unknown', sent: 'maybe' })
  expect(await holdAgain(parts, caller, booking.reference)).toMatchObject({ is: 'done' })
  expect([...stays.supplier.kept.values()].filter(({ state }) => state === 'held')).toHaveLength(1)
})

test('what its client gave back is not taken again', async () => {
  const booking = await held()
  await releaseHold(parts, caller, booking.reference)
  expect(await holdAgain(parts, caller, booking.reference)).toEqual({ is: 'refused', reason: 'expired' })
})

test('of two who ask at once one holds, and the other finds it held', async () => {
  const booking = await held()
  later()
  const both = await Promise.all([1, 2].map(() => holdAgain(parts, caller, booking.reference)))
  expect(both.map(({ is }) => is)).toContain('done')
  expect([...stays.supplier.kept.values()].filter(({ state }) => state === 'held')).toHaveLength(1)
  expect((await read(booking.reference)).state).toBe('held')
})

test('what is booked stays so when an old job looks at it', async () => {
  const booked = await confirm(await held())
  await reconcileBooking(parts, { providerId: caller.provider.id, reference: booked.reference, ...caller.account })
  expect((await read(booked.reference)).state).toBe('booked')
})
