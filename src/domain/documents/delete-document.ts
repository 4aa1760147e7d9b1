// Deletes a document of a client: its row and its file's at once, and with them the key without which the bytes say nothing.
import { and, eq, sql } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { filePrefix } from './file-prefix.ts'
import { isFileOf } from './hold-upload.ts'
import { removeLater } from './remove-later.ts'
import { clientDocuments, clientFiles } from './tables.ts'

/**
 * The bytes, and previews beside them, wait for `removeWaiting`.
 * @param scope of `forClient`, entered as this client
 * @returns whether there was one; of another's it is not told
 */
export async function deleteDocument(
  scope: Scope,
  client: ClientKey,
  { id, sourceType }: { id: string; sourceType: string },
  now: Date,
): Promise<boolean> {
  const { transaction } = scope
  const isOwn = and(eq(clientDocuments.poolId, client.poolId), eq(clientDocuments.sub, client.sub))
  const [gone] = await transaction
    .delete(clientDocuments)
    // As text: what is no id at all is one that nobody has.
    .where(and(isOwn, sql`${clientDocuments.id}::text = ${id}`, sql`${clientDocuments.sourceType} = ${sourceType}`))
    .returning({ fileId: clientDocuments.fileId })
  if (!gone) return false
  await transaction.delete(clientFiles).where(isFileOf(client, gone.fileId))
  await removeLater(transaction, filePrefix(gone.fileId), now)
  await writeAudit(scope, client, byClient('remove', 'document', id), now)
  return true
}
