// Walks over hotels by what a stay costs at least, without working that out for all of them.
import type { CostOrder } from './month-shelf.ts'
import type { ShelfHotel } from './shelf-hotel.ts'

/**
 * So many hotels more: those that cost least first where the search is by price, else in its order. None of the rest, looked at or
 * not, costs less than `restCost` in minor units: Infinity when nothing is left, 0 where that is not known.
 */
export type Walk = { next(count: number): Promise<{ candidates: ShelfHotel[]; restCost: number }> }

/** What a hotel costs at least; Infinity where it cannot answer the search. */
export type Judge = (hotel: ShelfHotel) => number

export type CostWalk = {
  /** On the whole shelf. */
  hotelCount: number
  /** Of each month that the stay lies in, and how many of its nights. */
  orders: readonly (CostOrder & { nights: number })[]
  /** What rounding may take off a price. */
  rounding: number
  /** Whether it may answer the search, whatever it costs. */
  fits: (hotel: ShelfHotel) => boolean
  /** Of hotels whose nights are read. */
  judge: Judge
  readNights: (some: readonly ShelfHotel[]) => Promise<void>
}

/** Hotels taken from each month's order in one go. */
const stride = 64

/**
 * From the top of every month's order at once: a hotel that came up in none of them costs no less than the next ones of all orders
 * together (R. Fagin, A. Lotem, M. Naor, Optimal aggregation algorithms for middleware, 2003).
 */
export function walkByCost({ hotelCount, orders, rounding, fits, judge, readNights }: CostWalk): Walk {
  const seen = new Uint8Array(hotelCount)
  let waiting: { hotel: ShelfHotel; cost: number }[] = []
  let at = 0
  const unseenCost = () => orders.reduce((sum, { costs, nights }) => sum + (costs[at] ?? Infinity) * nights, -rounding)
  const look = async () => {
    const near: ShelfHotel[] = []
    for (const { hotels } of orders) {
      for (const hotel of hotels.slice(at, at + stride)) {
        if (seen[hotel.at] === 1) continue
        seen[hotel.at] = 1
        if (fits(hotel)) near.push(hotel)
      }
    }
    at += stride
    await readNights(near)
    for (const hotel of near) {
      const cost = judge(hotel)
      if (cost < Infinity) waiting.push({ hotel, cost })
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
      const restCost = Math.min(waiting[0]?.cost ?? Infinity, unseenCost())
      return { candidates: ready.map(({ hotel }) => hotel), restCost }
    },
  }
}
