// The work behind erasures and retention: what they left outside the database goes, and whatever was kept long enough.
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import { type DatabaseFiles, rewritePages } from '#db/rewrite-pages.ts'
import type { Bookable } from '#domain/bookings/bookable.ts'
import { clearQueue, forgetMessages } from '#domain/privacy/forget-messages.ts'
import { removeOverdueRecords } from '#domain/privacy/keep-records.ts'
import { removeOldMails } from '#domain/privacy/remove-mails.ts'
import { removeOldBookings } from '#domain/privacy/remove-old-bookings.ts'
import { removeOldChats } from '#domain/privacy/remove-old-chats.ts'
import { removeOldContacts } from '#domain/privacy/remove-old-contacts.ts'
import { removeOldOrders } from '#domain/privacy/remove-old-orders.ts'
import { removeOldRequests } from '#domain/privacy/remove-old-requests.ts'
import { rewriteErased } from '#domain/privacy/rewrite-erased.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import type { Suppliers } from './suppliers.ts'

type PrivacyWiring = {
  jobs: Pick<Jobs, 'work' | 'forget'>
  database: Database
  bookables: readonly Bookable[]
  files: DatabaseFiles
  suppliers: Pick<Suppliers, 'forgetMessages'>
  /** Has the bytes of removed documents go. */
  removeWaiting: () => Promise<void>
  log: Log
}

const sweepMs = 5 * 60_000
/** In sweeps: requests, conversations and mails are looked through once a day, for the first time five minutes after the start. */
const removeOldEvery = 24 * 12

export async function openPrivacy({ jobs, database, bookables, files, suppliers, removeWaiting, log }: PrivacyWiring) {
  const forget = () => forgetMessages(database, suppliers.forgetMessages, systemClock)
  await jobs.work(clearQueue, async () => {
    await removeWaiting()
    await forget()
  })
  const sweep = () =>
    Promise.all([forget(), removeOverdueRecords(database, systemClock())]).catch((error: unknown) =>
      log.warn('what was erased is not all cleared away', { ...traceOf(error) }),
    )
  const rewrite = () =>
    rewriteErased(database, () => rewritePages(files)).catch((error: unknown) =>
      log.warn('files of the database still hold what was erased', { ...traceOf(error) }),
    )
  const removeOld = async () => {
    const now = systemClock()
    await removeOldRequests({ database, jobs, log }, now)
    await removeOldOrders({ database, log }, now)
    await removeOldBookings({ database, jobs, bookables, log }, now)
    await removeOldContacts({ database, jobs, log }, now)
    await removeOldChats({ database, log }, now)
    await removeOldMails(database, jobs, now)
  }
  let sweeps = 0
  const timer = setInterval(() => {
    void sweep()
    void rewrite()
    if (sweeps++ % removeOldEvery > 0) return
    void removeOld().catch((error: unknown) => log.warn('old requests and mails not removed', traceOf(error)))
  }, sweepMs).unref()
  return { close: () => clearInterval(timer) }
}
