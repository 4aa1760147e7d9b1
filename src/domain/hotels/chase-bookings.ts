// Keeps after bookings that nobody knows the end of: their suppliers are asked for as long as it takes, and after a day a person is.
import { and, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeMail } from '#domain/mails/write-mail.ts'
import { readProvider } from '#domain/provider/read-provider.ts'
import { dueAtOf } from '#domain/provider/reply-by.ts'
import { providers } from '#domain/provider/tables.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { toBooking } from './booking.ts'
import { mailUnknown } from './booking-mails.ts'
import { jobOf } from './booking-parts.ts'
import { putBooking } from './put-booking.ts'
import { bookingQueue } from './queues.ts'
import { hotelBookings } from './tables.ts'

type ChaseParts = {
  database: Pick<Database, 'directory' | 'forProvider'>
  jobs: Pick<Jobs, 'put' | 'forget'>
  clock: Clock
  log: Pick<Log, 'warn'>
}

/** A job that tries again by itself is left alone for so long; after that it may have given up, or be gone. */
const chaseAfterMs = 3_600_000

const isOnItsWay = inArray(hotelBookings.state, ['booking', 'cancelling'])

/** Where one provider's cannot be kept after, the others' are all the same. Twice at once does no harm. */
export async function chaseBookings({ database, jobs, clock, log }: ChaseParts): Promise<void> {
  const all = await database.directory((transaction) => transaction.select({ id: providers.id }).from(providers))
  for (const { id } of all) {
    await database
      .forProvider(id, async (scope) => {
        await putAgain(jobs, scope, clock())
        await tellClinic(jobs, scope, clock())
      })
      .catch((error: unknown) => log.warn('hotel bookings not kept after', { ...traceOf(error) }))
  }
}

/** Of each booking one job is there afterwards: that of before goes, tried again as it may be. */
async function putAgain(jobs: ChaseParts['jobs'], scope: Scope, now: Date): Promise<void> {
  const askedAt = sql`coalesce(${hotelBookings.checkedAt}, ${hotelBookings.agreedAt})`
  const isLeft = lt(askedAt, new Date(now.getTime() - chaseAfterMs))
  for (const row of await scope.update(hotelBookings, { checkedAt: now }, and(isOnItsWay, isLeft))) {
    const { origin: _, ...ofBooking } = jobOf(row)
    await jobs.forget(scope.transaction, ofBooking)
    await jobs.put(scope.transaction, bookingQueue, jobOf(row))
  }
}

async function tellClinic(jobs: ChaseParts['jobs'], scope: Scope, now: Date): Promise<void> {
  const isDue = lte(hotelBookings.tellClinicAt, now)
  const untold = await scope.update(hotelBookings, { tellClinicAt: null }, and(isOnItsWay, isDue))
  if (untold.length === 0) return
  const provider = await readProvider(scope.transaction, { id: scope.providerId })
  for (const row of untold) {
    const booking = toBooking(row)
    if (!provider || !booking) continue
    await putBooking(scope, booking, now, dueAtOf(provider, now))
    await writeMail(jobs, scope, mailUnknown(provider, booking), now)
  }
}
