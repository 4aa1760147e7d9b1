import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdMs } from '#domain/bookings/booking.ts'
import { sampleHotel } from '#tests/support/sample-hotels.ts'
import { openRooms, type Rooms } from './sample-rooms.test-support.ts'

let rooms: Rooms
beforeAll(async () => {
  rooms = await openRooms([sampleHotel('rest')])
})
afterAll(() => rooms.close())

test('a hold that is let go gives its rooms back once, and one that is not there is no fault', async () => {
  await rooms.hold('H-1')
  await Promise.all([rooms.release('H-1'), rooms.release('H-1'), rooms.release('H-NONE')])
  expect(await rooms.taken()).toEqual([0, 0])
  expect(await rooms.status('H-1')).toEqual({ state: 'expired' })
})

test('the job of a hold gives its rooms back once it is over, and only then: before, it comes again', async () => {
  const { expiresAt } = await rooms.hold('H-2')
  rooms.passTime(holdMs - 1)
  await rooms.endHold('H-2')
  expect(await rooms.taken()).toEqual([1, 1])
  const data = { providerId: rooms.providerId, reference: 'H-2' }
  const startAfter = new Date(expiresAt.getTime() + 1_000)
  expect(rooms.jobs.at(-1)).toEqual({ queue: 'hotel-hold', data, startAfter })
  rooms.passTime(1)
  await rooms.endHold('H-2')
  await rooms.endHold('H-2')
  await rooms.endHold('H-NONE')
  expect(await rooms.taken()).toEqual([0, 0])
  expect(rooms.jobs).toHaveLength(3)
  await rooms.expectSums()
})

test('a status that says that a hold is over has given its rooms back', async () => {
  await rooms.hold('H-3')
  expect(await rooms.status('H-3')).toEqual({ state: 'held' })
  rooms.passTime(holdMs)
  expect(await rooms.status('H-3')).toEqual({ state: 'expired' })
  expect(await rooms.taken()).toEqual([0, 0])
  expect(await rooms.status('H-NONE')).toEqual({ state: 'none' })
})
