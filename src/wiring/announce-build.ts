// Lays this server's build beside those of the others at its start, and says from time to time that it still runs.
import type { Database } from '#db/open.ts'
import type { Build } from '#domain/builds/build.ts'
import { markRunning, publishBuild, removeOldBuilds } from '#domain/builds/publish-build.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'

/** No start waits longer: the server has its own files in any case. */
export const patienceMs = 2_000
/** Well within the time for which a build counts as running. */
export const sayRunningMs = 5 * 60_000

export type Announcer = {
  /** Ends when the build is the latest one, could not be made so, or it took too long; never throws. */
  announced: Promise<void>
  stop(): void
}

/**
 * @param id of this server's build
 * @param readBuild the whole of it, read only when it has to be laid down
 */
export function announceBuild(database: Database, id: string, readBuild: () => Promise<Build>, log: Log): Announcer {
  const attempt = (deed: Promise<unknown>) =>
    deed.catch((error: unknown) => log.warn('build not shared with other servers', traceOf(error)))
  const publishing = attempt(publish())
  async function publish() {
    await publishBuild(database, await readBuild())
    // Only what is new makes others old.
    await removeOldBuilds(database)
  }
  /** Also the second try of a publishing that failed. */
  const sayRunning = async () => {
    if (!(await markRunning(database, id))) await publish()
  }
  const timer = setInterval(() => void attempt(sayRunning()), sayRunningMs)
  timer.unref()
  return { announced: Promise.race([publishing.then(() => {}), late()]), stop: () => clearInterval(timer) }
}

const late = () => new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref())
