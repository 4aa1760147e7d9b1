// A document of a client of `other.test`, whole and encrypted, as an upload would have left it.
import { clientDocuments, clientFiles } from '#domain/documents/tables.ts'
import { newId } from '#kernel/id.ts'
import type { SampleApi } from './sample-api.ts'
import { sampleNow } from './sample-provider.ts'
import type { SampleSession } from './sample-session.ts'

type Changes = Partial<Pick<typeof clientFiles.$inferInsert, 'name' | 'mediaType' | 'scan'>> & { content?: Uint8Array }

/** @returns ids of the document and of its file */
export async function writeDocument(
  api: Pick<SampleApi, 'database' | 'other'> & { parts: Pick<SampleApi['parts'], 'vault'> },
  { poolId, sub }: Pick<SampleSession, 'poolId' | 'sub'>,
  changes: Changes = {},
): Promise<{ id: string; fileId: string }> {
  const { content = Buffer.from('%PDF-1.7 knee'), ...row } = changes
  const [id, fileId] = [newId(), newId()]
  const { vault } = api.parts
  const file = { id: fileId, wrappedKey: vault.newKey(fileId) }
  await vault.writePiece(file, 0, content)
  const named = { name: 'knee.pdf', mediaType: 'application/pdf', scan: 'off' as const, ...row }
  await api.database.forClient({ poolId, sub }, api.other.id, async ({ transaction }) => {
    const size = { totalBytes: content.length, storedBytes: content.length }
    const times = { startedAt: sampleNow, touchedAt: sampleNow, finishedAt: sampleNow }
    await transaction.insert(clientFiles).values({ ...file, poolId, sub, ...named, ...size, ...times })
    const document = { id, poolId, sub, fileId, name: named.name, more: {}, addedAt: sampleNow }
    await transaction.insert(clientDocuments).values({ ...document, sourceType: 'client', kind: 'report' })
  })
  return { id, fileId }
}
