// What the clinic may look at: the shares that are open, and one document of one of them, which stands in the client's access log.
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { ClientKey, Database } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { providers } from '#domain/provider/tables.ts'
import { Fault } from '#kernel/fault.ts'
import type { VaultFile } from './file-vault.ts'
import { hasId, readDocumentNames } from './read-shares.ts'
import { clientDocuments, clientFiles, documentShares } from './tables.ts'

/** Nothing about anyone's health, and nobody's name but the practitioner's. */
export type OpenShare = { id: string; practitioner: string; documentIds: string[]; until: Date }

/** Newest first; documents that were removed are not among them. */
export async function listOpenShares(
  database: Database,
  provider: Pick<Provider, 'id'>,
  now: Date,
): Promise<OpenShare[]> {
  const isOpen = and(isNull(documentShares.withdrawnAt), gt(documentShares.until, now))
  const rows = await database.forProvider(provider.id, (scope) => scope.rows(documentShares, isOpen))
  const shares: OpenShare[] = []
  for (const { id, practitionerName, documentIds, until, sharedAt: _, ...owner } of rows.toSorted(byNewest)) {
    const present = await database.forClient(owner, provider.id, (scope) => readDocumentNames(scope, owner))
    shares.push({
      id,
      practitioner: practitionerName,
      until,
      documentIds: documentIds.filter((one) => present.has(one)),
    })
  }
  return shares
}

const byNewest = (a: { sharedAt: Date }, b: { sharedAt: Date }) => b.sharedAt.getTime() - a.sharedAt.getTime()

/** Who of the clinic looks, as the client will read it, and what for. */
export type Reader = { name: string; why: string }

export type SharedFile = VaultFile & { totalBytes: number; mediaType: string }

/**
 * Writes the line of the access log first: whatever becomes of the file afterwards, that it was opened is written down.
 * @throws Fault not-found for a share that there is not and a document that is not in it, not-allowed when the share has ended or
 * the file is not known to be clean
 */
export async function openShared(
  database: Database,
  asked: { shareId: string; documentId: string },
  reader: Reader,
  now: Date,
): Promise<SharedFile> {
  const found = await findShare(database, asked.shareId)
  if (!found) throw new Fault('not-found', 'There is no such share.')
  return database.forClient(found.owner, found.providerId, async (scope) => {
    // Held until the line is written: who withdraws it meanwhile waits, or was first.
    const [share] = await scope.rows(documentShares, hasId(asked.shareId), { forUpdate: true })
    if (!share || share.withdrawnAt || share.until <= now) throw new Fault('not-allowed', 'The share has ended.')
    const file = share.documentIds.includes(asked.documentId) && (await findFile(scope, found.owner, asked.documentId))
    if (!file) throw new Fault('not-found', 'There is no such document in the share.')
    if (file.scan !== 'off' && file.scan !== 'clean') {
      throw new Fault('not-allowed', 'The document is not known to be free of viruses.')
    }
    const read = { actor: 'clinic', actorName: reader.name, deed: 'open', why: 'shared', note: reader.why } as const
    await writeAudit(scope, found.owner, { ...read, subject: 'document', subjectId: asked.documentId }, now)
    return file
  })
}

/** Shares are behind the wall of their provider: each is asked in turn, which only the command line does, by the primary key. */
async function findShare(
  database: Database,
  shareId: string,
): Promise<{ owner: ClientKey; providerId: string } | undefined> {
  const all = await database.directory((transaction) => transaction.select({ id: providers.id }).from(providers))
  for (const { id: providerId } of all) {
    const [row] = await database.forProvider(providerId, (scope) => scope.rows(documentShares, hasId(shareId)))
    if (row) return { owner: { poolId: row.poolId, sub: row.sub }, providerId }
  }
  return undefined
}

async function findFile({ transaction }: Scope, { poolId, sub }: ClientKey, documentId: string) {
  const { id, wrappedKey, totalBytes, mediaType, scan } = clientFiles
  const isOwn = and(eq(clientDocuments.poolId, poolId), eq(clientDocuments.sub, sub))
  const [row] = await transaction
    .select({ id, wrappedKey, totalBytes, mediaType, scan })
    .from(clientDocuments)
    .innerJoin(clientFiles, eq(clientFiles.id, clientDocuments.fileId))
    .where(and(isOwn, eq(clientDocuments.id, documentId)))
  return row
}
