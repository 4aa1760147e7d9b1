// Looks at hotels of a walk until enough of them can be had, and no cheaper one can follow where the search is by price.
import type { Nights, NightsOf } from './read-nights.ts'
import { byRecovery, type ShelfHotel } from './shelf-hotel.ts'
import { leadOffer } from './stay-offers.ts'
import type { Walk } from './walk-by-cost.ts'
import type { WalkSearch } from './walk-hotels.ts'

export type Hit = { hotel: ShelfHotel; totalMinor: number; nights: ReadonlyMap<string, Nights> }

export type HitSearch = {
  search: WalkSearch
  walk: Walk
  /** Nights of these hotels, over a window that the stay lies in. */
  readNights: (hotels: readonly ShelfHotel[]) => Promise<NightsOf>
  /** At most so many are found. */
  wanted: number
  now: Date
  signal?: AbortSignal | undefined
}

/** How many are looked at in one go: some more than are wanted, for a few are sold out; then ever more. */
const firstLook = (wanted: number) => Math.ceil(wanted * 1.25) + 3
const mostAtOnce = 400
/** Once there are enough, and the next might still cost less. */
const toBeSure = 12

/** In the order of the search. */
export async function findHits({ search, walk, readNights, wanted, now, signal }: HitSearch): Promise<Hit[]> {
  const isByPrice = search.sort === 'price'
  let hits: Hit[] = []
  for (let count = firstLook(wanted); ; ) {
    signal?.throwIfAborted()
    const { candidates, restCost } = await walk.next(count)
    const nights = await readNights(candidates)
    hits.push(...candidates.flatMap((hotel) => hitOf(hotel, nights.get(hotel.id), search, now)))
    if (isByPrice) hits.sort(byPrice)
    hits = hits.slice(0, wanted)
    const last = hits[wanted - 1]
    count = last ? toBeSure : Math.min(count * 2, mostAtOnce)
    if (restCost === Infinity || (last && (!isByPrice || last.totalMinor < restCost))) return hits
  }
}

const byPrice = (one: Hit, other: Hit) => one.totalMinor - other.totalMinor || byRecovery(one.hotel, other.hotel)

function hitOf(hotel: ShelfHotel, nights: Hit['nights'] | undefined, search: WalkSearch, now: Date): Hit[] {
  const offer = leadOffer(hotel, nights, search, search.filter, now)
  return offer && nights ? [{ hotel, totalMinor: offer.price.totalMinor, nights }] : []
}
