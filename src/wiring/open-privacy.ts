// The work behind erasures: what they left outside the database goes, and records that the law has had kept long enough.
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import { clearQueue, forgetMessages } from '#domain/privacy/forget-messages.ts'
import { removeOverdueRecords } from '#domain/privacy/keep-records.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import type { Suppliers } from './suppliers.ts'

type PrivacyWiring = {
  jobs: Pick<Jobs, 'work'>
  database: Database
  suppliers: Pick<Suppliers, 'forgetMessages'>
  /** Has the bytes of removed documents go. */
  removeWaiting: () => Promise<void>
  log: Log
}

const sweepMs = 5 * 60_000

export async function openPrivacy({ jobs, database, suppliers, removeWaiting, log }: PrivacyWiring) {
  const forget = () => forgetMessages(database, suppliers.forgetMessages, systemClock)
  await jobs.work(clearQueue, async () => {
    await removeWaiting()
    await forget()
  })
  const sweep = () =>
    Promise.all([forget(), removeOverdueRecords(database, systemClock())]).catch((error: unknown) =>
      log.warn('what was erased is not all cleared away', { ...traceOf(error) }),
    )
  const timer = setInterval(() => void sweep(), sweepMs).unref()
  return { close: () => clearInterval(timer) }
}
