// The work behind changes of the catalogue: those with a time are made when it comes, and files of pictures go that nobody can bring back.
import type { Jobs } from '#db/jobs.ts'
import type { Database } from '#db/open.ts'
import { doAllDueChanges, doDueChange } from '#domain/catalogue/do-due-changes.ts'
import { forgetPictureFiles } from '#domain/catalogue/forget-picture-files.ts'
import { changeQueue } from '#domain/catalogue/queues.ts'
import { systemClock } from '#kernel/clock.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'

type CatalogueWiring = { database: Database; jobs: Pick<Jobs, 'put' | 'work'>; log: Log }

/** Jobs come at their time; this is for those that are gone, as after a database was put back. */
const sweepMs = 5 * 60_000
/** In sweeps: once a day, for the first time five minutes after the start. */
const forgetEvery = 24 * 12

export async function openCatalogue({ database, jobs, log }: CatalogueWiring) {
  const parts = { database, jobs, clock: systemClock, log }
  await jobs.work(changeQueue, ({ providerId = '', changeId = '' }) => doDueChange(parts, providerId, changeId))
  const sweep = () =>
    doAllDueChanges(parts).catch((error: unknown) =>
      log.warn('changes of the catalogue that are due are not looked for', { ...traceOf(error) }),
    )
  const forget = () =>
    forgetPictureFiles(database, systemClock()).catch((error: unknown) =>
      log.warn('old files of pictures not removed', { ...traceOf(error) }),
    )
  let sweeps = 0
  const timer = setInterval(() => {
    void sweep()
    if (sweeps++ % forgetEvery === 0) void forget()
  }, sweepMs).unref()
  return { close: () => clearInterval(timer) }
}
