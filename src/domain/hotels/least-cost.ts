// What a stay in a hotel costs at least, from what its nights cost at least: never more than the exact price, and nearly it.
import { nightsBetween } from '#kernel/plain-date.ts'
import { type OfferFilter, type PricedHotel, type PricedRoom, roomsFor, type SoldRoom } from './inventory-hotel.ts'
import type { MonthShelf } from './month-shelf.ts'
import { mostDays } from './months.ts'
import { noFloor } from './night-floor.ts'
import { flatTax, guestsPrice } from './price-stay.ts'
import type { ShelfHotel } from './shelf-hotel.ts'
import type { Stay } from './stay.ts'

/** The nights of a stay that lie in one month: places of its days, from 0. */
export type MonthPart = { shelf: MonthShelf; begin: number; until: number }

/**
 * Infinity where nobody can be let in, or nothing that the filter lets through has room for everyone.
 * In minor units; not whole, for no rounding of a tax may lift it above the exact price.
 */
export function leastCostOf(hotel: ShelfHotel, parts: readonly MonthPart[], stay: Stay, filter: OfferFilter): number {
  let least = Infinity
  const nights = nightsBetween(stay.checkIn, stay.checkOut)
  for (const sold of roomsFor(hotel, stay.rooms, filter)) {
    const floors = floorsOf((hotel.firstRoom + hotel.rooms.indexOf(sold.room)) * mostDays, parts)
    if (floors === undefined) continue
    least = Math.min(least, boundOf(hotel, sold, floors, nights, stay))
  }
  return least
}

/** The sum over all nights of the least a room costs; undefined where one of them is closed. */
function floorsOf(room: number, parts: readonly MonthPart[]): number | undefined {
  let sum = 0
  for (const { shelf, begin, until } of parts) {
    for (let day = begin; day < until; day++) {
      const floor = shelf.floors[room + day] ?? noFloor
      if (floor === noFloor) return undefined
      sum += floor
    }
  }
  return sum
}

function boundOf(
  hotel: PricedHotel,
  { room, plans }: SoldRoom<PricedRoom>,
  floors: number,
  nights: number,
  { rooms }: Stay,
): number {
  let perNight = Infinity
  for (const plan of plans) {
    const ofPlan = { room, plan, childrenFreeUnder: hotel.childrenFreeUnder }
    perNight = Math.min(
      perNight,
      rooms.reduce((sum, guests) => sum + guestsPrice(ofPlan, guests), 0),
    )
  }
  const roomsMinor = floors * rooms.length + perNight * nights
  let bound = roomsMinor
  for (const tax of hotel.taxes) {
    // Half a unit less: the exact one is rounded.
    if (tax.basis === 'percent') bound += (roomsMinor * tax.rate) / 10_000 - 0.5
    else bound += flatTax(tax, { rooms, nightPrices: { length: nights } })
  }
  return bound
}
