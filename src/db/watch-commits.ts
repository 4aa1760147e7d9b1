// A database that says when a commit may have been sent: for suppliers in our own database, whose answer may be lost as any other's.
import type { Progress } from '#kernel/outcome-of.ts'
import type { Database } from './open.ts'

/** A connection that breaks before the commit is sent undoes everything; afterwards nobody knows. */
export function watchCommits(database: Database, progress: Progress): Database {
  return {
    ...database,
    forProvider: (providerId, work) =>
      database.forProvider(providerId, async (scope) => {
        const value = await work(scope)
        progress.sent = 'maybe'
        return value
      }),
  }
}
