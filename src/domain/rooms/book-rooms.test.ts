import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdMs } from '#domain/bookings/booking.ts'
import { atStake } from '#domain/hotels/stay-policy.ts'
import { sampleHotel, sampleRoom } from '#tests/support/sample-hotels.ts'
import { couple, openRooms, type Rooms, refusedFor } from './sample-rooms.test-support.ts'

let rooms: Rooms
const standard = sampleRoom('standard', [10_000, 9_000], { nights: () => ({ allotment: 2, prices: [10_000, 9_000] }) })
const suite = sampleRoom('suite', [20_000, 18_000], { nights: () => ({ allotment: 1, prices: [20_000, 18_000] }) })
const both = [couple, couple]
beforeAll(async () => {
  const of = (slug: string) => sampleHotel(slug, { rooms: [standard, suite] })
  const odd = sampleHotel('odd', { rooms: [sampleRoom('standard', [10_000, 9_005])] })
  rooms = await openRooms([of('rest'), of('palace'), odd])
})
afterAll(() => rooms.close())

test('what is held is booked once, nothing more is taken, and our reference is no confirmation of the hotel', async () => {
  await rooms.hold('H-1')
  const booked = { supplierReference: 'H-1', confirmation: '', evidence: {} }
  expect([await rooms.book('H-1'), await rooms.book('H-1')]).toEqual([booked, booked])
  expect(await rooms.taken()).toEqual([1, 1])
  expect(await rooms.status('H-1')).toEqual({ state: 'booked', ...booked })
  rooms.passTime(holdMs)
  await rooms.endHold('H-1')
  await rooms.release('H-1')
  expect((await rooms.status('H-1')).state).toBe('booked')
  await rooms.cancel('H-1')
  rooms.passTime(-holdMs)
})

test('up to the last millisecond a hold is booked; from its end on it is not, and its rooms are free again', async () => {
  const { expiresAt } = await rooms.hold('H-2')
  await rooms.hold('H-3')
  rooms.setTime(expiresAt.getTime() - 1)
  await rooms.book('H-2')
  rooms.setTime(expiresAt)
  await expect(rooms.book('H-3')).rejects.toMatchObject(refusedFor('hold-expired'))
  expect(await rooms.stay('H-3')).toMatchObject({ state: 'expired' })
  expect(await rooms.taken()).toEqual([1, 1])
  await rooms.cancel('H-2')
})

test('whoever was told that a hold is over has been told for good, also by a clock that is ahead', async () => {
  const { expiresAt } = await rooms.hold('H-ahead')
  rooms.setTime(expiresAt)
  expect(await rooms.status('H-ahead')).toEqual({ state: 'expired' })
  rooms.setTime(expiresAt.getTime() - 1_000)
  await expect(rooms.book('H-ahead')).rejects.toMatchObject(refusedFor('hold-expired'))
  await rooms.expectSums()
})

test('what was never held, given back, cancelled or replaced is not booked', async () => {
  await expect(rooms.book('H-NEVER')).rejects.toMatchObject(refusedFor('gone'))
  await rooms.hold('H-back')
  await rooms.release('H-back')
  await expect(rooms.book('H-back')).rejects.toMatchObject(refusedFor('hold-expired'))
  await rooms.hold('H-gone')
  await rooms.book('H-gone')
  await rooms.cancel('H-gone')
  await expect(rooms.book('H-gone')).rejects.toMatchObject(refusedFor('hold-expired'))
  expect(await rooms.taken()).toEqual([0, 0])
})

test('moved by a night in a full hotel: the night in both is not taken twice, and the old stay ends when the new one is booked', async () => {
  await rooms.hold('H-old', { checkIn: '2027-01-10', nights: 2, rooms: both })
  await rooms.book('H-old')
  await expect(rooms.hold('H-no', { checkIn: '2027-01-11', rooms: both })).rejects.toMatchObject(refusedFor('sold-out'))
  const held = await rooms.hold('H-new', { checkIn: '2027-01-11', rooms: both, replaces: 'H-old' })
  expect(held.changeFeeMinor).toBe(0)
  expect(await rooms.taken('2027-01-10', 3)).toEqual([2, 2, 2])
  await rooms.expectSums()
  await rooms.book('H-new')
  await rooms.book('H-new')
  expect(await rooms.taken('2027-01-10', 3)).toEqual([0, 2, 2])
  expect(await rooms.status('H-old')).toEqual({ state: 'cancelled', feeMinor: 0 })
  await rooms.expectSums()
  await rooms.cancel('H-new')
  expect(await rooms.taken('2027-01-10', 3)).toEqual([0, 0, 0])
})

