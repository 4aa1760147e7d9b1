// Whoever has rooms, and the work behind holds and bookings.
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { HotelSupplier } from '#domain/hotels/hotel-supplier.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { createOwnInventory } from '#suppliers/hotels/own-inventory.ts'
import type { Config } from './config.ts'

type HotelWiring = { config: Config; database: Database; jobs: Jobs; log: Log }

export async function openHotels({ database, jobs }: HotelWiring) {
  const own = createOwnInventory({ database, jobs, clock: systemClock })
  /** The provider's own first: it answers at once. */
  const suppliers: HotelSupplier[] = [own]
  return {
    parts: { hotelSuppliers: suppliers },
    /** For the lines printed at start. */
    about: 'the provider’s own inventory',
  }
}
