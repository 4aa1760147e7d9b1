// Whether the key for documents is the one that the files of the database were begun with.
import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '#db/open.ts'
import { dataOwners } from '#domain/audit/tables.ts'
import { deriveKey } from './documents-key.ts'
import { clientFiles, documentKeyMarks } from './tables.ts'

/** While there is no file any key is right, and the one of now is remembered. */
export async function isDocumentsKeyRight(
  database: Pick<Database, 'directory' | 'forClient'>,
  documentsKey: Uint8Array,
): Promise<boolean> {
  const digest = markOf(documentsKey)
  const mark = await database.directory(async (transaction) => {
    // Of servers that start at once the first leaves its mark, and the others compare theirs with it.
    await transaction.insert(documentKeyMarks).values({ id: 1, digest }).onConflictDoNothing()
    const [row] = await transaction.select().from(documentKeyMarks)
    return row?.digest
  })
  if (mark?.equals(digest)) return true
  if (!mark || (await hasFiles(database))) return false
  const replaced = await database.directory((transaction) =>
    transaction.update(documentKeyMarks).set({ digest }).where(eq(documentKeyMarks.digest, mark)).returning(),
  )
  return replaced.length > 0
}

/** From now on it is this key that is right. */
export async function keepMark(database: Pick<Database, 'directory'>, documentsKey: Uint8Array): Promise<void> {
  await database.directory((transaction) => transaction.update(documentKeyMarks).set({ digest: markOf(documentsKey) }))
}

function markOf(documentsKey: Uint8Array): Buffer {
  return createHmac('sha256', deriveKey(documentsKey, 'mark')).update('key of this database').digest()
}

/** Looks client by client: nobody sees the rows of all. */
async function hasFiles(database: Pick<Database, 'directory' | 'forClient'>): Promise<boolean> {
  const owners = await database.directory((transaction) => transaction.select().from(dataOwners))
  for (const owner of owners) {
    if ((await database.forClient(owner, '', ({ transaction }) => transaction.$count(clientFiles))) > 0) return true
  }
  return false
}
