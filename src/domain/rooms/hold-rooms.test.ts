import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdMs } from '#domain/bookings/booking.ts'
import { type Refusal } from '#domain/hotels/hotel-supplier.ts'
import { addDays } from '#kernel/plain-date.ts'
import { flexPlan, sampleHotel, sampleRoom } from '#tests/support/sample-hotels.ts'
import { couple, openRooms, type Rooms, refusedFor, type Wish } from './sample-rooms.test-support.ts'

let rooms: Rooms
const standard = sampleRoom('standard', [10_000, 9_000], {
  nights: (day) => ({
    allotment: 2,
    prices: [day === '2026-12-11' ? 12_000 : 10_000, 9_000],
    closed: day === '2026-12-20',
    minimumStay: day === '2026-12-24' ? 3 : 1,
  }),
})
const others = ['sold', 'again', 'over', 'wall'].map((slug) => sampleHotel(slug, { rooms: [standard] }))
beforeAll(async () => {
  const withdrawn = sampleHotel('old-inn', { withdrawnAt: new Date('2026-01-01T00:00:00Z') })
  rooms = await openRooms([sampleHotel('rest', { rooms: [standard] }), ...others, withdrawn])
})
afterAll(() => rooms.close())

test('a hold takes each night, at its own price, and its job gives the rooms back after 15 minutes', async () => {
  const held = await rooms.hold('H-1')
  expect(await rooms.taken('2026-12-09', 4)).toEqual([0, 1, 1, 0])
  // 220.00 of rooms, 10 % of tax, and 2.00 a night that the hotel takes itself.
  expect(held.offer.price).toMatchObject({ totalMinor: 24_600, atHotelMinor: 400, nightsMinor: [10_000, 12_000] })
  expect(held.offer.policy).toEqual([
    { until: '2026-12-07T14:00:00.000Z', feeMinor: 0 },
    { until: '2026-12-10T08:00:00.000Z', feeMinor: 11_000 },
    { until: null, feeMinor: 24_200 },
  ])
  const expiresAt = new Date(rooms.now().getTime() + holdMs)
  expect(held).toMatchObject({ holdId: 'H-1', expiresAt, changeFeeMinor: 0, hotel: { key: 'rest', isSample: false } })
  const data = { providerId: rooms.providerId, reference: 'H-1' }
  expect(rooms.jobs.at(-1)).toEqual({ queue: 'hotel-hold', data, startAfter: expiresAt })
})

test('the same reference takes nothing again, whatever it asks for; once booked or over it is refused', async () => {
  const first = await rooms.hold('H-again', { key: 'again' })
  const jobs = rooms.jobs.length
  expect(await rooms.hold('H-again', { key: 'again', nights: 5 })).toEqual(first)
  expect(rooms.jobs).toHaveLength(jobs)
  await expect(rooms.hold('H-again', { key: 'sold' })).rejects.toMatchObject(refusedFor('gone'))
  await rooms.book('H-again')
  await expect(rooms.hold('H-again', { key: 'again' })).rejects.toMatchObject(refusedFor('already-booked'))
  await rooms.hold('H-let-go', { key: 'again' })
  await rooms.release('H-let-go')
  await expect(rooms.hold('H-let-go', { key: 'again' })).rejects.toMatchObject(refusedFor('hold-expired'))
  await rooms.expectSums()
})

test.for<[Refusal, Wish]>([
  ['sold-out', { key: 'rest', rooms: [couple, couple, couple] }],
  ['closed', { checkIn: '2026-12-19' }],
  ['closed', { checkIn: '2026-12-20', nights: 1 }],
  ['closed', { checkIn: '2028-05-10' }],
  ['closed', { checkIn: '2026-11-20' }],
  ['closed', { nights: 0 }],
  ['closed', { nights: -3 }],
  ['closed', { rooms: [] }],
  ['minimum-stay', { checkIn: '2026-12-24' }],
  ['does-not-fit', { rooms: [{ adults: 4, children: [] }] }],
  ['does-not-fit', { rooms: [couple, { adults: 2, children: [7, 9] }] }],
  ['gone', { key: 'old-inn' }],
  ['gone', { key: 'nowhere' }],
  ['gone', { room: 'suite' }],
  ['gone', { plan: 'half-board' }],
  ['gone', { replaces: 'H-NONE' }],
  ['gone', { replaces: 'H-1' }],
])('%s is why there are no rooms for %j, and nothing is taken', async ([reason, wish], { task }) => {
  const before = await rooms.taken('2026-11-15', 60)
  await expect(rooms.hold(`H-${task.id}`, wish)).rejects.toMatchObject(refusedFor(reason))
  expect(await rooms.taken('2026-11-15', 60)).toEqual(before)
  expect(await rooms.status(`H-${task.id}`)).toEqual({ state: 'none' })
})

