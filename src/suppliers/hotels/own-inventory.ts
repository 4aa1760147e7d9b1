// The provider's own inventory as a hotel supplier: rooms in the product's own database.
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { HotelSupplier } from '#domain/hotels/hotel-supplier.ts'
import type { Clock } from '#kernel/clock.ts'

export type OwnInventoryParts = { database: Database; jobs: Pick<Jobs, 'put'>; clock: Clock }

export function createOwnInventory(_parts: OwnInventoryParts): HotelSupplier {
  const notYet = () => Promise.reject(new Error('not written yet'))
  return {
    name: 'own',
    search: notYet,
    pricesByDate: notYet,
    rates: notYet,
    hold: notYet,
    book: notYet,
    cancelQuote: notYet,
    cancel: notYet,
    release: notYet,
    status: notYet,
  }
}
