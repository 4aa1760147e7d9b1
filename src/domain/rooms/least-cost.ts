// What a stay in a hotel costs at least, from what its nights cost at least: never more than the exact price, and nearly it.
import type { MonthShelf } from './month-shelf.ts'
import { mostDays } from './months.ts'
import { noFloor } from './night-floor.ts'
import type { PartyCosts } from './party-costs.ts'
import type { RateTable } from './rate-table.ts'
import type { ShelfHotel } from './shelf-hotel.ts'

/** The nights of a stay that lie in one month: places of its days, from 0. */
export type MonthPart = { month: MonthShelf; begin: number; until: number }

/** What the nights of a stay cost at least under a rate, before taxes and guests; Infinity where one of them is known to be closed. */
export type FloorsOf = (rate: number) => number

export type Bound = { costs: PartyCosts; nights: number; fits: (rate: number) => boolean }

/** In minor units that are not whole; Infinity where nobody can be let in, or no rate fits. */
export function leastCostOf(hotel: ShelfHotel, { costs, nights, fits }: Bound, floorsOf: FloorsOf): number {
  const { perPrice, perNight, once } = costs
  let least = Infinity
  for (let rate = hotel.firstRate; rate < hotel.firstRate + hotel.rateCount; rate++) {
    const extra = perNight[rate] ?? Infinity
    if (extra === Infinity || !fits(rate)) continue
    least = Math.min(least, floorsOf(rate) * (perPrice[rate] ?? 0) + extra * nights)
  }
  return least + (once[hotel.at] ?? 0)
}

/** By the least night of each month, whatever the plan. */
export function roughFloors({ room }: RateTable, parts: readonly MonthPart[]): FloorsOf {
  return (rate) => {
    let sum = 0
    for (const { month, begin, until } of parts) {
      const floor = month.roomFloors[room[rate] ?? -1] ?? noFloor
      if (floor === noFloor) return Infinity
      sum += floor * (until - begin)
    }
    return sum
  }
}

/** Night by night; of hotels whose nights are read. */
export function exactFloors(parts: readonly MonthPart[]): FloorsOf {
  return (rate) => {
    let sum = 0
    for (const { month, begin, until } of parts) {
      for (let night = rate * mostDays + begin; night < rate * mostDays + until; night++) {
        const price = month.nightPrices[night] ?? noFloor
        if (price === noFloor) return Infinity
        sum += price
      }
    }
    return sum
  }
}
