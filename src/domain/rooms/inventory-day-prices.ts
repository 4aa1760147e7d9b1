// What the same stay costs in the own inventory when it begins on another day: the lowest price that can be booked here.
import type { Scope } from '#db/scope.ts'
import type { DayPrice, DaySearch } from '#domain/hotels/hotel-supplier.ts'
import { addDays, nightsBetween } from '#kernel/plain-date.ts'
import { findHits } from './find-hits.ts'
import type { Window } from './months.ts'
import { type NightsOf, readNights } from './read-nights.ts'
import type { InventoryParts } from './search-inventory.ts'
import type { ShelfHotel } from './shelf-hotel.ts'
import { createWalk } from './walk-hotels.ts'

/** Undefined where the hotel asked for is not sold. */
export function readInventoryDayPrices(
  { database, shelves }: InventoryParts,
  providerId: string,
  search: DaySearch,
  daysOfArrival: readonly string[],
  now: Date,
  signal?: AbortSignal,
): Promise<DayPrice[] | undefined> {
  return database.forProvider(providerId, async (scope) => {
    const shelf = await shelves.open(scope)
    const one = shelf.hotels.find(({ slug }) => slug === search.key)
    if (search.key !== null && !one) return undefined
    const nights = nightsBetween(search.checkIn, search.checkOut)
    const days = daysOfArrival.toSorted()
    const window = { from: days[0] ?? search.checkIn, until: addDays(days.at(-1) ?? search.checkIn, nights) }
    const readNightsOnce = rememberNights(scope, window)
    const filter = { ...search.filter, paid: search.canPay ? null : ('at-hotel' as const) }
    const prices: DayPrice[] = []
    for (const checkIn of days) {
      const moved = { ...search, filter, checkIn, checkOut: addDays(checkIn, nights), sort: 'price' as const }
      const walk = await createWalk(scope, shelves, shelf, moved, { among: one && [one] })
      const [least] = await findHits({ search: moved, walk, readNights: readNightsOnce, wanted: 1, now, signal })
      prices.push({ checkIn, totalMinor: least?.totalMinor ?? null })
    }
    return prices
  })
}

/** The cheapest hotels of one day are those of the next: the nights of each are read once, for all days. */
function rememberNights(scope: Scope, window: Window): (some: readonly ShelfHotel[]) => Promise<NightsOf> {
  const known: NightsOf = new Map()
  const asked = new Set<string>()
  return async (some) => {
    const unknown = some.map(({ id }) => id).filter((id) => !asked.has(id))
    for (const id of unknown) asked.add(id)
    for (const [id, nights] of await readNights(scope, unknown, window)) known.set(id, nights)
    return known
  }
}
