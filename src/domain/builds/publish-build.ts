// Lays the files of a build into the database, so that every server of it can answer for them, and clears away old builds.
import { eq, inArray, sql } from 'drizzle-orm'
import { advisoryLock } from '#db/advisory-lock.ts'
import type { Database } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'
import type { Build } from './build.ts'
import { builds, builtFiles, isRunning } from './tables.ts'

/** For so many days after a server last ran a build, a tab that still shows it finds its files. */
export const keptDays = 30
/** The newest stay however long ago they ran. */
export const keptBuilds = 3

/** The database's clock, so that servers whose clocks differ agree on who came last; behind the lock, not at its begin. */
const now = sql`clock_timestamp()`

/**
 * Lays down the files that are missing and makes the build the latest one, both or neither. One that runs already stays
 * where it is: a server of it that was started again is no news, and must not lead tabs back to it during a deployment.
 */
export function publishBuild(database: Database, { id, builtAt, files }: Build): Promise<void> {
  return locked(database, async (transaction) => {
    const paths = files.map(({ path }) => path)
    const there = await transaction
      .select({ path: builtFiles.path })
      .from(builtFiles)
      .where(inArray(builtFiles.path, paths))
    const known = new Set(there.map(({ path }) => path))
    const missing = files.filter(({ path }) => !known.has(path))
    if (missing.length > 0) await transaction.insert(builtFiles).values(missing)
    await transaction
      .insert(builds)
      .values({ id, builtAt, startedAt: now, seenAt: now, files: paths })
      .onConflictDoUpdate({
        target: builds.id,
        set: {
          builtAt,
          files: paths,
          seenAt: now,
          startedAt: sql`case when ${isRunning} then ${builds.startedAt} else ${now} end`,
        },
      })
  })
}

/** Notes that a build still runs. False when it is not there: then it has to be published (again). */
export function markRunning(database: Database, id: string): Promise<boolean> {
  return database.directory(async (transaction) => {
    const seen = await transaction
      .update(builds)
      .set({ seenAt: now })
      .where(eq(builds.id, id))
      .returning({ id: builds.id })
    return seen.length > 0
  })
}

/** Clears away builds that no server ran for 30 days, but for the newest three, and files that no build has any more. */
export function removeOldBuilds(database: Database): Promise<void> {
  return locked(database, async (transaction) => {
    await transaction.delete(builds).where(sql`
      ${builds.seenAt} < ${now} - make_interval(days => ${keptDays})
      and ${builds.id} not in (select id from ${builds} order by started_at desc limit ${keptBuilds})`)
    await transaction.delete(builtFiles).where(sql`
      not exists (select from ${builds} where ${builtFiles.path} = any(${builds.files}))`)
  })
}

/** Until the transaction ends nobody else lays files down or clears them away. */
function locked<T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  return database.directory(async (transaction) => {
    await advisoryLock(transaction, 'builds')
    return work(transaction)
  })
}
