// The provider's own inventory as a hotel supplier: rooms in the product's own database.
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import { watchCommits } from '#db/watch-commits.ts'
import type { HotelSupplier, Refusal } from '#domain/hotels/hotel-supplier.ts'
import { bookRooms } from '#domain/rooms/book-rooms.ts'
import { cancelRooms, quoteRoomsCancel } from '#domain/rooms/cancel-rooms.ts'
import { giveBackHolds } from '#domain/rooms/give-back-holds.ts'
import { hasHotel } from '#domain/rooms/has-hotel.ts'
import { holdRooms } from '#domain/rooms/hold-rooms.ts'
import { createHotelShelves } from '#domain/rooms/hotel-shelf.ts'
import { readInventoryDayPrices } from '#domain/rooms/inventory-day-prices.ts'
import { readInventoryRates } from '#domain/rooms/inventory-rates.ts'
import { releaseRooms } from '#domain/rooms/release-rooms.ts'
import { roomStayStatus } from '#domain/rooms/room-stay-status.ts'
import { searchInventory } from '#domain/rooms/search-inventory.ts'
import { hotelRoomStays } from '#domain/rooms/tables.ts'
import type { Clock } from '#kernel/clock.ts'
import { limitConcurrency } from '#kernel/concurrency-limiter.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { outcomeOf } from '#kernel/outcome-of.ts'

/** Calls for the same room wait for one another: here, so that they do not use up the connections of everyone else. */
const changesAtOnce = 4
const patienceMs = 10_000

export type OwnInventoryParts = { database: Database; jobs: Pick<Jobs, 'put'>; clock: Clock }

export function createOwnInventory(parts: OwnInventoryParts): HotelSupplier {
  const limited = limitConcurrency(changesAtOnce, patienceMs)
  const write = <Value>(action: (watched: OwnInventoryParts) => Promise<Outcome<Value, Refusal>>) =>
    outcomeOf((progress) => limited(() => action({ ...parts, database: watchCommits(parts.database, progress) })))
  const { database, clock } = parts
  const finding = { database, shelves: createHotelShelves() }
  return {
    name: 'own',
    personalData: { table: hotelRoomStays, reference: hotelRoomStays.reference, giveBack: giveBackHolds },
    search: ({ providerId }, search, signal) => searchInventory(finding, providerId, search, clock(), signal),
    pricesByDate: ({ providerId }, search, days, signal) =>
      readInventoryDayPrices(finding, providerId, search, days, clock(), signal),
    rates: ({ providerId }, key, stay) =>
      database.forProvider(providerId, (scope) => readInventoryRates(scope, key, stay, clock())),
    knows: ({ providerId }, key) => database.forProvider(providerId, (scope) => hasHotel(scope, key)),
    hold: ({ providerId }, request) => write((watched) => holdRooms(watched, providerId, request)),
    book: ({ providerId }, { reference }) => write((watched) => bookRooms(watched, providerId, reference)),
    cancelQuote: ({ providerId }, { reference }) => quoteRoomsCancel(parts, providerId, reference),
    cancel: ({ providerId }, { reference }) => write((watched) => cancelRooms(watched, providerId, reference)),
    release: ({ providerId }, reference) => write((watched) => releaseRooms(watched, providerId, reference)),
    status: ({ providerId }, reference) => roomStayStatus(parts, providerId, reference),
  }
}
