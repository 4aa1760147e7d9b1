// Removes bytes from the document store so that no crash keeps them: a row written with the deed, and gone when the store says so.
import { asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'
import type { Clock } from '#kernel/clock.ts'
import type { DocumentStore } from './document-store.ts'
import { storeRemovals } from './tables.ts'

/**
 * Written in the deed's own transaction: the bytes go when it commits, and stay when it does not.
 * @param prefix of the names in the store, as `filePrefix` gives it
 * @param heldUntil of an upload: by whoever is writing to it, and may do so a last time without having heard of this
 */
export async function removeLater(
  transaction: Transaction,
  prefix: string,
  now: Date,
  heldUntil: Date | null = null,
): Promise<void> {
  const since = new Date(Math.max(now.getTime(), heldUntil ? heldUntil.getTime() + lateMs : 0))
  await transaction.insert(storeRemovals).values({ prefix, since }).onConflictDoNothing()
}

/** Longer than any piece is on its way into the store. */
const lateMs = 10 * 60_000

/** So many rows are read at a time. */
const batchRows = 200
/** After so many failures in one go the store is taken to be away. */
const mostFailures = 5

/**
 * Removes whatever waits for it, oldest first, and last what failed before; what may still be written to waits on, to be removed
 * once more. Called right after a deed, at the start and every few minutes; several at once do no harm.
 * @throws whatever the store throws, once the others had their turn: Fault unavailable when it or the database does not answer;
 * what is left waits for the next time
 */
export async function removeWaiting(
  database: Pick<Database, 'directory'>,
  store: Pick<DocumentStore, 'removeAll'>,
  clock: Clock,
): Promise<void> {
  const now = clock()
  const written: string[] = []
  const failed = new Map<string, unknown>()
  for (;;) {
    const waiting = await database.directory((transaction) =>
      transaction
        .select()
        .from(storeRemovals)
        .where(notInArray(storeRemovals.prefix, [...failed.keys(), ...written]))
        .orderBy(sql`${storeRemovals.failedAt} nulls first`, asc(storeRemovals.since))
        .limit(batchRows),
    )
    for (const { prefix, since } of waiting) {
      if (since > now) written.push(prefix)
      await removeOne(database, store, { prefix, isLast: since <= now }).catch((error: unknown) =>
        failed.set(prefix, error),
      )
      if (failed.size === mostFailures) break
    }
    if (waiting.length < batchRows || failed.size === mostFailures) break
  }
  for (const error of failed.values()) throw error
}

async function removeOne(
  database: Pick<Database, 'directory'>,
  store: Pick<DocumentStore, 'removeAll'>,
  { prefix, isLast }: { prefix: string; isLast: boolean },
): Promise<void> {
  const own = eq(storeRemovals.prefix, prefix)
  await store.removeAll(prefix).catch(async (error: unknown) => {
    await database.directory((transaction) =>
      transaction.update(storeRemovals).set({ failedAt: sql`now()` }).where(own),
    )
    throw error
  })
  if (!isLast) return
  // Only now: a crash between the two removes once more what is gone already.
  await database.directory((transaction) => transaction.delete(storeRemovals).where(own))
}
