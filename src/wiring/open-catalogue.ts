// The work behind changes of the catalogue: those with a time are made when it comes.
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import { doAllDueChanges, doDueChange } from '#domain/catalogue/do-due-changes.ts'
import { changeQueue } from '#domain/catalogue/queues.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'

type CatalogueWiring = { database: Database; jobs: Pick<Jobs, 'put' | 'work'>; log: Log }

/** Jobs come at their time; this is for those that are gone, as after a database was put back. */
const sweepMs = 5 * 60_000

export async function openCatalogue({ database, jobs, log }: CatalogueWiring) {
  const parts = { database, jobs, clock: systemClock, log }
  await jobs.work(changeQueue, ({ providerId = '', changeId = '' }) => doDueChange(parts, providerId, changeId))
  const sweep = () =>
    doAllDueChanges(parts).catch((error: unknown) =>
      log.warn('changes of the catalogue that are due are not looked for', { ...traceOf(error) }),
    )
  const timer = setInterval(() => void sweep(), sweepMs).unref()
  return { close: () => clearInterval(timer) }
}
