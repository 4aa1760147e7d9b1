// What a party pays under every rate of a provider's hotels, beside the price of the night: worked out once, for all stays of theirs.
import { flatTax, guestsPrice } from '#domain/hotels/price-stay.ts'
import { fitsRoom, type RoomGuests } from '#domain/hotels/stay.ts'
import type { RateTable } from './rate-table.ts'
import type { ShelfHotel } from './shelf-hotel.ts'

/**
 * A stay costs `perPrice` times the sum of its night prices, `perNight` for each night, and `once`; each tax is then rounded.
 * In minor units that are not whole.
 */
export type PartyCosts = {
  /** By the place of the rate. */
  perPrice: Float64Array
  /** By the place of the rate; Infinity where somebody does not fit in. */
  perNight: Float64Array
  /** By the place of the hotel; less what rounding may take off. */
  once: Float64Array
}

export function partyCostsOf(
  hotels: readonly ShelfHotel[],
  rates: RateTable,
  rooms: readonly RoomGuests[],
): PartyCosts {
  const costs = {
    perPrice: new Float64Array(rates.count),
    perNight: new Float64Array(rates.count).fill(Infinity),
    once: new Float64Array(hotels.length),
  }
  for (const hotel of hotels) enterHotel(costs, hotel, rooms)
  return costs
}

function enterHotel(costs: PartyCosts, hotel: ShelfHotel, rooms: readonly RoomGuests[]): void {
  const { taxes, childrenFreeUnder } = hotel
  const night = { rooms, nightPrices: { length: 1 } }
  let [share, flat, once] = [1, 0, 0]
  for (const tax of taxes) {
    if (tax.basis === 'percent') share += tax.rate / 10_000
    else if (tax.basis === 'room') once += flatTax(tax, night)
    else flat += flatTax(tax, night)
  }
  // Each tax is rounded by itself, by half a unit at most.
  costs.once[hotel.at] = once - taxes.length / 2
  let rate = hotel.firstRate
  for (const room of hotel.rooms) {
    const fits = rooms.every((guests) => fitsRoom(room, guests))
    for (const plan of room.plans) {
      if (fits) {
        const guests = rooms.reduce((sum, each) => sum + guestsPrice({ room, plan, childrenFreeUnder }, each), 0)
        costs.perPrice[rate] = rooms.length * share
        costs.perNight[rate] = guests * share + flat
      }
      rate++
    }
  }
}
