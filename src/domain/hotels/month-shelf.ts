// What the nights of one month cost at least, for all hotels of a provider: bounds that searches go by.
// A month begins with one figure for each room; its nights are read of those hotels alone that a search by price comes near.
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Scope } from '#db/scope.ts'
import { mostDays } from './months.ts'
import { noFloor } from './night-floor.ts'
import { readArray } from './read-array.ts'
import type { ShelfHotel } from './shelf-hotel.ts'
import { hotelRoomMonths } from './tables.ts'

export type MonthShelf = {
  /** Its first day. */
  month: string
  /** For each room of the shelf the least that one of its nights costs, whatever the plan; `noFloor` where none is open. */
  roomFloors: Int32Array
  /** For each hotel of the shelf, 1 once its nights are read. */
  isRead: Uint8Array
  /** For each room 31 nights: the least of its plans' prices, or `noFloor` where nobody is let in. */
  nightFloors: Int32Array
  /** Of the parties that asked last. */
  orders: LRUCache<string, CostOrder>
}

/** Hotels that a party fits in, by what a night costs it at least, and those costs. */
export type CostOrder = { hotels: readonly ShelfHotel[]; costs: Float64Array }

type Shelf = { hotels: readonly ShelfHotel[]; roomCount: number; byId: ReadonlyMap<string, ShelfHotel> }

const mostOrders = 16

export async function readMonthShelf(
  { transaction, providerId }: Scope,
  shelf: Shelf,
  month: string,
): Promise<MonthShelf> {
  const { hotelId, room, floorMinor, withdrawnAt } = hotelRoomMonths
  const rows = await transaction
    .select({ hotelId, room, floorMinor })
    .from(hotelRoomMonths)
    .where(and(eq(hotelRoomMonths.providerId, providerId), eq(hotelRoomMonths.month, month), isNull(withdrawnAt)))
  const roomFloors = new Int32Array(shelf.roomCount).fill(noFloor)
  for (const row of rows) {
    const at = placeOf(shelf.byId.get(row.hotelId), row.room)
    if (at !== undefined) roomFloors[at] = row.floorMinor
  }
  return {
    month,
    roomFloors,
    isRead: new Uint8Array(shelf.hotels.length),
    nightFloors: new Int32Array(shelf.roomCount * mostDays),
    orders: new LRUCache({ max: mostOrders }),
  }
}

type MonthRow = { hotel_id: string; room: string; allotment: string; closed: string; prices: string }

/** Reads the nights of those hotels of which nobody has yet. */
export async function readNightFloors(scope: Scope, month: MonthShelf, hotels: readonly ShelfHotel[]): Promise<void> {
  const unread = new Map(hotels.filter(({ at }) => month.isRead[at] === 0).map((hotel) => [hotel.id, hotel]))
  if (unread.size === 0) return
  const { rows } = await scope.transaction.execute<MonthRow>(
    selectNights(scope.providerId, [...unread.keys()], month.month),
  )
  for (const { firstRoom, rooms } of unread.values())
    month.nightFloors.fill(noFloor, firstRoom * mostDays, (firstRoom + rooms.length) * mostDays)
  for (const row of rows) {
    const at = placeOf(unread.get(row.hotel_id), row.room)
    if (at !== undefined) enterNights(month.nightFloors, at * mostDays, row)
  }
  for (const { at } of unread.values()) month.isRead[at] = 1
}

/** Of a room among those of all hotels. */
function placeOf(hotel: ShelfHotel | undefined, slug: string): number | undefined {
  const at = hotel?.rooms.findIndex((room) => room.slug === slug) ?? -1
  return hotel && at >= 0 ? hotel.firstRoom + at : undefined
}

function selectNights(providerId: string, hotelIds: readonly string[], month: string): SQL {
  const { hotelId, room, allotment, closed, prices } = hotelRoomMonths
  // As text: the driver takes many times as long over an array as JSON.parse does.
  return sql`select ${hotelId}, ${room}, ${allotment}::text as allotment, ${closed}::text as closed, ${prices}::text as prices
    from ${hotelRoomMonths}
    where ${hotelRoomMonths.providerId} = ${providerId} and ${hotelId} = any (${sql.param(hotelIds)}::uuid[])
      and ${hotelRoomMonths.month} = ${month} and ${hotelRoomMonths.withdrawnAt} is null`
}

function enterNights(floors: Int32Array, begin: number, row: MonthRow): void {
  const allotment = readArray(row.allotment) as number[]
  const closed = row.closed.slice(1, -1).split(',')
  const prices = readArray(row.prices) as number[][]
  for (const [day, rooms] of allotment.entries()) {
    if (rooms <= 0 || closed[day] === 't') continue
    let least = noFloor
    for (const ofPlan of prices) least = Math.min(least, ofPlan[day] ?? noFloor)
    floors[begin + day] = least
  }
}
