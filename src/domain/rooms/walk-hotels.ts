// Walks over a provider's own hotels in the order of a search, leaving out those that cannot answer it, without looking at all of them.
import type { Scope } from '#db/scope.ts'
import { featureBits } from '#domain/hotels/hotel.ts'
import type { StaySearch } from '#domain/hotels/hotel-supplier.ts'
import type { RoomGuests, Stay } from '#domain/hotels/stay.ts'
import { nightsBetween } from '#kernel/plain-date.ts'
import { costOrderOf } from './cost-order.ts'
import type { HotelShelf, HotelShelves } from './hotel-shelf.ts'
import type { SaleFilter } from './inventory-hotel.ts'
import { exactFloors, type FloorsOf, leastCostOf, type MonthPart, roughFloors } from './least-cost.ts'
import { readNightPrices } from './month-shelf.ts'
import { monthsIn, nextMonth } from './months.ts'
import { type PartyCosts, partyCostsOf } from './party-costs.ts'
import { createRateFilter } from './rate-table.ts'
import type { ShelfHotel } from './shelf-hotel.ts'
import { type CostWalk, type Judge, type Walk, walkByCost } from './walk-by-cost.ts'

export type WalkSearch = Pick<StaySearch, 'checkIn' | 'checkOut' | 'rooms' | 'sort'> & { filter: SaleFilter }

/** `among`: these alone, in their order. `except`: those that are known already. */
export type WalkLimits = { among?: readonly ShelfHotel[] | undefined; except?: ReadonlySet<ShelfHotel> }

export async function createWalk(
  scope: Scope,
  shelves: HotelShelves,
  shelf: HotelShelf,
  search: WalkSearch,
  { among, except }: WalkLimits = {},
): Promise<Walk> {
  const parts: MonthPart[] = []
  for (const part of monthParts(search)) {
    parts.push({ ...part, month: await shelves.openMonth(scope, shelf, part.month) })
  }
  const party = JSON.stringify(search.rooms.map(({ adults, children }) => [adults, ...children]))
  const costs = partyCosts(shelf, party, search.rooms)
  const isFitting = createFilter(shelf, search.filter)
  const judgeBy = createJudges(shelf, costs, search)
  const roughly = judgeBy(roughFloors(shelf.rates, parts))
  const exactly = judgeBy(exactFloors(parts))
  const fits = (hotel: ShelfHotel) => !except?.has(hotel) && isFitting(hotel) && roughly(hotel) < Infinity
  const readNights = async (some: readonly ShelfHotel[]) => {
    for (const { month } of parts) await readNightPrices(scope, month, some)
  }
  const ordersOfMonths = () =>
    parts.map(({ month, begin, until }) => ({ ...costOrderOf(shelf, month, costs, party), nights: until - begin }))
  // What rounding may take off a price.
  const rounding = shelf.mostTaxes / 2
  if (among || search.sort !== 'price') {
    const ordered = among ?? shelf.inOrder[search.sort === 'price' ? 'recovery' : search.sort]
    const most = search.filter.maxTotalMinor
    // Without a limit whatever is near will do: who is sold out is seen when the rooms that are left are read.
    if (most === null) return walkInOrder(ordered, fits, undefined)
    const orders = ordersOfMonths()
    // Most hotels cost too much, and this says so of them at once.
    const isCheap = ({ at }: ShelfHotel) =>
      orders.reduce((sum, { costAt, nights }) => sum + (costAt[at] ?? Infinity) * nights, -rounding) <= most
    const isNear = (hotel: ShelfHotel) => isCheap(hotel) && fits(hotel)
    return walkInOrder(ordered, isNear, { exactly, readNights })
  }
  return walkByCost({
    hotelCount: shelf.hotels.length,
    orders: ordersOfMonths(),
    rounding,
    fits,
    judge: exactly,
    readNights,
  })
}

function monthParts({ checkIn, checkOut }: Pick<Stay, 'checkIn' | 'checkOut'>) {
  return monthsIn({ from: checkIn, until: checkOut }).map((month) => {
    const next = nextMonth(month)
    const begin = checkIn > month ? nightsBetween(month, checkIn) : 0
    return { month, begin, until: nightsBetween(month, checkOut < next ? checkOut : next) }
  })
}

function partyCosts({ hotels, rates, parties }: HotelShelf, party: string, rooms: readonly RoomGuests[]): PartyCosts {
  const costs = parties.get(party) ?? partyCostsOf(hotels, rates, rooms)
  parties.set(party, costs)
  return costs
}

function createJudges(shelf: HotelShelf, costs: PartyCosts, search: WalkSearch): (floorsOf: FloorsOf) => Judge {
  const nights = nightsBetween(search.checkIn, search.checkOut)
  const bound = { costs, nights, fits: createRateFilter(shelf.rates, search.filter) }
  const most = search.filter.maxTotalMinor ?? Infinity
  return (floorsOf) => (hotel) => {
    const cost = leastCostOf(hotel, bound, floorsOf)
    return cost > most ? Infinity : cost
  }
}

function createFilter(shelf: HotelShelf, filter: SaleFilter): (hotel: ShelfHotel) => boolean {
  const named = shelf.words.find(filter.text)
  const bits = featureBits(filter.features)
  const mostMinutes = filter.maxMinutes ?? Infinity
  return (hotel) =>
    hotel.stars >= filter.minStars &&
    (hotel.featureBits & bits) === bits &&
    hotel.minutesCar <= mostMinutes &&
    (named === undefined || named.has(hotel.at))
}

function walkInOrder(
  ordered: readonly ShelfHotel[],
  isNear: (hotel: ShelfHotel) => boolean,
  limit: (Pick<CostWalk, 'readNights'> & { exactly: Judge }) | undefined,
): Walk {
  let at = 0
  const look = async (count: number) => {
    const near: ShelfHotel[] = []
    while (near.length < count && at < ordered.length) {
      const hotel = ordered[at++]
      if (hotel && isNear(hotel)) near.push(hotel)
    }
    if (!limit) return near
    await limit.readNights(near)
    return near.filter((hotel) => limit.exactly(hotel) < Infinity)
  }
  return {
    next: async (count) => {
      const candidates: ShelfHotel[] = []
      while (candidates.length < count && at < ordered.length) candidates.push(...(await look(count)))
      return { candidates, restCost: at < ordered.length ? 0 : Infinity }
    },
  }
}
