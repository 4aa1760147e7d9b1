// Makes a document of a file that a client has sent.
import { and, isNotNull } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { requireConsent } from '#domain/clients/require-consent.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { type ClientDocument, findByFile } from './client-document.ts'
import type { DocumentKind } from './document.ts'
import { showableName } from './file-name.ts'
import { isFileOf } from './hold-upload.ts'
import { clientDocuments, clientFiles } from './tables.ts'

export type DocumentAsked = {
  fileId: string
  kind: DocumentKind
  /** As the client calls it; empty for the file's own name. */
  name: string
  more: Record<string, unknown>
}

/**
 * @param scope of `forClient`, entered as this client
 * @returns the same one again for the same file
 * @throws Fault not-found when the client has no such file, or it has not arrived whole; not-allowed without the consent `health-data`
 */
export async function addDocument(
  scope: Scope,
  client: ClientKey,
  { fileId, kind, name, more }: DocumentAsked,
  now: Date,
): Promise<ClientDocument> {
  await requireConsent(scope, client, 'health-data')
  const [file] = await scope.transaction
    .select()
    .from(clientFiles)
    .where(and(isFileOf(client, fileId), isNotNull(clientFiles.finishedAt)))
    // Until this is over nobody ends the upload.
    .for('update')
  if (!file) throw new Fault('not-found', 'No file of this address has arrived whole.')
  const { poolId, sub } = client
  const id = newId()
  const [written] = await scope.transaction
    .insert(clientDocuments)
    .values({
      id,
      poolId,
      sub,
      sourceType: 'client',
      fileId,
      kind,
      name: name === '' ? file.name : showableName(name),
      more,
      addedAt: now,
    })
    .onConflictDoNothing({ target: clientDocuments.fileId })
    .returning()
  if (written) {
    await writeAudit(scope, client, byClient('add', 'document', id), now)
    return { ...written, file }
  }
  const earlier = await findByFile(scope, client, fileId)
  if (!earlier) throw new Fault('not-found', 'No file of this address has arrived whole.')
  return earlier
}
