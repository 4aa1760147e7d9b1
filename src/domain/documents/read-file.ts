// The content of a client's document, for whoever entered the client's rows.
import { eq } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import type { FileVault } from './file-vault.ts'
import { clientDocuments, clientFiles } from './tables.ts'

export type ReadableDocument = {
  name: string
  /** By content: `application/pdf`. */
  mediaType: string
  bytes: number
  /** Decrypted piece by piece; good outside the transaction too. @throws Fault not-found when it was deleted meanwhile */
  content: AsyncIterable<Uint8Array>
}

/**
 * Writes nothing into the access log: whoever calls it does, in the same transaction.
 * @param scope of `forClient`, entered as the document's owner
 * @param documentId a UUID
 * @throws Fault not-found
 */
export async function readFile(
  scope: Scope,
  vault: Pick<FileVault, 'read'>,
  documentId: string,
): Promise<ReadableDocument> {
  const [row] = await scope.transaction
    .select({ name: clientDocuments.name, file: clientFiles })
    .from(clientDocuments)
    .innerJoin(clientFiles, eq(clientFiles.id, clientDocuments.fileId))
    .where(eq(clientDocuments.id, documentId))
  if (!row) throw new Fault('not-found', 'There is no such document.')
  const { name, file } = row
  const { mediaType, totalBytes } = file
  return { name, mediaType, bytes: totalBytes, content: vault.read(file, 0, totalBytes) }
}
