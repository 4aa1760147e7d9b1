// Deeds of the own inventory that meet at the same moment, over connections of their own.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdMs } from '#domain/bookings/booking.ts'
import { sampleHotel, sampleRoom } from '#tests/support/sample-hotels.ts'
import { couple, openRooms, type Rooms, refusedFor } from './sample-rooms.test-support.ts'

let rooms: Rooms
const one = (slug: string) =>
  sampleRoom(slug, [10_000, 9_000], { nights: () => ({ allotment: 1, prices: [10_000, 9_000] }) })
const two = sampleRoom('double', [10_000, 9_000], { nights: () => ({ allotment: 2, prices: [10_000, 9_000] }) })
beforeAll(async () => {
  const of = (slug: string) => sampleHotel(slug, { rooms: [one('standard'), one('suite'), two] })
  rooms = await openRooms([of('rest'), of('swap')], '2026-11-21T08:00:00Z', 4)
})
afterAll(() => rooms.close())

const tries = Array.from({ length: 12 }, (_, at) => at)
const isDone = (outcome: PromiseSettledResult<unknown>) => outcome.status === 'fulfilled'
/** Whatever was refused was refused for one of these reasons. */
function expectRefused(outcomes: PromiseSettledResult<unknown>[], ...reasons: string[]): void {
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(refusedFor(...reasons))
}

test('one reference asked for many times at once is one hold', async () => {
  const held = await Promise.all(tries.map(() => rooms.hold('H-same', { room: 'double' })))
  expect(new Set(held.map(({ expiresAt }) => expiresAt.getTime())).size).toBe(1)
  expect(await rooms.taken('2026-12-10', 2, 'double')).toEqual([1, 1])
  await rooms.release('H-same')
})

test('a hold that ends while it is booked is one or the other: booked for good, or free for the next', async () => {
  for (const at of tries) {
    const [reference, next] = [`H-end-${at}`, `H-next-${at}`]
    const { expiresAt } = await rooms.hold(reference)
    // Clocks do not agree to the millisecond: of those who meet some say before the end, some after.
    const moments = [book, () => rooms.endHold(reference), hold, book, () => rooms.release(`H-none-${at}`)].map(
      (deed, place) => () => {
        rooms.setTime(expiresAt.getTime() - ((at + place) % 2))
        return deed()
      },
    )
    function book() {
      return rooms.book(reference)
    }
    function hold() {
      return rooms.hold(next)
    }
    const outcomes = await Promise.allSettled(moments.map((moment) => moment()))
    expectRefused(outcomes, 'hold-expired', 'sold-out')
    await rooms.expectSums('rest', 1)
    rooms.setTime(expiresAt)
    const isBooked = (await rooms.status(reference)).state === 'booked'
    expect([outcomes[0], outcomes[3]].some((outcome) => outcome && isDone(outcome))).toBe(isBooked)
    // Nobody's room is lost: where it is not booked, the next one has it or gets it.
    const after = await Promise.allSettled([rooms.hold(next)])
    expect(after.every(isDone)).toBe(!isBooked)
    if (isBooked) await rooms.cancel(reference)
    await rooms.release(next)
    rooms.passTime(-holdMs)
  }
})

test('of several holds instead of one stay one is booked, and the rooms of the others are free', async () => {
  for (const at of tries.slice(0, 6)) {
    const old = `H-old-${at}`
    await rooms.hold(old, { checkIn: '2027-01-10' })
    await rooms.book(old)
    const held = ['2027-01-08', '2027-01-09', '2027-01-11'].map((checkIn) => ({
      reference: `${old}-${checkIn}`,
      checkIn,
    }))
    const holds = await Promise.allSettled(
      held.map(({ reference, checkIn }) => rooms.hold(reference, { checkIn, replaces: old })),
    )
    // The first two both want the 9th, and there is one room.
    expectRefused(holds, 'sold-out')
    expect(holds.filter(isDone)).toHaveLength(2)
    const books = await Promise.allSettled([...held.map(({ reference }) => rooms.book(reference)), rooms.cancel(old)])
    expectRefused(books, 'hold-expired', 'gone')
    expect(books.slice(0, 3).filter(isDone).length).toBeLessThanOrEqual(1)
    await rooms.expectSums('rest', 1)
    for (const { reference } of held) await rooms.cancel(reference).catch(() => {})
    expect(await rooms.taken('2027-01-08', 6)).toEqual([0, 0, 0, 0, 0, 0])
  }
})

test('two who change into one another’s kind of room at once do not wait for each other for ever', async () => {
  for (const at of tries) {
    const [mine, yours] = [`H-mine-${at}`, `H-yours-${at}`]
    const wish = (room: string, replaces: string | null = null) => ({
      key: 'swap',
      room,
      replaces,
      checkIn: '2026-12-30',
    })
    for (const [reference, room] of [
      [mine, 'standard'],
      [yours, 'double'],
    ] as const) {
      await rooms.hold(reference, wish(room))
      await rooms.book(reference)
    }
    await Promise.all([
      rooms.hold(`${mine}-new`, wish('double', mine)),
      rooms.hold(`${yours}-new`, wish('suite', yours)),
    ])
    await Promise.all([rooms.book(`${mine}-new`), rooms.book(`${yours}-new`)])
    expect(await rooms.taken('2026-12-30', 2, 'standard')).toEqual([0, 0])
    await rooms.expectSums('swap', 2)
    await Promise.all([rooms.cancel(`${mine}-new`), rooms.cancel(`${yours}-new`)])
  }
})

test('a room that comes free is had by one of those who wait for it', async () => {
  await rooms.hold('H-has', { checkIn: '2027-02-10' })
  const outcomes = await Promise.allSettled([
    rooms.release('H-has'),
    ...tries.map((at) => rooms.hold(`H-want-${at}`, { checkIn: '2027-02-09', rooms: [couple] })),
  ])
  expectRefused(outcomes, 'sold-out')
  expect(outcomes.slice(1).filter(isDone).length).toBeLessThanOrEqual(1)
  await rooms.expectSums('rest', 1)
})
