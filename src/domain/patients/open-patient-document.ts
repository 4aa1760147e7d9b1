// Opens a document of a patient for somebody of the provider's people: one that is shared now, or that the provider added itself.
import { and, arrayContains, eq, gt, isNull } from 'drizzle-orm'
import type { ClientKey, Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { type ClientDocument, findDocuments } from '#domain/documents/client-document.ts'
import { sharesOf } from '#domain/documents/read-shares.ts'
import { clientDocuments, documentShares } from '#domain/documents/tables.ts'
import { Fault } from '#kernel/fault.ts'
import { needPatient } from './patient.ts'

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The line of the access log is written first: whatever becomes of the bytes afterwards, that it was opened is written down.
 * @throws Fault not-found for what is not shown to this provider, there or not; not-allowed when it is not known to be clean
 */
export function openPatientDocument(
  database: Pick<Database, 'forClient'>,
  providerId: string,
  client: ClientKey,
  documentId: string,
  by: { name: string },
  now: Date,
): Promise<ClientDocument> {
  return database.forClient(client, providerId, async (scope) => {
    await needPatient(scope, client)
    const why = isId.test(documentId) ? await whyShown(scope, client, documentId, now) : undefined
    const [document] = why ? await findDocuments(scope, client, eq(clientDocuments.id, documentId)) : []
    if (!why || !document) throw new Fault('not-found', 'No such document is shown here.')
    const { scan } = document.file
    if (scan !== 'off' && scan !== 'clean')
      throw new Fault('not-allowed', 'The document is not known to be free of viruses.')
    const look = { actor: 'clinic', actorName: by.name, deed: 'open', subject: 'document', why } as const
    await writeAudit(scope, client, { ...look, subjectId: documentId }, now)
    return document
  })
}

/** Held until the line is written: whoever withdraws the share meanwhile waits, or was first. */
async function whyShown(
  scope: Scope,
  client: ClientKey,
  documentId: string,
  now: Date,
): Promise<'shared' | 'care' | undefined> {
  const isOpen = and(isNull(documentShares.withdrawnAt), gt(documentShares.until, now))
  const shares = await scope.rows(
    documentShares,
    and(sharesOf(client), isOpen, arrayContains(documentShares.documentIds, [documentId])),
    { forUpdate: true },
  )
  if (shares.length > 0) return 'shared'
  const isOwn = and(eq(clientDocuments.id, documentId), eq(clientDocuments.byProvider, scope.providerId))
  return (await findDocuments(scope, client, isOwn)).length > 0 ? 'care' : undefined
}
