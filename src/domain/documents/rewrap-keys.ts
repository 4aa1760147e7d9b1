// Changes the installation's key for documents: the keys of all files are closed anew, the files themselves stay as they are.
import { eq } from 'drizzle-orm'
import type { ClientKey, Database } from '#db/open.ts'
import { dataOwners } from '#domain/audit/tables.ts'
import { deriveKey } from './documents-key.ts'
import { isDocumentsKeyRight, keepMark } from './key-mark.ts'
import { clientFiles } from './tables.ts'
import { unwrapKey, wrapKey } from './wrapped-key.ts'

type Keys = { before: Uint8Array; now: Uint8Array }

/**
 * Cut off half-way it goes on where it was when it is called again. Nothing else may serve the database meanwhile.
 * @throws Fault internal when a file's key opens with neither of the two
 * @returns how many were closed anew; none when the key of now is the right one already
 */
export async function rewrapKeys(
  database: Pick<Database, 'directory' | 'forClient'>,
  { before, now }: Keys,
): Promise<number> {
  if (await isDocumentsKeyRight(database, now)) return 0
  const wrapping = { before: deriveKey(before, 'wrap'), now: deriveKey(now, 'wrap') }
  const owners = await database.directory((transaction) => transaction.select().from(dataOwners))
  let count = 0
  for (const owner of owners) count += await rewrapOf(database, owner, wrapping)
  // Last: until all is done neither key alone starts a server.
  await keepMark(database, now)
  return count
}

function rewrapOf(database: Pick<Database, 'forClient'>, owner: ClientKey, { before, now }: Keys): Promise<number> {
  return database.forClient(owner, '', async ({ transaction }) => {
    const files = await transaction
      .select({ id: clientFiles.id, wrappedKey: clientFiles.wrappedKey })
      .from(clientFiles)
      .for('update')
    let count = 0
    for (const { id, wrappedKey } of files) {
      if (isWrappedWith(now, id, wrappedKey)) continue
      const closed = wrapKey(now, id, unwrapKey(before, id, wrappedKey))
      await transaction.update(clientFiles).set({ wrappedKey: closed }).where(eq(clientFiles.id, id))
      count += 1
    }
    return count
  })
}

function isWrappedWith(wrapping: Uint8Array, fileId: string, wrapped: Uint8Array): boolean {
  try {
    unwrapKey(wrapping, fileId, wrapped)
    return true
  } catch {
    return false
  }
}