test('the last night of a closed stretch, and a stay that is long enough, are held', async () => {
  await rooms.hold('H-after', { checkIn: '2026-12-21' })
  await rooms.hold('H-long', { checkIn: '2026-12-24', nights: 3 })
  await rooms.hold('H-cot', { checkIn: '2027-01-05', rooms: [{ adults: 3, children: [1] }] })
  await rooms.expectSums()
})

test('what is held and over, but was not reached by its job, is free for the next', async () => {
  await rooms.hold('H-first', { key: 'over', rooms: [couple, couple] })
  await expect(rooms.hold('H-early', { key: 'over' })).rejects.toMatchObject(refusedFor('sold-out'))
  rooms.passTime(holdMs)
  await rooms.hold('H-next', { key: 'over' })
  expect(await rooms.stay('H-first')).toMatchObject({ state: 'expired', changedAt: rooms.now() })
  await rooms.expectSums()
  rooms.passTime(-holdMs)
})

test('an allotment below what is taken leaves no room, and nobody loses theirs', async () => {
  await rooms.hold('H-kept', { key: 'sold', rooms: [couple, couple] })
  await rooms.setNights({ allotment: 1 })
  await expect(rooms.hold('H-late', { key: 'sold' })).rejects.toMatchObject(refusedFor('sold-out'))
  await rooms.book('H-kept')
  await rooms.cancel('H-kept')
  await rooms.hold('H-one', { key: 'sold' })
  await expect(rooms.hold('H-two', { key: 'sold' })).rejects.toMatchObject(refusedFor('sold-out'))
  await rooms.expectSums()
  await rooms.setNights({ allotment: 2 })
})

test('a hotel of one provider is nowhere for another, and so are its stays', async () => {
  const stranger = crypto.randomUUID()
  await expect(rooms.hold('H-wall', { key: 'wall' }, stranger)).rejects.toMatchObject(refusedFor('gone'))
  await rooms.hold('H-wall', { key: 'wall' })
  await expect(rooms.book('H-wall', stranger)).rejects.toMatchObject(refusedFor('gone'))
  expect(await rooms.status('H-wall')).toEqual({ state: 'held' })
})

test('a hold over the turn of the year takes of both months, and one of 90 nights of all of them', async () => {
  await rooms.hold('H-year', { checkIn: '2026-12-30', nights: 4 })
  expect(await rooms.taken('2026-12-29', 6)).toEqual([0, 1, 1, 1, 1, 0])
  const { offer } = await rooms.hold('H-winter', { checkIn: '2027-01-10', nights: 90, rooms: [couple, couple] })
  expect(offer.price.nightsMinor).toHaveLength(90)
  expect(await rooms.taken('2027-01-10', 91)).toEqual([...Array<number>(90).fill(2), 0])
  await rooms.expectSums()
  await rooms.release('H-winter')
  expect(await rooms.taken('2027-01-10', 91)).toEqual(Array(91).fill(0))
})

test('a plan that is sold on some nights only is not sold for a stay over others', async () => {
  await rooms.change({ rooms: [{ ...standard, plans: [flexPlan, { ...flexPlan, slug: 'new' }] }] })
  await expect(rooms.hold('H-new', { plan: 'new', checkIn: addDays('2026-12-10', 30) })).rejects.toMatchObject(
    refusedFor('gone'),
  )
})
