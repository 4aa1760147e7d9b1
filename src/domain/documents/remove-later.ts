// Removes bytes from the document store so that no crash keeps them: a row written with the deed, and gone when the store says so.
import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'
import type { DocumentStore } from './document-store.ts'
import { storeRemovals } from './tables.ts'

/**
 * Written in the deed's own transaction: the bytes go when it commits, and stay when it does not.
 * @param prefix of the names in the store, as `filePrefix` gives it
 */
export async function removeLater(transaction: Transaction, prefix: string, now: Date): Promise<void> {
  await transaction.insert(storeRemovals).values({ prefix, since: now }).onConflictDoNothing()
}

/** So many rows are read at a time. */
const batchRows = 200

/**
 * Removes whatever waits for it, oldest first. Called right after a deed, at the start and every few minutes; several at once do
 * no harm.
 * @throws Fault unavailable when the store or the database does not answer; what is left waits for the next time
 */
export async function removeWaiting(
  database: Pick<Database, 'directory'>,
  store: Pick<DocumentStore, 'removeAll'>,
): Promise<void> {
  for (;;) {
    const waiting = await database.directory((transaction) =>
      transaction.select().from(storeRemovals).orderBy(asc(storeRemovals.since)).limit(batchRows),
    )
    for (const { prefix } of waiting) {
      await store.removeAll(prefix)
      // Only now: a crash between the two removes once more what is gone already.
      await database.directory((transaction) =>
        transaction.delete(storeRemovals).where(eq(storeRemovals.prefix, prefix)),
      )
    }
    if (waiting.length < batchRows) return
  }
}
