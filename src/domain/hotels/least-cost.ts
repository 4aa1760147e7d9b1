// What a stay in a hotel costs at least, from what its nights cost at least: never more than the exact price, and nearly it.
import { nightsBetween } from '#kernel/plain-date.ts'
import { type OfferFilter, type PricedHotel, type PricedRoom, roomsFor, type SoldRoom } from './inventory-hotel.ts'
import type { MonthShelf } from './month-shelf.ts'
import { mostDays } from './months.ts'
import { noFloor } from './night-floor.ts'
import { flatTax, guestsPrice } from './price-stay.ts'
import type { ShelfHotel } from './shelf-hotel.ts'
import type { RoomGuests, Stay } from './stay.ts'

/** The nights of a stay that lie in one month: places of its days, from 0. */
export type MonthPart = { month: MonthShelf; begin: number; until: number }

/** What the nights of a stay in a room cost at least; Infinity where one of them is known to be closed. */
export type FloorsOf = (room: number, parts: readonly MonthPart[]) => number

/**
 * Infinity where nobody can be let in, or nothing that the filter lets through has room for everyone.
 * In minor units; not whole, for no rounding of a tax may lift it above the exact price.
 */
export function leastCostOf(
  hotel: ShelfHotel,
  parts: readonly MonthPart[],
  stay: Pick<Stay, 'checkIn' | 'checkOut' | 'rooms'>,
  filter: OfferFilter,
  floorsOf: FloorsOf,
): number {
  let least = Infinity
  const nights = nightsBetween(stay.checkIn, stay.checkOut)
  for (const sold of roomsFor(hotel, stay.rooms, filter)) {
    const floors = floorsOf(hotel.firstRoom + hotel.rooms.indexOf(sold.room), parts)
    if (floors < Infinity) least = Math.min(least, nightlyCost(hotel, sold, floors, nights, stay.rooms))
  }
  return least + onceCost(hotel, stay.rooms) - roundingOf(hotel.taxes.length)
}

/** What each night of the month costs these guests at least, of what is counted by the night. */
export function leastNightOf(hotel: ShelfHotel, month: MonthShelf, rooms: readonly RoomGuests[]): number {
  let least = Infinity
  for (const sold of roomsFor(hotel, rooms, undefined)) {
    const floor = month.roomFloors[hotel.firstRoom + hotel.rooms.indexOf(sold.room)] ?? noFloor
    if (floor !== noFloor) least = Math.min(least, nightlyCost(hotel, sold, floor, 1, rooms))
  }
  return least
}

/** So many taxes, each rounded by itself, may make a price less than the sum of what they are exactly. */
export const roundingOf = (taxes: number): number => taxes / 2

/** By the least night of each month. */
export const roughFloors: FloorsOf = (room, parts) => {
  let sum = 0
  for (const { month, begin, until } of parts) {
    const floor = month.roomFloors[room] ?? noFloor
    if (floor === noFloor) return Infinity
    sum += floor * (until - begin)
  }
  return sum
}

/** Night by night; of hotels whose nights are read. */
export const exactFloors: FloorsOf = (room, parts) => {
  let sum = 0
  for (const { month, begin, until } of parts) {
    for (let night = room * mostDays + begin; night < room * mostDays + until; night++) {
      const floor = month.nightFloors[night] ?? noFloor
      if (floor === noFloor) return Infinity
      sum += floor
    }
  }
  return sum
}

/** Twice the nights at twice the floors cost twice as much. */
function nightlyCost(
  { childrenFreeUnder, taxes }: PricedHotel,
  { room, plans }: SoldRoom<PricedRoom>,
  floors: number,
  nights: number,
  rooms: readonly RoomGuests[],
): number {
  let perNight = Infinity
  for (const plan of plans) {
    let ofPlan = 0
    for (const guests of rooms) ofPlan += guestsPrice({ room, plan, childrenFreeUnder }, guests)
    perNight = Math.min(perNight, ofPlan)
  }
  const roomsMinor = floors * rooms.length + perNight * nights
  let cost = roomsMinor
  for (const tax of taxes) {
    if (tax.basis === 'percent') cost += (roomsMinor * tax.rate) / 10_000
    else if (tax.basis !== 'room') cost += flatTax(tax, { rooms, nightPrices: { length: nights } })
  }
  return cost
}

function onceCost({ taxes }: PricedHotel, rooms: readonly RoomGuests[]): number {
  return taxes.reduce((sum, tax) => sum + (tax.basis === 'room' ? flatTax(tax, { rooms, nightPrices: [] }) : 0), 0)
}
