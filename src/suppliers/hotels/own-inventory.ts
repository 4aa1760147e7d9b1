// The provider's own inventory as a hotel supplier: rooms in the product's own database.
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import { bookRooms } from '#domain/hotels/book-rooms.ts'
import { cancelRooms, quoteRoomsCancel } from '#domain/hotels/cancel-rooms.ts'
import { hasHotel } from '#domain/hotels/has-hotel.ts'
import { holdRooms } from '#domain/hotels/hold-rooms.ts'
import { createHotelShelves } from '#domain/hotels/hotel-shelf.ts'
import type { HotelSupplier } from '#domain/hotels/hotel-supplier.ts'
import { readInventoryDayPrices } from '#domain/hotels/inventory-day-prices.ts'
import { readInventoryRates } from '#domain/hotels/inventory-rates.ts'
import { releaseRooms } from '#domain/hotels/release-rooms.ts'
import { roomStayStatus } from '#domain/hotels/room-stay-status.ts'
import { searchInventory } from '#domain/hotels/search-inventory.ts'
import type { Clock } from '#kernel/clock.ts'
import { openLine } from '#kernel/stand-in-line.ts'

/** Those who want the same room wait for one another: here, so that they do not use up the connections of everyone else. */
const changesAtOnce = 4
const patienceMs = 10_000

export type OwnInventoryParts = { database: Database; jobs: Pick<Jobs, 'put'>; clock: Clock }

export function createOwnInventory(parts: OwnInventoryParts): HotelSupplier {
  const inLine = openLine(changesAtOnce, patienceMs)
  const { database, clock } = parts
  const finding = { database, shelves: createHotelShelves() }
  return {
    name: 'own',
    search: ({ providerId }, search, signal) => searchInventory(finding, providerId, search, clock(), signal),
    pricesByDate: ({ providerId }, search, days, signal) =>
      readInventoryDayPrices(finding, providerId, search, days, clock(), signal),
    rates: ({ providerId }, key, stay) =>
      database.forProvider(providerId, (scope) => readInventoryRates(scope, key, stay, clock())),
    knows: ({ providerId }, key) => database.forProvider(providerId, (scope) => hasHotel(scope, key)),
    hold: ({ providerId }, request) => inLine(() => holdRooms(parts, providerId, request)),
    book: ({ providerId }, { reference }) => inLine(() => bookRooms(parts, providerId, reference)),
    cancelQuote: ({ providerId }, { reference }) => quoteRoomsCancel(parts, providerId, reference),
    cancel: ({ providerId }, { reference }) => inLine(() => cancelRooms(parts, providerId, reference)),
    release: ({ providerId }, reference) => inLine(() => releaseRooms(parts, providerId, reference)),
    status: ({ providerId }, reference) => roomStayStatus(parts, providerId, reference),
  }
}
