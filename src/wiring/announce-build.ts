// Lays this server's build beside those of the others at its start, and says from time to time that it still runs.
import type { Database } from '#db/open.ts'
import type { Build } from '#domain/builds/build.ts'
import { markRunning, publishBuild, removeOldBuilds } from '#domain/builds/publish-build.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'

/** No start waits longer: the server has its own files in any case. */
export const patienceMs = 2_000
const hourMs = 3_600_000

export type Announcer = {
  /** Ends when the build is the latest one, could not be made so, or it took too long; never throws. */
  announced: Promise<void>
  stop(): void
}

/** @param readBuild read again only when it has to be laid down again */
export function announceBuild(database: Database, readBuild: () => Promise<Build>, log: Log): Announcer {
  const attempt = (deed: Promise<unknown>) =>
    deed.catch((error: unknown) => log.warn('build not shared with other servers', traceOf(error)))
  const publishing = attempt(publish())
  async function publish() {
    const build = await readBuild()
    await publishBuild(database, build)
    await removeOldBuilds(database)
    return build.id
  }
  /** Also the second try of a publishing that failed. */
  const sayRunning = async () => {
    const { id } = await readBuild()
    if (await markRunning(database, id)) await removeOldBuilds(database)
    else await publish()
  }
  const timer = setInterval(() => void attempt(sayRunning()), hourMs)
  timer.unref()
  return { announced: Promise.race([publishing.then(() => {}), late()]), stop: () => clearInterval(timer) }
}

const late = () => new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref())
