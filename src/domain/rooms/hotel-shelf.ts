// What searches remember of a provider's own hotels, for one revision of it: which may answer, in which order, and their words.
// Whatever is shown is read anew and computed from the rows; this only says where to look.

import { and, eq, isNull } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Scope } from '#db/scope.ts'
import type { HotelSort } from '#domain/hotels/hotel-supplier.ts'
import { providers } from '#domain/provider/tables.ts'
import { type MonthShelf, readMonthShelf } from './month-shelf.ts'
import type { PartyCosts } from './party-costs.ts'
import { createRateTable, type RateTable } from './rate-table.ts'
import { byMinutes, byRecovery, byStars, type ShelfHotel, withoutWords } from './shelf-hotel.ts'
import { hotels } from './tables.ts'
import { createWordIndex, type WordIndex } from './word-index.ts'

export type HotelShelf = {
  revision: number
  isSample: boolean
  hotels: readonly ShelfHotel[]
  byId: ReadonlyMap<string, ShelfHotel>
  roomCount: number
  rates: RateTable
  /** Of the parties that asked last, by `partyOf`. */
  parties: LRUCache<string, PartyCosts>
  /** Of the hotel that has the most. */
  mostTaxes: number
  inOrder: Record<Exclude<HotelSort, 'price'>, readonly ShelfHotel[]>
  words: WordIndex
  months: Map<string, Promise<MonthShelf>>
}

/** Of so many providers; the least used go first. */
const mostProviders = 100
const mostParties = 16

export type HotelShelves = {
  /** The shelf of the revision that the transaction sees. */
  open(scope: Scope): Promise<HotelShelf>
  /** What nights of a month cost at least; `month` is its first day. */
  openMonth(scope: Scope, shelf: HotelShelf, month: string): Promise<MonthShelf>
}

export function createHotelShelves(): HotelShelves {
  const kept = new LRUCache<string, { revision: number; shelf: Promise<HotelShelf> }>({ max: mostProviders })
  return {
    open: async (scope) => {
      const told = await readRevision(scope)
      // Nobody would say when it is outdated.
      if (!told) return readShelf(scope, 0, false)
      const { revision, sample } = told
      const known = kept.get(scope.providerId)
      if (known?.revision === revision) return known.shelf
      const entry = { revision, shelf: readShelf(scope, revision, sample) }
      kept.set(scope.providerId, entry)
      entry.shelf.catch(() => {
        if (kept.peek(scope.providerId) === entry) kept.delete(scope.providerId)
      })
      return entry.shelf
    },
    openMonth: (scope, shelf, month) => {
      const known = shelf.months.get(month)
      if (known) return known
      const reading = readMonthShelf(scope, shelf, month)
      shelf.months.set(month, reading)
      reading.catch(() => shelf.months.delete(month))
      return reading
    },
  }
}

async function readRevision({
  transaction,
  providerId,
}: Scope): Promise<{ revision: number; sample: boolean } | undefined> {
  const [row] = await transaction
    .select({ revision: providers.revision, sample: providers.sample })
    .from(providers)
    .where(eq(providers.id, providerId))
  return row
}

async function readShelf(scope: Scope, revision: number, isSample: boolean): Promise<HotelShelf> {
  const rows = await scope.transaction
    .select({
      id: hotels.id,
      slug: hotels.slug,
      stars: hotels.stars,
      minutesCar: hotels.minutesCar,
      featureBits: hotels.featureBits,
      recoveryRank: hotels.recoveryRank,
      searchText: hotels.searchText,
      timeZone: hotels.timeZone,
      features: hotels.features,
      childrenFreeUnder: hotels.childrenFreeUnder,
      taxes: hotels.taxes,
      rooms: hotels.rooms,
      currency: hotels.currency,
    })
    .from(hotels)
    .where(and(eq(hotels.providerId, scope.providerId), isNull(hotels.withdrawnAt)))
  const texts: string[] = []
  let [firstRoom, firstRate] = [0, 0]
  const all = rows.map(({ searchText, rooms, ...row }, at): ShelfHotel => {
    texts.push(searchText)
    const rateCount = rooms.reduce((sum, { plans }) => sum + plans.length, 0)
    const hotel = { ...row, at, firstRoom, firstRate, rateCount, rooms: rooms.map(withoutWords) }
    firstRoom += rooms.length
    firstRate += rateCount
    return hotel
  })
  const by = (compare: (one: ShelfHotel, other: ShelfHotel) => number) => all.toSorted(compare)
  return {
    revision,
    isSample,
    hotels: all,
    byId: new Map(all.map((hotel) => [hotel.id, hotel])),
    roomCount: firstRoom,
    rates: createRateTable(all),
    parties: new LRUCache({ max: mostParties }),
    mostTaxes: all.reduce((most, { taxes }) => Math.max(most, taxes.length), 0),
    inOrder: { recovery: by(byRecovery), minutes: by(byMinutes), stars: by(byStars) },
    words: createWordIndex(texts),
    months: new Map(),
  }
}