test('nights in both keep their price when rooms have become dearer, and cost what they cost now under another plan', async () => {
  await rooms.hold('H-price', { checkIn: '2027-02-10' })
  await rooms.book('H-price')
  await rooms.setNights({ priceMinor: 11_000 })
  const longer = await rooms.hold('H-longer', { checkIn: '2027-02-10', nights: 3, replaces: 'H-price' })
  expect(longer.offer.price.nightsMinor).toEqual([10_000, 10_000, 11_000])
  const other = await rooms.hold('H-saver', { checkIn: '2027-02-10', plan: 'saver', replaces: 'H-price' })
  expect(other.offer.price.nightsMinor).toEqual([13_000, 13_000])
  // Two at most were held instead of it: the booked one takes its place, the other counted on rooms that are not there any more.
  await rooms.book('H-longer')
  await rooms.setNights({ priceMinor: 10_000 })
  expect(await rooms.status('H-saver')).toEqual({ state: 'expired' })
  await expect(rooms.book('H-saver')).rejects.toMatchObject(refusedFor('hold-expired'))
  expect(await rooms.taken('2027-02-10', 3)).toEqual([1, 1, 1])
  await rooms.expectSums()
})

test('fewer rooms give the others back, another kind of room gives back all of them, and what is dropped late costs its share', async () => {
  await rooms.hold('H-two', { checkIn: '2027-03-10', rooms: both })
  await rooms.book('H-two')
  rooms.setTime('2027-03-08T08:00:00Z')
  const held = await rooms.hold('H-less', { checkIn: '2027-03-10', rooms: [couple], replaces: 'H-two' })
  // A night of both rooms with tax would be the fee, as much as half of the stay.
  expect(held.changeFeeMinor).toBe(22_000)
  await rooms.book('H-less')
  expect(await rooms.taken('2027-03-10')).toEqual([1, 1])
  expect(await rooms.status('H-two')).toEqual({ state: 'cancelled', feeMinor: 22_000 })
  await rooms.hold('H-suite', { checkIn: '2027-03-10', room: 'suite', replaces: 'H-less' })
  await rooms.book('H-suite')
  expect(await rooms.taken('2027-03-10')).toEqual([0, 0])
  expect(await rooms.taken('2027-03-10', 2, 'suite')).toEqual([1, 1])
  await rooms.expectSums()
})

test('a stay that nothing comes back of costs in all what it cost, though tax is rounded with each part of it', async () => {
  const wish = { key: 'odd', plan: 'saver', checkIn: '2027-05-10' }
  const whole = await rooms.hold('H-whole', { ...wish, nights: 4 })
  await rooms.book('H-whole')
  const short = await rooms.hold('H-short', { ...wish, nights: 1, replaces: 'H-whole' })
  expect(atStake(short.offer.price) + short.changeFeeMinor).toBe(atStake(whole.offer.price))
})

test('nights that were closed or lowered since are kept by whoever has them, and so are nights that are past', async () => {
  await rooms.hold('H-stay', { checkIn: '2027-04-10', nights: 3 })
  await rooms.book('H-stay')
  await rooms.setNights({ allotment: 0 })
  rooms.setTime('2027-04-12T08:00:00Z')
  await expect(rooms.hold('H-more', { checkIn: '2027-04-10', nights: 4, replaces: 'H-stay' })).rejects.toMatchObject(
    refusedFor('sold-out'),
  )
  await rooms.setNights({ allotment: 1 })
  const held = await rooms.hold('H-more', { checkIn: '2027-04-10', nights: 4, replaces: 'H-stay' })
  expect(held.changeFeeMinor).toBe(0)
  await rooms.book('H-more')
  expect(await rooms.taken('2027-04-10', 5)).toEqual([1, 1, 1, 1, 0])
  await rooms.expectSums()
})

test('a stay at another hotel, or one that is only held, is none to take the place of', async () => {
  await rooms.hold('H-held', { checkIn: '2027-05-10' })
  const instead = { checkIn: '2027-05-10', replaces: 'H-held' }
  await expect(rooms.hold('H-x', instead)).rejects.toMatchObject(refusedFor('gone'))
  await rooms.book('H-held')
  await expect(rooms.hold('H-x', { ...instead, key: 'palace' })).rejects.toMatchObject(refusedFor('gone'))
})
