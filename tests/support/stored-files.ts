// Clients with files in a database and a store of a test's own: what lies there, and what waits to go.
import { eq } from 'drizzle-orm'
import { type ClientKey, type Database, openDatabase } from '#db/open.ts'
import { accessLog, dataOwners } from '#domain/audit/tables.ts'
import { clientDocuments, clientFiles, storeRemovals } from '#domain/documents/tables.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { newId } from '#kernel/id.ts'
import { createTestDatabase } from './database.ts'
import { writeDocument } from './sample-document.ts'
import { createMemoryStore, sampleDocuments } from './sample-documents.ts'
import { sampleNow, writeOtherProvider } from './sample-provider.ts'

export type StoredFiles = Awaited<ReturnType<typeof openStoredFiles>>

type FileChanges = Partial<Omit<typeof clientFiles.$inferInsert, 'id' | 'poolId' | 'sub'>>

export async function openStoredFiles() {
  const own = await createTestDatabase()
  const database: Database = openDatabase(own.url, () => {})
  const other: Provider = await writeOtherProvider(database)
  const store = createMemoryStore()
  const parts = sampleDocuments(database, store)
  const asClient = <T>(client: ClientKey, work: Parameters<typeof database.forClient<T>>[2]) =>
    database.forClient(client, other.id, work)
  return {
    url: own.url,
    database,
    other,
    store,
    ...parts,
    newClient: (poolId = 'own-1_other'): ClientKey => ({ poolId, sub: newId() }),
    /** A whole document with its bytes. @returns ids of it and of its file */
    addDocument: async (client: ClientKey, changes: FileChanges & { addedAt?: Date } = {}) => {
      const { addedAt = sampleNow, ...file } = changes
      const document = await writeDocument({ database, other, parts }, client)
      await asClient(client, async ({ transaction }) => {
        await transaction.update(clientDocuments).set({ addedAt }).where(eq(clientDocuments.id, document.id))
        if (Object.keys(file).length > 0)
          await transaction.update(clientFiles).set(file).where(eq(clientFiles.id, document.fileId))
      })
      return document
    },
    /** A file alone, on its way unless it is said to be finished; with a byte in the store. */
    addFile: async (client: ClientKey, changes: FileChanges = {}) => {
      const id = newId()
      const file = { id, wrappedKey: parts.vault.newKey(id) }
      await parts.vault.writePiece(file, 0, Buffer.from('.'))
      const sizes = {
        name: 'knee.pdf',
        totalBytes: 1,
        storedBytes: 1,
        mediaType: 'application/pdf',
        scan: 'off' as const,
      }
      const times = { startedAt: sampleNow, touchedAt: sampleNow }
      await asClient(client, ({ transaction }) =>
        transaction.insert(clientFiles).values({ ...file, ...client, ...sizes, ...times, ...changes }),
      )
      return id
    },
    filesOf: (client: ClientKey) =>
      asClient(client, async ({ transaction }) => {
        const rows = await transaction.select().from(clientFiles)
        return rows.map(({ id, scan }) => ({ id, scan }))
      }),
    documentsOf: (client: ClientKey) =>
      asClient(client, async ({ transaction }) =>
        (await transaction.select().from(clientDocuments)).map(({ id }) => id),
      ),
    logOf: (client: ClientKey) =>
      asClient(client, async ({ transaction }) =>
        (await transaction.select().from(accessLog)).map(({ actor, deed, subject, subjectId, why }) =>
          [actor, deed, subject, subjectId, why].join(' '),
        ),
      ),
    owners: () => database.directory((transaction) => transaction.select().from(dataOwners)),
    removals: () => database.directory((transaction) => transaction.select().from(storeRemovals)),
    close: async () => {
      await database.close()
      await own.drop()
    },
  }
}
