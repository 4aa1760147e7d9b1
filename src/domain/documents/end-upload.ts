// Forgets an upload and has what came of it removed.
import { eq } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import { filePrefix } from './file-prefix.ts'
import { findUpload, isFileOf } from './hold-upload.ts'
import { removeLater } from './remove-later.ts'
import { clientDocuments, clientFiles } from './tables.ts'

/**
 * @param scope of `forClient`, entered as this client
 * @throws Fault not-found; not-allowed when it is a document by now
 */
export async function endUpload(scope: Scope, client: ClientKey, id: string, now: Date): Promise<void> {
  const { transaction } = scope
  await findUpload(scope, client, id)
  const documents = await transaction.$count(clientDocuments, eq(clientDocuments.fileId, id))
  if (documents > 0) throw new Fault('not-allowed', 'It is a document by now: that is what can be deleted.')
  const { heldUntil } = clientFiles
  const [gone] = await transaction.delete(clientFiles).where(isFileOf(client, id)).returning({ heldUntil })
  await removeLater(transaction, filePrefix(id), now, gone?.heldUntil)
}
