// Walks over a provider's own hotels in the order of a search, leaving out those that cannot answer it, without looking at all of them.
import type { Scope } from '#db/scope.ts'
import { nightsBetween } from '#kernel/plain-date.ts'
import { costOrderOf } from './cost-order.ts'
import { featureBits } from './hotel.ts'
import type { HotelShelf, HotelShelves } from './hotel-shelf.ts'
import type { HotelFilter, StaySearch } from './hotel-supplier.ts'
import { exactFloors, type FloorsOf, leastCostOf, type MonthPart, roughFloors, roundingOf } from './least-cost.ts'
import { readNightFloors } from './month-shelf.ts'
import { monthsIn, nextMonth } from './months.ts'
import type { ShelfHotel } from './shelf-hotel.ts'
import type { RoomGuests, Stay } from './stay.ts'

/**
 * So many hotels more: those that cost least first where the search is by price, else in its order. None of the rest, looked at or
 * not, costs less than `restCost` in minor units: Infinity when nothing is left, 0 where that is not known.
 */
export type Walk = { next(count: number): Promise<{ candidates: ShelfHotel[]; restCost: number }> }

/** What it costs at least; undefined where it cannot answer the search. */
type Judge = (hotel: ShelfHotel, floorsOf: FloorsOf) => number | undefined

export type WalkSearch = Pick<StaySearch, 'checkIn' | 'checkOut' | 'rooms' | 'filter' | 'sort'>

/** @param among these alone, in their order; all of the shelf without it */
export async function createWalk(
  scope: Scope,
  shelves: HotelShelves,
  shelf: HotelShelf,
  search: WalkSearch,
  among?: readonly ShelfHotel[],
): Promise<Walk> {
  const parts: MonthPart[] = []
  for (const part of monthParts(search)) {
    parts.push({ ...part, month: await shelves.openMonth(scope, shelf, part.month) })
  }
  const judge = createJudge(shelf, parts, search)
  if (among) return walkInOrder(among, judge)
  if (search.sort !== 'price') return walkInOrder(shelf.inOrder[search.sort], judge)
  const readNights = async (some: readonly ShelfHotel[]) => {
    for (const { month } of parts) await readNightFloors(scope, month, some)
  }
  return walkByCost(shelf, parts, search.rooms, judge, readNights)
}

function monthParts({ checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>) {
  return monthsIn({ from: checkIn, until: checkOut }).map((month) => {
    const next = nextMonth(month)
    const begin = checkIn > month ? nightsBetween(month, checkIn) : 0
    return { month, begin, until: nightsBetween(month, checkOut < next ? checkOut : next) }
  })
}

function createJudge(shelf: HotelShelf, parts: readonly MonthPart[], search: WalkSearch): Judge {
  const { filter } = search
  const named = shelf.words.find(filter.text)
  const bits = featureBits(filter.features)
  const most = filter.maxTotalMinor ?? Infinity
  return (hotel, floorsOf) => {
    if ((named && !named.has(hotel.at)) || !fitsHotel(hotel, filter, bits)) return undefined
    const cost = leastCostOf(hotel, parts, search, filter, floorsOf)
    return cost === Infinity || cost > most ? undefined : cost
  }
}

function fitsHotel(hotel: ShelfHotel, { minStars, maxMinutes }: HotelFilter, bits: number): boolean {
  return (
    hotel.stars >= minStars &&
    (hotel.featureBits & bits) === bits &&
    (maxMinutes === null || hotel.minutesCar <= maxMinutes)
  )
}

function walkInOrder(ordered: readonly ShelfHotel[], judge: Judge): Walk {
  let at = 0
  return {
    next: async (count) => {
      const candidates: ShelfHotel[] = []
      while (candidates.length < count && at < ordered.length) {
        const hotel = ordered[at++]
        if (hotel && judge(hotel, roughFloors) !== undefined) candidates.push(hotel)
      }
      return { candidates, restCost: at < ordered.length ? 0 : Infinity }
    },
  }
}

/** Hotels taken from each month's order in one go. */
const stride = 64

/**
 * From the top of every month's order at once: a hotel that came up in none of them costs no less than the next ones of all orders
 * together (R. Fagin, A. Lotem, M. Naor, Optimal aggregation algorithms for middleware, 2003).
 */
function walkByCost(
  shelf: HotelShelf,
  parts: readonly MonthPart[],
  rooms: readonly RoomGuests[],
  judge: Judge,
  readNights: (some: readonly ShelfHotel[]) => Promise<void>,
): Walk {
  const orders = parts.map(({ month, begin, until }) => ({
    ...costOrderOf(shelf.hotels, month, rooms),
    nights: until - begin,
  }))
  const seen = new Set<ShelfHotel>()
  let waiting: { hotel: ShelfHotel; cost: number }[] = []
  let at = 0
  const unseenCost = () => {
    const cost = orders.reduce((sum, { costs, nights }) => sum + (costs[at] ?? Infinity) * nights, 0)
    return cost - roundingOf(shelf.mostTaxes)
  }
  const look = async () => {
    const next = orders.flatMap(({ hotels }) => hotels.slice(at, at + stride)).filter((hotel) => !seen.has(hotel))
    at += stride
    const near = [...new Set(next)].filter((hotel) => judge(hotel, roughFloors) !== undefined)
    for (const hotel of next) seen.add(hotel)
    await readNights(near)
    for (const hotel of near) {
      const cost = judge(hotel, exactFloors)
      if (cost !== undefined) waiting.push({ hotel, cost })
    }
  }
  const hasReady = (rest: number, count: number) => {
    let ready = 0
    for (const { cost } of waiting) if (cost <= rest && ++ready === count) return true
    return false
  }
  return {
    next: async (count) => {
      for (let rest = unseenCost(); rest < Infinity && !hasReady(rest, count); rest = unseenCost()) await look()
      waiting.sort((one, other) => one.cost - other.cost)
      const ready = waiting.slice(0, count)
      waiting = waiting.slice(count)
      return {
        candidates: ready.map(({ hotel }) => hotel),
        restCost: Math.min(waiting[0]?.cost ?? Infinity, unseenCost()),
      }
    },
  }
}
