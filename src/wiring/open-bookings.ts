// What can be booked at whom, and the work behind holds and bookings.
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { Bookable } from '#domain/bookings/bookable.ts'
import { bookingQueue } from '#domain/bookings/booking-queue.ts'
import { reconcileBooking } from '#domain/bookings/reconcile-booking.ts'
import { reconcileStaleBookings } from '#domain/bookings/reconcile-stale-bookings.ts'
import { extraBookable } from '#domain/extras/extra-bookable.ts'
import { hotelBookable } from '#domain/hotels/hotel-bookable.ts'
import type { HotelSupplier } from '#domain/hotels/hotel-supplier.ts'
import { holdQueue } from '#domain/rooms/hold-queue.ts'
import { endRoomHold } from '#domain/rooms/release-rooms.ts'
import { treatmentBookable } from '#domain/treatments/treatment-bookable.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { createLiteapi } from '#suppliers/hotels/liteapi.ts'
import { createOwnInventory } from '#suppliers/hotels/own-inventory.ts'
import type { Config } from './config.ts'

type BookingWiring = {
  config: Pick<Config, 'LITEAPI_KEY' | 'LITEAPI_URL'>
  database: Database
  jobs: Pick<Jobs, 'put' | 'work' | 'forget'>
  log: Log
}

const reconcileMs = 5 * 60_000

export async function openBookings({ config, database, jobs, log }: BookingWiring) {
  const own = createOwnInventory({ database, jobs, clock: systemClock })
  const liteapi = openLiteapi(config, log)
  /** The provider's own first: it answers at once. */
  const suppliers: HotelSupplier[] = [own, ...liteapi.suppliers]
  await jobs.work(holdQueue, ({ providerId = '', reference = '' }) =>
    endRoomHold({ database, jobs, clock: systemClock }, providerId, reference),
  )
  const bookables: Bookable[] = [
    hotelBookable(suppliers),
    treatmentBookable({ database, jobs, clock: systemClock }),
    extraBookable({ database, clock: systemClock }),
  ]
  await jobs.work(bookingQueue, (job) => reconcileBooking({ database, jobs, clock: systemClock, bookables }, job))
  const reconcile = () =>
    reconcileStaleBookings({ database, jobs, bookables, clock: systemClock, log }).catch((error: unknown) =>
      log.warn('bookings not reconciled', { ...traceOf(error) }),
    )
  const timer = setInterval(() => void reconcile(), reconcileMs).unref()
  return {
    close: () => clearInterval(timer),
    parts: { hotelSuppliers: suppliers, bookables },
    /** For the lines printed at start. */
    about: ['the provider’s own inventory', ...liteapi.about].join(' and '),
  }
}

/** On where its key is set. */
export function openLiteapi(
  { LITEAPI_KEY, LITEAPI_URL: address }: Pick<Config, 'LITEAPI_KEY' | 'LITEAPI_URL'>,
  log: Pick<Log, 'warn'>,
) {
  if (!LITEAPI_KEY) return { suppliers: [], about: [] }
  const onTrouble = (reason: string) => log.warn('hotel supplier does not answer', { supplier: 'liteapi', reason })
  const about = address ? `LiteAPI at ${new URL(address).host}` : 'LiteAPI'
  return { suppliers: [createLiteapi(LITEAPI_KEY, { address, onTrouble })], about: [about] }
}
