// The order in which a search by price looks at hotels: by what a night of a month costs its guests at least.
import { leastNightOf } from './least-cost.ts'
import type { CostOrder, MonthShelf } from './month-shelf.ts'
import type { ShelfHotel } from './shelf-hotel.ts'
import type { RoomGuests } from './stay.ts'

/** Made when such guests first ask, and remembered with the month: most of those who ask are two. */
export function costOrderOf(hotels: readonly ShelfHotel[], month: MonthShelf, rooms: readonly RoomGuests[]): CostOrder {
  const key = JSON.stringify(rooms.map(({ adults, children }) => [adults, ...children]))
  const known = month.orders.get(key)
  if (known) return known
  const ordered = hotels
    .map((hotel) => ({ hotel, cost: leastNightOf(hotel, month, rooms) }))
    .filter(({ cost }) => cost < Infinity)
    .sort((one, other) => one.cost - other.cost)
  const order = {
    hotels: ordered.map(({ hotel }) => hotel),
    costs: Float64Array.from(ordered, ({ cost }) => cost),
  }
  month.orders.set(key, order)
  return order
}
