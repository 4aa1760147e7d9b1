// Rooms of the own inventory for tests: hotels in a database of their own, a clock that is put forward, and the actions by short names.
import { and, eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { type Database, openDatabase } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { offerRefused } from '#domain/bookings/booking-parts.ts'
import type { HoldRequest, Refusal } from '#domain/hotels/hotel-supplier.ts'
import type { RoomGuests } from '#domain/hotels/stay.ts'
import { newId } from '#kernel/id.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { addDays, daysFrom } from '#kernel/plain-date.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { type SampleHotel, sampleMonths, writeSampleHotels } from '#tests/support/sample-hotels.ts'
import { bookRooms } from './book-rooms.ts'
import { cancelRooms, quoteRoomsCancel } from './cancel-rooms.ts'
import { holdRooms } from './hold-rooms.ts'
import { endRoomHold, releaseRooms } from './release-rooms.ts'
import { roomStayStatus } from './room-stay-status.ts'
import { findStay } from './room-stays.ts'
import { hotelRoomMonths, hotelRoomStays, hotels } from './tables.ts'

export const couple: RoomGuests = { adults: 2, children: [] }

/** Of hotels that are added for one run of a property. */
const shortMonths = { from: '2026-12-01', until: '2027-02-01' }

/** What is asked for, where a test says nothing else: two nights from the 10th of December in one room. */
export type Wish = {
  key?: string
  room?: string
  plan?: string
  checkIn?: string
  nights?: number
  rooms?: readonly RoomGuests[]
  replaces?: string | null
}

export type Rooms = Awaited<ReturnType<typeof openRooms>>

/** @param connect how often the database is opened: actions take turns over as many pools */
export async function openRooms(written: SampleHotel[], start = '2026-11-21T08:00:00Z', connect = 1) {
  const own = await createTestDatabase()
  const opened = Array.from({ length: connect }, () => openDatabase(own.url, () => {})) as [Database, ...Database[]]
  const [database] = opened
  const providerId = newId()
  await writeSampleHotels(database, { id: providerId }, written, { ...sampleMonths, until: '2028-04-01' })
  let now = new Date(start)
  const jobs: { queue: string; data: Record<string, string>; startAfter: Date | undefined }[] = []
  const put = async (_: unknown, queue: string, data: Record<string, string>, startAfter?: Date) =>
    void jobs.push({ queue, data, startAfter })
  let turn = 0
  const parts = () => ({ database: opened[turn++ % connect] ?? database, jobs: { put }, clock: () => now })
  const requestOf = (reference: string, wish: Wish): HoldRequest => {
    const { key = written[0]?.slug ?? '', room = 'standard', plan = 'flex', replaces = null } = wish
    const { checkIn = '2026-12-10', nights = 2, rooms = [couple] } = wish
    const stay = { checkIn, checkOut: addDays(checkIn, nights), rooms: [...rooms] }
    const old = replaces === null ? null : { reference: replaces, supplierReference: replaces }
    return { reference, key, offerId: `${room}/${plan}`, stay, replaces: old }
  }
  return {
    database,
    providerId,
    addHotel: (hotel: SampleHotel) => writeSampleHotels(database, { id: providerId }, [hotel], shortMonths),
    jobs,
    now: () => now,
    passTime: (ms: number) => void (now = new Date(now.getTime() + ms)),
    setTime: (moment: string | number | Date) => void (now = new Date(moment)),
    hold: (reference: string, wish: Wish = {}, provider = providerId) =>
      holdRooms(parts(), provider, requestOf(reference, wish)).then(valueOf),
    book: (reference: string, provider = providerId) => bookRooms(parts(), provider, reference).then(valueOf),
    quote: (reference: string) => quoteRoomsCancel(parts(), providerId, reference),
    cancel: (reference: string) => cancelRooms(parts(), providerId, reference).then(valueOf),
    release: (reference: string) => releaseRooms(parts(), providerId, reference).then(valueOf),
    endHold: (reference: string) => endRoomHold(parts(), providerId, reference),
    status: (reference: string) => roomStayStatus(parts(), providerId, reference),
    stay: (reference: string) => database.forProvider(providerId, (scope) => findStay(scope, reference)),
    ...insightOf(database, providerId, written[0]?.slug),
    close: async () => {
      for (const one of opened) await one.close()
      await own.drop()
    },
  }
}

/** What is written down, and what an import changes of it. */
function insightOf(database: Database, providerId: string, firstKey: string | undefined) {
  return {
    /** Of the nights from a day on. */
    taken: async (checkIn = '2026-12-10', nights = 2, room = 'standard') => {
      const all = await database.forProvider(providerId, async (scope) =>
        readTaken(scope, await slugsOf(scope, firstKey)),
      )
      return daysFrom(checkIn, addDays(checkIn, nights)).map((day) => all.get(`${firstKey}/${room}/${day}`) ?? 0)
    },
    /** As an import of the pack does: on every night of every room. */
    setNights: ({ allotment, priceMinor }: { allotment?: number; priceMinor?: number }) =>
      database.forProvider(providerId, async (scope) => {
        for (const row of await scope.rows(hotelRoomMonths)) {
          const set = {
            ...(allotment !== undefined && { allotment: row.allotment.map(() => allotment) }),
            ...(priceMinor !== undefined && { prices: row.prices.map((days) => days.map(() => priceMinor)) }),
          }
          const { hotelId, room, month } = hotelRoomMonths
          await scope.update(
            hotelRoomMonths,
            set,
            and(eq(hotelId, row.hotelId), eq(room, row.room), eq(month, row.month)),
          )
        }
      }),
    change: (set: Partial<typeof hotels.$inferInsert>) =>
      database.forProvider(providerId, (scope) => scope.update(hotels, set)),
    /** The one rule of the inventory: of each night there is taken what held and booked stays hold of it, and no more than `most`. */
    expectSums: async (key?: string, most = Number.POSITIVE_INFINITY) => {
      const [taken, held] = await database.forProvider(providerId, async (scope) => {
        const ofHotels = await slugsOf(scope, key)
        return [await readTaken(scope, ofHotels), await readHeld(scope, ofHotels)]
      })
      const inOrder = (sums: Map<string, number> = new Map()) => [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1))
      expect(inOrder(taken)).toEqual(inOrder(held))
      expect(Math.max(0, ...(taken?.values() ?? []))).toBeLessThanOrEqual(most)
    },
  }
}

