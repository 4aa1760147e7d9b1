// Adds a file of the provider's, such as the discharge record, to a patient's documents, and tells the patient that it is there.
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
import { findEarlier, type OnceKey, once } from '#db/once.ts'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { requireConsent } from '#domain/clients/require-consent.ts'
import { type ClientDocument, findDocuments } from '#domain/documents/client-document.ts'
import type { DocumentKind } from '#domain/documents/document.ts'
import { showableName } from '#domain/documents/file-name.ts'
import { isFileOf } from '#domain/documents/hold-upload.ts'
import { clientDocuments, clientFiles } from '#domain/documents/tables.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { Fault } from '#kernel/fault.ts'
import { referenceOf } from '#kernel/id.ts'
import { tellPatient } from './tell-patient.ts'

export type ClinicFile = {
  /** Of the document to be: the same one is added once. */
  id: string
  fileId: string
  kind: DocumentKind
  name: string
}

/** Whose people add it, and scheme and host that the mail leads to. */
export type AddedBy = { provider: Provider; origin: string; name: string }

/**
 * @param scope of `forClient`, entered as the patient
 * @returns that which was added before where the id is known, with a file of its own
 * @throws Fault not-found when the file has not arrived whole; not-allowed where they do not let health data be kept here;
 * idempotency-key-reused where the id is another document's
 */
export async function addClinicDocument(
  parts: { jobs: Pick<Jobs, 'put'> },
  scope: Scope,
  client: ClientKey,
  { id, fileId, kind, name }: ClinicFile,
  by: AddedBy,
  now: Date,
): Promise<ClientDocument> {
  await requireConsent(scope, client, 'health-data')
  const isWhole = and(isFileOf(client, fileId), isNotNull(clientFiles.finishedAt))
  const [file] = await scope.transaction.select().from(clientFiles).where(isWhole).for('update')
  if (!file) throw new Fault('not-found', 'The file has not arrived whole.')
  const { poolId, sub } = client
  const added = { byProvider: by.provider.id, byName: by.name, addedAt: now }
  const row = { id, poolId, sub, sourceType: 'clinic' as const, fileId, kind, name: showableName(name), more: {} }
  const { row: written, isNew } = await once(scope, clientDocuments, keyOf(scope, id), () => ({ ...row, ...added }))
  // Sent twice at once: that one has a file of its own.
  if (!isNew) return (await findAdded(scope, client, id)) ?? { ...written, file }
  const entry = { actor: 'clinic', actorName: by.name, deed: 'add', subject: 'document', why: 'care' } as const
  await writeAudit(scope, client, { ...entry, subjectId: id }, now)
  await tellPatient(parts, scope, client, { kind: 'document', reference: referenceOf(id) }, by, now)
  return { ...written, file }
}

/**
 * The one that was added before under the same id.
 * @param scope of `forClient`, entered as the patient
 * @throws Fault idempotency-key-reused for a document of theirs that this provider did not add
 */
export async function findAdded(scope: Scope, client: ClientKey, id: string): Promise<ClientDocument | undefined> {
  if (!(await findEarlier(scope, clientDocuments, keyOf(scope, id)))) return undefined
  const [found] = await findDocuments(scope, client, eq(clientDocuments.id, id))
  return found
}

const keyOf = ({ providerId: byProvider }: Scope, id: string): OnceKey<typeof clientDocuments> => ({
  key: { id },
  same: { byProvider },
  usedFor: 'another document',
})
