// What the nights of one month cost at least, for all hotels of a provider: bounds that searches go by.
// A month begins with one figure for each room; its nights are read of those hotels alone that a search by price comes near.
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Scope } from '#db/scope.ts'
import { mostDays } from './months.ts'
import { noFloor } from './night-floor.ts'
import type { RateTable } from './rate-table.ts'
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
  /** For each rate 31 nights: the price of a room, or `noFloor` where nobody is let in. */
  nightPrices: Int32Array
  /** Of the parties that asked last. */
  orders: LRUCache<string, CostOrder>
}

/** Hotels that a party fits in, by what a night costs it at least, and those costs; also by the place of the hotel, Infinity elsewhere. */
export type CostOrder = { hotels: readonly ShelfHotel[]; costs: Float64Array; costAt: Float64Array }

type Shelf = {
  hotels: readonly ShelfHotel[]
  roomCount: number
  rates: RateTable
  byId: ReadonlyMap<string, ShelfHotel>
}

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
    nightPrices: new Int32Array(shelf.rates.count * mostDays),
    orders: new LRUCache({ max: mostOrders }),
  }
}

type MonthRow = { hotel_id: string; room: string; allotment: string; closed: string; plans: string[]; prices: string }

/** Reads the nights of those hotels of which nobody has yet. */
export async function readNightPrices(scope: Scope, month: MonthShelf, hotels: readonly ShelfHotel[]): Promise<void> {
  const unread = new Map(hotels.filter(({ at }) => month.isRead[at] === 0).map((hotel) => [hotel.id, hotel]))
  if (unread.size === 0) return
  const { rows } = await scope.transaction.execute<MonthRow>(
    selectNights(scope.providerId, [...unread.keys()], month.month),
  )
  for (const { firstRate, rateCount } of unread.values())
    month.nightPrices.fill(noFloor, firstRate * mostDays, (firstRate + rateCount) * mostDays)
  for (const row of rows) {
    const hotel = unread.get(row.hotel_id)
    if (hotel) enterNights(month.nightPrices, hotel, row)
  }
  for (const { at } of unread.values()) month.isRead[at] = 1
}

/** Of a room among those of all hotels. */
function placeOf(hotel: ShelfHotel | undefined, slug: string): number | undefined {
  const at = hotel?.rooms.findIndex((room) => room.slug === slug) ?? -1
  return hotel && at >= 0 ? hotel.firstRoom + at : undefined
}

function selectNights(providerId: string, hotelIds: readonly string[], month: string): SQL {
  const { hotelId, room, allotment, closed, plans, prices } = hotelRoomMonths
  // As text: the driver takes many times as long over an array as JSON.parse does.
  return sql`select ${hotelId}, ${room}, ${allotment}::text as allotment, ${closed}::text as closed, ${plans},
      ${prices}::text as prices
    from ${hotelRoomMonths}
    where ${hotelRoomMonths.providerId} = ${providerId} and ${hotelId} = any (${sql.param(hotelIds)}::uuid[])
      and ${hotelRoomMonths.month} = ${month} and ${hotelRoomMonths.withdrawnAt} is null`
}

function enterNights(nightPrices: Int32Array, hotel: ShelfHotel, row: MonthRow): void {
  const allotment = readArray(row.allotment) as number[]
  const closed = row.closed.slice(1, -1).split(',')
  const prices = readArray(row.prices) as number[][]
  let rate = hotel.firstRate
  for (const room of hotel.rooms) {
    for (const { slug } of room.plans) {
      const ofPlan = room.slug === row.room ? prices[row.plans.indexOf(slug)] : undefined
      for (const [day, price] of ofPlan?.entries() ?? []) {
        if ((allotment[day] ?? 0) > 0 && closed[day] !== 't') nightPrices[rate * mostDays + day] = price
      }
      rate++
    }
  }
}