/** @throws the refusal */
function valueOf<Value>(outcome: Outcome<Value, Refusal>): Value {
  if (outcome.is === 'done') return outcome.value
  throw outcome.is === 'refused' ? offerRefused(outcome.reason) : new Error(`unknown, sent: ${outcome.sent}`)
}

/** A refusal with one of these reasons. */
export function refusedFor(...reasons: string[]) {
  const fields = [{ path: 'offer', reason: expect.toBeOneOf(reasons) }]
  return { name: 'Fault', code: 'no-longer-possible', fields }
}

const nightOf = (hotel: string | undefined, room: string, checkIn: string, at: number) =>
  `${hotel}/${room}/${addDays(checkIn, at)}`

/** Rooms taken by `hotel/room/day`, where there are any. */
async function readTaken(scope: Scope, ofHotels: Map<string, string>): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  const months = await scope.rows(hotelRoomMonths, inArray(hotelRoomMonths.hotelId, [...ofHotels.keys()]))
  for (const { hotelId, room, month, taken } of months)
    for (const [at, rooms] of taken.entries())
      if (rooms !== 0) found.set(nightOf(ofHotels.get(hotelId), room, month, at), rooms)
  return found
}

/** What held and booked stays hold, the same way. */
async function readHeld(scope: Scope, ofHotels: Map<string, string>): Promise<Map<string, number>> {
  const sums = new Map<string, number>()
  const stays = await scope.rows(hotelRoomStays, inArray(hotelRoomStays.hotelId, [...ofHotels.keys()]))
  for (const { state, hotelId, room, checkIn, takes } of stays) {
    if (state !== 'held' && state !== 'booked') continue
    for (const [at, rooms] of takes.entries()) {
      const night = nightOf(ofHotels.get(hotelId), room, checkIn, at)
      if (rooms !== 0) sums.set(night, (sums.get(night) ?? 0) + rooms)
    }
  }
  return sums
}

/** Slugs by id: of one hotel or of all. */
async function slugsOf(scope: Scope, key: string | undefined): Promise<Map<string, string>> {
  const found = await scope.rows(hotels, key === undefined ? undefined : eq(hotels.slug, key))
  return new Map(found.map(({ id, slug }) => [id, slug]))
}
