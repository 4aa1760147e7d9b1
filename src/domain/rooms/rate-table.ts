// All rates of a provider's hotels, each a room under a plan, as columns of numbers: what thousands of them are judged by in a moment.
import { type Board, boards, featureBits, isPaidAtHotel, recoveryFeatures } from '#domain/hotels/hotel.ts'
import { hasFeature, isEverFree, type OfferFilter, type PricedHotel } from './inventory-hotel.ts'

/** By the place of the rate among all. */
export type RateTable = {
  count: number
  /** The place of its room among the rooms of all hotels. */
  room: Int32Array
  /** The place of its board in the list of boards. */
  board: Uint8Array
  /** 1 where it is paid at the hotel, else 0. */
  isPaidAtHotel: Uint8Array
  /** 1 where cancelling may cost nothing. */
  isEverFree: Uint8Array
  /** Of what its room offers a body in recovery. */
  features: Int32Array
  /** Which boards there are at all, a bit each: of plans that are paid at the hotel, and of the others. */
  boardBits: { atHotel: number; inAdvance: number }
}

/** In the order of the hotels, of their rooms and of the plans of these. */
export function createRateTable(hotels: readonly PricedHotel[]): RateTable {
  const rates = hotels.flatMap((hotel) => hotel.rooms.map((room) => ({ hotel, room })))
  const rows = rates.flatMap(({ hotel, room }, place) => {
    const features = featureBits(recoveryFeatures.filter((feature) => hasFeature(hotel, room, feature)))
    return room.plans.map((plan) => ({ place, plan, features }))
  })
  return {
    count: rows.length,
    room: Int32Array.from(rows, ({ place }) => place),
    board: Uint8Array.from(rows, ({ plan }) => boards.indexOf(plan.board)),
    isPaidAtHotel: Uint8Array.from(rows, ({ plan }) => Number(isPaidAtHotel(plan))),
    isEverFree: Uint8Array.from(rows, ({ plan }) => Number(isEverFree(plan))),
    features: Int32Array.from(rows, ({ features }) => features),
    boardBits: {
      atHotel: boardBits(rows.filter(({ plan }) => isPaidAtHotel(plan))),
      inAdvance: boardBits(rows.filter(({ plan }) => !isPaidAtHotel(plan))),
    },
  }
}

const boardBits = (rows: readonly { plan: { board: Board } }[]): number =>
  rows.reduce((bits, { plan: { board } }) => bits | (1 << boards.indexOf(board)), 0)

/** Whether there is any rate with such a board, sold so: most providers sell all of them in one way. */
export function hasRates({ boardBits: { atHotel, inAdvance } }: RateTable, filter: OfferFilter): boolean {
  const bits = (filter.paid === 'in-advance' ? 0 : atHotel) | (filter.paid === 'at-hotel' ? 0 : inAdvance)
  return filter.boards.length === 0
    ? bits > 0
    : filter.boards.some((board) => (bits & (1 << boards.indexOf(board))) > 0)
}

/** Whether a rate is one that the filter may let through. */
export function createRateFilter(rates: RateTable, filter: OfferFilter): (rate: number) => boolean {
  const bits = featureBits(filter.features)
  const wanted = filter.boards.map((board) => boards.indexOf(board))
  return (rate) =>
    (filter.paid === null || rates.isPaidAtHotel[rate] === Number(filter.paid === 'at-hotel')) &&
    ((rates.features[rate] ?? 0) & bits) === bits &&
    (wanted.length === 0 || wanted.includes(rates.board[rate] ?? -1)) &&
    (!filter.isRefundable || rates.isEverFree[rate] === 1)
}
