// Knows which files the builds of other servers have, so that names that nobody knows cost next to nothing.
import { desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { BuildName, BuiltFile } from './build.ts'
import { builds, builtFiles, isRunning } from './tables.ts'

export type BuildDirectory = {
  /** Of the builds that run, the one that began to last, as known a few seconds ago at most; undefined before the first. */
  latest(): Promise<BuildName | undefined>
  /** A file of any build; undefined when none has it. */
  find(path: string): Promise<BuiltFile | undefined>
}

/** How old the answer to which build is the latest may be. */
const latestForMs = 3_000
/** A path may have come into being a moment ago, so each unknown one is looked for anew; all that ask meanwhile, together. */
const betweenLooksMs = 250

/** Both throw Fault unavailable when the database does not answer. */
export function createBuildDirectory(database: Database): BuildDirectory {
  const pathsOf = new Map<string, Set<string>>()
  const has = (path: string) => [...pathsOf.values()].some((paths) => paths.has(path))
  let latest: BuildName | undefined
  let lookedAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | undefined
  let waiting: Promise<void> | undefined

  const look = async () => {
    lookedAt = performance.now()
    const names = await readNames(database)
    const ids = new Set(names.map(({ id }) => id))
    for (const id of pathsOf.keys()) if (!ids.has(id)) pathsOf.delete(id)
    for (const { id, files } of await readPaths(
      database,
      [...ids].filter((id) => !pathsOf.has(id)),
    )) {
      pathsOf.set(id, new Set(files))
    }
    latest = names[0]
  }
  /**
   * A look that begins after now, shared with everyone who waits for it to begin. Never two at once: on a database that
   * hangs they would pile up, and one that began earlier could end later and know less.
   */
  const lookSoon = () => {
    const begins = () => {
      waiting = undefined
      running = look().finally(() => {
        running = undefined
      })
      return running
    }
    const ended = running?.catch(() => {})
    waiting ??= Promise.all([ended, pause(lookedAt + betweenLooksMs - performance.now())]).then(begins)
    return waiting
  }
  return {
    latest: async () => {
      if (performance.now() > lookedAt + latestForMs) await (running ?? lookSoon())
      return latest
    },
    find: async (path) => {
      if (!has(path)) await lookSoon()
      return has(path) ? readFile(database, path) : undefined
    },
  }
}

const pause = (ms: number) => (ms > 0 ? new Promise<void>((resolve) => setTimeout(resolve, ms)) : Promise.resolve())

const readNames = (database: Database): Promise<BuildName[]> =>
  database.directory((transaction) =>
    transaction
      .select({ id: builds.id, builtAt: builds.builtAt })
      .from(builds)
      .orderBy(desc(isRunning), desc(builds.startedAt)),
  )

const readPaths = async (database: Database, ids: string[]): Promise<{ id: string; files: string[] }[]> =>
  ids.length === 0
    ? []
    : database.directory((transaction) =>
        transaction.select({ id: builds.id, files: builds.files }).from(builds).where(inArray(builds.id, ids)),
      )

const readFile = async (database: Database, path: string): Promise<BuiltFile | undefined> => {
  const [file] = await database.directory((transaction) =>
    transaction.select().from(builtFiles).where(eq(builtFiles.path, path)),
  )
  return file
}
