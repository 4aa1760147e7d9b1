// All rates of a provider's hotels, each a room under a plan, as columns of numbers: what thousands of them are judged by in a moment.
import { type Board, boards, canBook, featureBits, recoveryFeatures } from '#domain/hotels/hotel.ts'
import { hasFeature, isEverFree, type OfferFilter, type PricedHotel } from './inventory-hotel.ts'

/** By the place of the rate among all. */
export type RateTable = {
  count: number
  /** The place of its room among the rooms of all hotels. */
  room: Int32Array
  /** The place of its board in the list of boards. */
  board: Uint8Array
  /** 1 where it can be booked here, else 0. */
  canBook: Uint8Array
  /** 1 where cancelling may cost nothing. */
  isEverFree: Uint8Array
  /** Of what its room offers a body in recovery. */
  features: Int32Array
  /** Which boards there are at all, a bit each: of plans that can be booked here, and of those on request. */
  boardBits: { booked: number; onRequest: number }
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
    canBook: Uint8Array.from(rows, ({ plan }) => Number(canBook(plan))),
    isEverFree: Uint8Array.from(rows, ({ plan }) => Number(isEverFree(plan))),
    features: Int32Array.from(rows, ({ features }) => features),
    boardBits: {
      booked: boardBits(rows.filter(({ plan }) => canBook(plan))),
      onRequest: boardBits(rows.filter(({ plan }) => !canBook(plan))),
    },
  }
}

const boardBits = (rows: readonly { plan: { board: Board } }[]): number =>
  rows.reduce((bits, { plan: { board } }) => bits | (1 << boards.indexOf(board)), 0)

/** Whether there is any rate with such a board, sold so: most providers sell all of them in one way. */
export function hasRates({ boardBits: { booked, onRequest } }: RateTable, filter: OfferFilter): boolean {
  const bits = filter.canBook ? booked : onRequest
  return filter.boards.length === 0
    ? bits > 0
    : filter.boards.some((board) => (bits & (1 << boards.indexOf(board))) > 0)
}

/** Whether a rate is one that the filter may let through. */
export function createRateFilter(rates: RateTable, filter: OfferFilter): (rate: number) => boolean {
  const bits = featureBits(filter.features)
  const wanted = filter.boards.map((board) => boards.indexOf(board))
  return (rate) =>
    rates.canBook[rate] === Number(filter.canBook) &&
    ((rates.features[rate] ?? 0) & bits) === bits &&
    (wanted.length === 0 || wanted.includes(rates.board[rate] ?? -1)) &&
    (!filter.isRefundable || rates.isEverFree[rate] === 1)
}
