// Several changes of one booking: one of them is booked, and what is over with the booking is shown as over.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readProblem } from '#tests/support/sample-api.ts'
import { openSampleStays, type SampleStays } from '#tests/support/sample-stays.ts'
import { bookings } from './tables.ts'

let stays: SampleStays

beforeAll(async () => {
  stays = await openSampleStays()
})

afterAll(() => stays.close())

beforeEach(() => stays.clear())

const change = (replaces: string, day: number) =>
  stays.held({ checkIn: `2027-01-${day}`, checkOut: `2027-01-${day + 3}`, replaces })
const states = (...references: string[]) =>
  Promise.all(references.map(async (reference) => (await stays.read(reference)).state))
const refused = async (response: Response) => (await readProblem(response)).errors
const booksOf = () => stays.supplier.calls.filter(([call]) => call === 'book').length
const mailOf = async (subject: string) => (await stays.mails()).find((mail) => mail.subject === subject)?.text

test('of two changes that are confirmed at once one is asked for, and the other is told that one is on its way', async () => {
  const old = await stays.booked()
  const [one, other] = [await change(old.reference, 14), await change(old.reference, 20)]
  const answer = stays.supplier.holdBack('book')
  const reply = stays.confirm(one)
  await vi.waitFor(() => expect(booksOf()).toBe(2))
  const pending = [{ path: 'replaces', reason: 'change-pending' }]
  expect(await refused(await stays.confirm(other))).toEqual(pending)
  expect(await refused(await stays.hold({ replaces: old.reference }))).toEqual(pending)
  answer()
  await reply
  expect(await states(old.reference, one.reference, other.reference)).toEqual(['booked', 'replaced', 'refused'])
  expect(booksOf()).toBe(2)
})

test('changes of one booking that are confirmed in the same moment: one is booked, whichever it is', async () => {
  const old = await stays.booked()
  const held = [await change(old.reference, 14), await change(old.reference, 20), await change(old.reference, 24)]
  const replies = await Promise.all(held.map((one) => stays.confirm(one)))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  expect(booksOf()).toBe(2)
  expect((await states(...held.map(({ reference }) => reference))).sort()).toEqual(['refused', 'refused', 'replaced'])
  expect(await states(old.reference)).toEqual(['booked'])
})

test('a change that is refused leaves the way free for another one', async () => {
  const old = await stays.booked()
  const [one, other] = [await change(old.reference, 14), await change(old.reference, 20)]
  stays.supplier.tell('book', 'sold-out')
  await stays.confirm(one)
  expect(await mailOf(`No room was booked: ${one.reference}`)).toContain(
    `Your booking ${old.reference} holds as it was.`,
  )
  expect((await (await stays.confirm(other)).json()).state).toBe('booked')
})

test.each(['cancelled', 'replaced'] as const)(
  'a change that is held is over once the booking is %s: on its page, in the list and for the client who confirms it',
  async (end) => {
    const old = await stays.booked()
    const held = await change(old.reference, 14)
    if (end === 'cancelled') await stays.cancel(old, 0)
    else await stays.confirm(await change(old.reference, 20))
    expect(await states(old.reference)).toEqual([end === 'cancelled' ? 'cancelled' : 'booked'])
    const over = { state: 'refused', refusal: 'gone', can: { confirm: false, release: false } }
    expect(await stays.read(held.reference)).toMatchObject(over)
    expect((await stays.list()).find(({ reference }) => reference === held.reference)).toMatchObject(over)
    expect(await refused(await stays.confirm(held))).toEqual([{ path: 'offer', reason: 'gone' }])
  },
)

test('a change whose room is still being asked for when the booking is cancelled is held for nobody', async () => {
  const old = await stays.booked()
  const answer = stays.supplier.holdBack('hold')
  const reply = stays.hold({ checkIn: '2027-01-14', checkOut: '2027-01-17', replaces: old.reference })
  await vi.waitFor(() => expect(stays.supplier.calls.at(-1)?.[0]).toBe('hold'))
  await stays.cancel(old, 0)
  answer()
  expect(await refused(await reply)).toEqual([{ path: 'offer', reason: 'hold-expired' }])
})

test('a client who hears that a change came to nothing is told nothing of a booking that does not hold any more', async () => {
  const old = await stays.booked()
  const [one, other] = [await change(old.reference, 14), await change(old.reference, 20)]
  stays.supplier.tell('book', 'down')
  await stays.confirm(one)
  // Another one was booked at the hotel itself, and is heard of only now.
  await stays.api.database.forProvider(stays.api.other.id, async (scope) => {
    await scope.update(bookings, { state: 'replaced' }, eq(bookings.reference, old.reference))
    await scope.update(bookings, { state: 'booked' }, eq(bookings.reference, other.reference))
  })
  stays.supplier.kept.delete(one.reference)
  stays.setNow('2026-11-21T08:17:00Z')
  await stays.reconcile()
  const text = await mailOf(`No room was booked: ${one.reference}`)
  expect(text).not.toContain('holds as it was')
  expect(text).not.toContain(`bookings/${old.reference}`)
})
