// The mark by which a database knows the key that its files are closed with: it comes with the first file, and no start replaces it.
import { createHmac } from 'node:crypto'
import type { Database } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'
import { dataOwners } from '#domain/audit/tables.ts'
import { deriveKey } from './documents-key.ts'
import { clientFiles, documentKeyMarks } from './tables.ts'

/** @param documentsKey 32 random bytes, those of the installation */
export function markOf(documentsKey: Uint8Array): Buffer {
  return createHmac('sha256', deriveKey(documentsKey, 'mark')).update('key of this database').digest()
}

/** Whether files may be opened with the key; without a mark there is nothing to open. Writes nothing. */
export async function isDocumentsKeyRight(
  database: Pick<Database, 'directory'>,
  documentsKey: Uint8Array,
): Promise<boolean> {
  const [row] = await database.directory((transaction) => transaction.select().from(documentKeyMarks))
  return !row || row.digest.equals(markOf(documentsKey))
}

/** For a server that starts: as `isDocumentsKeyRight`, and the mark of files that have all gone is forgotten. */
export async function mayServeWithKey(
  database: Pick<Database, 'directory' | 'forClient'>,
  documentsKey: Uint8Array,
): Promise<boolean> {
  return (await isDocumentsKeyRight(database, documentsKey)) || forgetUnusedMark(database)
}

/**
 * Called before a file's key is made, in the transaction that writes its row: until that ends nobody else can forget the mark.
 * @returns false where files of another key are there: one made now could never be opened beside them
 */
export async function claimMark(transaction: Transaction, mark: Buffer): Promise<boolean> {
  for (;;) {
    await transaction.insert(documentKeyMarks).values({ id: 1, digest: mark }).onConflictDoNothing()
    const [row] = await transaction.select().from(documentKeyMarks).for('share')
    // Gone in between: a server that starts has just forgotten it.
    if (row) return row.digest.equals(mark)
  }
}

/** From now on it is this key that is right. */
export async function keepMark(database: Pick<Database, 'directory'>, documentsKey: Uint8Array): Promise<void> {
  await database.directory((transaction) => transaction.update(documentKeyMarks).set({ digest: markOf(documentsKey) }))
}

function forgetUnusedMark(database: Pick<Database, 'directory' | 'forClient'>): Promise<boolean> {
  return database.directory(async (transaction) => {
    // Held to the end: a first upload that is on its way is waited for and seen, one that begins now waits.
    await transaction.select().from(documentKeyMarks).for('update')
    if (await hasFiles(database)) return false
    await transaction.delete(documentKeyMarks)
    return true
  })
}

/** Looks client by client: nobody sees the rows of all. */
async function hasFiles(database: Pick<Database, 'directory' | 'forClient'>): Promise<boolean> {
  const owners = await database.directory((transaction) => transaction.select().from(dataOwners))
  for (const owner of owners) {
    if ((await database.forClient(owner, '', ({ transaction }) => transaction.$count(clientFiles))) > 0) return true
  }
  return false
}
