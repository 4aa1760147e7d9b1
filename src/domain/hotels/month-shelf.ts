// What the nights of one month cost at least, room by room, for all hotels of a provider: bounds that a search by price goes by.
import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { mostDays } from './months.ts'
import { noFloor } from './night-floor.ts'
import { readArray } from './read-array.ts'
import type { ShelfHotel } from './shelf-hotel.ts'
import { hotelRoomMonths } from './tables.ts'

export type MonthShelf = {
  /** For each room of the shelf its 31 nights: the least of its plans' prices, or `noFloor` where nobody is let in. */
  floors: Int32Array
  /** Hotels with an open night, by what a room costs per night at least, its share of taxes included. */
  inOrder: readonly ShelfHotel[]
  /** In that order, those costs. */
  costs: Float64Array
}

/** So many hotels at once: a month of thousands of them would keep everybody else waiting. */
const hotelsAtOnce = 500

type MonthRow = { hotel_id: string; room: string; allotment: string; closed: string; prices: string }

export async function readMonthShelf(
  scope: Scope,
  shelf: { hotels: readonly ShelfHotel[]; roomCount: number },
  month: string,
): Promise<MonthShelf> {
  const floors = new Int32Array(shelf.roomCount * mostDays).fill(noFloor)
  for (let begin = 0; begin < shelf.hotels.length; begin += hotelsAtOnce) {
    const some = new Map(shelf.hotels.slice(begin, begin + hotelsAtOnce).map((hotel) => [hotel.id, hotel]))
    const { rows } = await scope.transaction.execute<MonthRow>(selectMonth(scope.providerId, [...some.keys()], month))
    for (const row of rows) {
      const hotel = some.get(row.hotel_id)
      const room = hotel?.rooms.findIndex(({ slug }) => slug === row.room) ?? -1
      if (hotel && room >= 0) enterFloors(floors, (hotel.firstRoom + room) * mostDays, row)
    }
  }
  const ordered = shelf.hotels
    .map((hotel) => ({ hotel, cost: leastCost(hotel, floors) }))
    .filter(({ cost }) => cost < noFloor)
    .sort((one, other) => one.cost - other.cost)
  return {
    floors,
    inOrder: ordered.map(({ hotel }) => hotel),
    costs: Float64Array.from(ordered, ({ cost }) => cost),
  }
}

function selectMonth(providerId: string, hotelIds: readonly string[], month: string): SQL {
  const { hotelId, room, allotment, closed, prices } = hotelRoomMonths
  // As text: the driver takes many times as long over an array as JSON.parse does.
  return sql`select ${hotelId}, ${room}, ${allotment}::text as allotment, ${closed}::text as closed, ${prices}::text as prices
    from ${hotelRoomMonths}
    where ${hotelRoomMonths.providerId} = ${providerId} and ${hotelId} = any (${sql.param(hotelIds)}::uuid[])
      and ${hotelRoomMonths.month} = ${month} and ${hotelRoomMonths.withdrawnAt} is null`
}

function enterFloors(floors: Int32Array, begin: number, row: MonthRow): void {
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

function leastCost(hotel: ShelfHotel, floors: Int32Array): number {
  let least = noFloor
  const until = (hotel.firstRoom + hotel.rooms.length) * mostDays
  for (let night = hotel.firstRoom * mostDays; night < until; night++) least = Math.min(least, floors[night] ?? noFloor)
  if (least >= noFloor) return noFloor
  const percent = hotel.taxes.reduce((sum, tax) => sum + (tax.basis === 'percent' ? tax.rate : 0), 0)
  const perNight = hotel.taxes.reduce((sum, tax) => sum + (tax.basis === 'room-night' ? tax.rate : 0), 0)
  return least * (1 + percent / 10_000) + perNight
}
