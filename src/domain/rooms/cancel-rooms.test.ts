import { afterAll, beforeAll, expect, test } from 'vitest'
import { atStake } from '#domain/hotels/stay-policy.ts'
import { sampleHotel, sampleRoom } from '#tests/support/sample-hotels.ts'
import { couple, openRooms, type Rooms, refusedFor } from './sample-rooms.test-support.ts'

let rooms: Rooms
const standard = sampleRoom('standard', [10_000, 9_000], { nights: () => ({ allotment: 3, prices: [10_000, 9_000] }) })
beforeAll(async () => {
  rooms = await openRooms([
    sampleHotel('rest', { rooms: [standard] }),
    sampleHotel('buda', { rooms: [standard], timeZone: 'Europe/Budapest' }),
    sampleHotel('york', { rooms: [standard], timeZone: 'America/New_York' }),
  ])
})
afterAll(() => rooms.close())

test('cancelling costs what was told, gives the nights back, and costs no more when asked again later', async () => {
  await rooms.hold('H-1')
  await rooms.book('H-1')
  rooms.setTime('2026-12-08T00:00:00Z')
  const terms = { feeMinor: 11_000, currency: 'EUR' }
  expect([await rooms.quote('H-1'), await rooms.cancel('H-1')]).toEqual([terms, terms])
  rooms.setTime('2026-12-11T00:00:00Z')
  expect([await rooms.quote('H-1'), await rooms.cancel('H-1')]).toEqual([terms, terms])
  expect(await rooms.status('H-1')).toEqual({ state: 'cancelled', feeMinor: 11_000 })
  expect(await rooms.taken()).toEqual([0, 0])
  await rooms.expectSums()
  rooms.setTime('2026-11-21T08:00:00Z')
})

test('a plan without steps is lost from the first moment on: all but what the hotel takes on the day', async () => {
  const { offer } = await rooms.hold('H-saver', { plan: 'saver' })
  await rooms.book('H-saver')
  expect(offer.policy).toEqual([{ until: null, feeMinor: atStake(offer.price) }])
  expect(await rooms.cancel('H-saver')).toEqual({ feeMinor: offer.price.totalMinor - 400, currency: 'EUR' })
})

test('the terms are those that were agreed to, whatever the pack says since', async () => {
  await rooms.hold('H-agreed')
  await rooms.book('H-agreed')
  await rooms.change({ rooms: [{ ...standard, plans: [] }], withdrawnAt: rooms.now() })
  expect(await rooms.cancel('H-agreed')).toEqual({ feeMinor: 0, currency: 'EUR' })
  await rooms.change({ rooms: [standard], withdrawnAt: null })
})

test('what is only held, over, or was never there has nothing to cancel', async () => {
  await rooms.hold('H-held')
  for (const reference of ['H-held', 'H-NONE']) {
    await expect(rooms.quote(reference)).rejects.toMatchObject(refusedFor('gone'))
    await expect(rooms.cancel(reference)).rejects.toMatchObject(refusedFor('gone'))
  }
  await rooms.release('H-held')
  await expect(rooms.cancel('H-held')).rejects.toMatchObject(refusedFor('gone'))
  await rooms.expectSums()
})

test('a stay that is cancelled ends what was held instead of it: no night is given away twice', async () => {
  const three = [couple, couple, couple]
  await rooms.hold('H-old', { rooms: three })
  await rooms.book('H-old')
  await rooms.hold('H-new', { nights: 3, rooms: three, replaces: 'H-old' })
  await rooms.cancel('H-old')
  expect(await rooms.status('H-new')).toEqual({ state: 'expired' })
  await expect(rooms.book('H-new')).rejects.toMatchObject(refusedFor('hold-expired'))
  expect(await rooms.taken('2026-12-10', 3)).toEqual([0, 0, 0])
  await rooms.hold('H-all', { rooms: three })
  await rooms.expectSums()
})

// Clocks are changed on 28 March and 31 October 2027 in Budapest, on 14 March and 7 November in New York.
test.for([
  ['buda', '2027-03-27', 3, '2027-03-24T17:00:00.000Z', '2027-03-27T11:00:00.000Z'],
  ['buda', '2027-03-30', 2, '2027-03-27T17:00:00.000Z', '2027-03-30T10:00:00.000Z'],
  ['buda', '2027-10-30', 3, '2027-10-27T16:00:00.000Z', '2027-10-30T10:00:00.000Z'],
  ['buda', '2027-11-02', 1, '2027-10-30T16:00:00.000Z', '2027-11-02T11:00:00.000Z'],
  ['york', '2027-03-13', 2, '2027-03-10T23:00:00.000Z', '2027-03-13T17:00:00.000Z'],
  ['york', '2027-03-16', 2, '2027-03-13T23:00:00.000Z', '2027-03-16T16:00:00.000Z'],
  ['york', '2027-11-08', 4, '2027-11-05T22:00:00.000Z', '2027-11-08T17:00:00.000Z'],
  ['york', '2026-12-31', 1, '2026-12-28T23:00:00.000Z', '2026-12-31T17:00:00.000Z'],
  ['york', '2027-01-01', 2, '2026-12-29T23:00:00.000Z', '2027-01-01T17:00:00.000Z'],
  ['buda', '2028-02-28', 3, '2028-02-25T17:00:00.000Z', '2028-02-28T11:00:00.000Z'],
  ['york', '2028-03-01', 1, '2028-02-27T23:00:00.000Z', '2028-03-01T17:00:00.000Z'],
] as const)(
  'at %s from %s on, for %i nights, each night is paid once and the steps end by the clock on its wall',
  async ([key, checkIn, nights, freeUntil, lessUntil], { task }) => {
    const { offer } = await rooms.hold(task.id, { key, checkIn, nights })
    expect(offer.price.nightsMinor).toEqual(Array(nights).fill(10_000))
    expect(offer.policy.map(({ until }) => until)).toEqual([freeUntil, lessUntil, null])
    await rooms.book(task.id)
    const fees = [Date.parse(freeUntil) - 1, Date.parse(freeUntil), Date.parse(lessUntil) - 1, Date.parse(lessUntil)]
    const told: number[] = []
    for (const moment of fees) {
      rooms.setTime(new Date(moment))
      told.push((await rooms.quote(task.id)).feeMinor)
    }
    expect(told).toEqual([0, 11_000, 11_000, 11_000 * nights])
    await rooms.cancel(task.id)
    await rooms.expectSums()
    rooms.setTime('2026-11-21T08:00:00Z')
  },
)
