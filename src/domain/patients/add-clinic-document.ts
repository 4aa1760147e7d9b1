// Adds a file of the provider's, such as the discharge record, to a patient's documents, and tells the patient that it is there.
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Jobs } from '#db/jobs.ts'
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
  const [written] = await scope.transaction
    .insert(clientDocuments)
    .values({ ...row, ...added })
    .onConflictDoNothing()
    .returning()
  if (!written) return needAdded(scope, client, id)
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
  const [found] = await findDocuments(scope, client, eq(clientDocuments.id, id))
  if (found && found.byProvider !== scope.providerId) throw isAnothers()
  return found
}

/** Sent twice at once it is there by now; documents of others cannot be seen from here. */
async function needAdded(scope: Scope, client: ClientKey, id: string): Promise<ClientDocument> {
  const found = await findAdded(scope, client, id)
  if (!found) throw isAnothers()
  return found
}

const isAnothers = () => new Fault('idempotency-key-reused', 'This id was given to another document.')
