// Searches the own inventory: the hotels that can be had for a stay, in the order asked for.
import { inArray } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import type { Found, FoundHotel, StaySearch } from '#domain/hotels/hotel-supplier.ts'
import { findHits, type Hit } from './find-hits.ts'
import { hotelFactsOf } from './hotel-facts.ts'
import type { HotelShelves } from './hotel-shelf.ts'
import type { SaleFilter } from './inventory-hotel.ts'
import { roomOfferOf } from './inventory-rates.ts'
import { hasRates } from './rate-table.ts'
import { readNights } from './read-nights.ts'
import type { ShelfHotel } from './shelf-hotel.ts'
import { leadOffer } from './stay-offers.ts'
import { hotels } from './tables.ts'
import { createWalk } from './walk-hotels.ts'

export type InventoryParts = { database: Database; shelves: HotelShelves }

/** @param signal ends a search that nobody waits for any longer */
export function searchInventory(
  { database, shelves }: InventoryParts,
  providerId: string,
  search: StaySearch,
  now: Date,
  signal?: AbortSignal,
): Promise<Found> {
  return database.forProvider(providerId, async (scope) => {
    const shelf = await shelves.open(scope)
    const window = { from: search.checkIn, until: search.checkOut }
    const readSome = (some: readonly ShelfHotel[]) =>
      readNights(
        scope,
        some.map(({ id }) => id),
        window,
      )
    const hits: SaleHit[] = []
    // What can be booked here comes first, whatever the order.
    for (const paid of search.canPay ? [null] : (['at-hotel', 'in-advance'] as const)) {
      const wanted = search.limit + 1 - hits.length
      const asked = { ...search, filter: { ...search.filter, paid } }
      if (wanted === 0 || !hasRates(shelf.rates, asked.filter)) continue
      const walk = await createWalk(scope, shelves, shelf, asked, { except: new Set(hits.map(({ hotel }) => hotel)) })
      const found = await findHits({ search: asked, walk, readNights: readSome, wanted, now, signal })
      hits.push(...found.map((hit) => ({ ...hit, filter: asked.filter })))
    }
    const shown = await readShown(scope, hits.slice(0, search.limit), search, now, shelf.isSample)
    return { hotels: shown, isMore: hits.length > search.limit }
  })
}

type SaleHit = Hit & { filter: SaleFilter }

/** Their words, and the offers as `rates` tells of them. */
async function readShown(
  scope: Scope,
  hits: readonly SaleHit[],
  search: StaySearch,
  now: Date,
  isSample: boolean,
): Promise<FoundHotel[]> {
  if (hits.length === 0) return []
  const ids = hits.map(({ hotel }) => hotel.id)
  const rows = new Map((await scope.rows(hotels, inArray(hotels.id, ids))).map((row) => [row.id, row]))
  return hits.flatMap(({ hotel, nights, filter }) => {
    const row = rows.get(hotel.id)
    const offer = row && leadOffer(row, nights, search, filter, now)
    if (!offer) return []
    const { recoveryRank } = row
    return [{ hotel: hotelFactsOf(row, isSample), offer: roomOfferOf(row, offer, search, now), recoveryRank }]
  })
}
