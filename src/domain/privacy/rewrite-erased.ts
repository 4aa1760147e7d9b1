// Has what erasures removed leave the files of the database too, where it stands until its pages are written anew.
import { inArray } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'
import { storeRemovals } from '#domain/documents/tables.ts'
import { newId } from '#kernel/id.ts'
import { pageRewrites } from './tables.ts'

/** Written with the erasure: no crash forgets it. */
export async function rewriteLater(transaction: Transaction, since: Date): Promise<void> {
  await transaction.insert(pageRewrites).values({ id: newId(), since })
}

/**
 * Called every few minutes: several erasures are one rewriting.
 * @param rewrite writes the tables anew; false where somebody else is at it
 * @throws whatever `rewrite` throws; what is left waits for the next time
 */
export async function rewriteErased(
  database: Pick<Database, 'directory'>,
  rewrite: () => Promise<boolean>,
): Promise<void> {
  const { due, bytesWait } = await database.directory(async (transaction) => ({
    due: await transaction.select({ id: pageRewrites.id }).from(pageRewrites),
    // Rows of this kind name the files of whoever has gone.
    bytesWait: (await transaction.$count(storeRemovals)) > 0,
  }))
  if (due.length === 0 || bytesWait || !(await rewrite())) return
  const ids = due.map(({ id }) => id)
  await database.directory((transaction) => transaction.delete(pageRewrites).where(inArray(pageRewrites.id, ids)))
}
