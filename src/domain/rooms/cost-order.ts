// What a night of a month costs guests at least in each hotel: the order in which a search by price looks at them.
import { leastCostOf, roughFloors } from './least-cost.ts'
import type { CostOrder, MonthShelf } from './month-shelf.ts'
import type { PartyCosts } from './party-costs.ts'
import type { RateTable } from './rate-table.ts'
import type { ShelfHotel } from './shelf-hotel.ts'

type Shelf = { hotels: readonly ShelfHotel[]; rates: RateTable }

/**
 * Made when such guests first ask, and remembered with the month: most of those who ask are two.
 * @param party names the guests
 */
export function costOrderOf({ hotels, rates }: Shelf, month: MonthShelf, costs: PartyCosts, party: string): CostOrder {
  const known = month.orders.get(party)
  if (known) return known
  const floorsOf = roughFloors(rates, [{ month, begin: 0, until: 1 }])
  // What is paid once is no part of a night.
  const ofNight = { costs: { ...costs, once: new Float64Array(hotels.length) }, nights: 1, fits: () => true }
  const ordered = hotels
    .map((hotel) => ({ hotel, cost: leastCostOf(hotel, ofNight, floorsOf) }))
    .filter(({ cost }) => cost < Infinity)
    .sort((one, other) => one.cost - other.cost)
  const order = {
    hotels: ordered.map(({ hotel }) => hotel),
    costs: Float64Array.from(ordered, ({ cost }) => cost),
    costAt: new Float64Array(hotels.length).fill(Infinity),
  }
  for (const { hotel, cost } of ordered) order.costAt[hotel.at] = cost
  month.orders.set(party, order)
  return order
}
