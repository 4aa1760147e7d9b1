// A client's document with its file, as the rows of both say it.
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { clientDocuments, clientFiles } from './tables.ts'

export type DocumentFile = typeof clientFiles.$inferSelect
export type ClientDocument = typeof clientDocuments.$inferSelect & { file: DocumentFile }

/**
 * @param scope of `forClient`, entered as this client
 * @returns newest first
 */
export async function findDocuments(
  { transaction }: Scope,
  { poolId, sub }: ClientKey,
  where?: SQL,
): Promise<ClientDocument[]> {
  const rows = await transaction
    .select({ document: clientDocuments, file: clientFiles })
    .from(clientDocuments)
    .innerJoin(clientFiles, eq(clientFiles.id, clientDocuments.fileId))
    .where(and(eq(clientDocuments.poolId, poolId), eq(clientDocuments.sub, sub), where))
    .orderBy(desc(clientDocuments.addedAt), desc(clientDocuments.id))
  return rows.map(({ document, file }) => ({ ...document, file }))
}

/** The one that was made of a file. */
export async function findByFile(scope: Scope, client: ClientKey, fileId: string): Promise<ClientDocument | undefined> {
  const [document] = await findDocuments(scope, client, eq(clientDocuments.fileId, fileId))
  return document
}
