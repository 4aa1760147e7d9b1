// A client's documents: adding what was uploaded, listing, opening, deleting.
import {
  addDocument as addDocumentEndpoint,
  clientDocument,
  deleteDocument as deleteDocumentEndpoint,
  listDocuments,
  openDocument as openDocumentEndpoint,
} from '#contract/documents.ts'
import type { Database } from '#db/open.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { addDocument } from '#domain/documents/add-document.ts'
import { type ClientDocument, findDocuments } from '#domain/documents/client-document.ts'
import { deleteDocument } from '#domain/documents/delete-document.ts'
import { keptUntil } from '#domain/documents/kept-until.ts'
import type { FileLinks } from '#domain/documents/link.ts'
import { openDocument } from '#domain/documents/open-document.ts'
import { passedThrough } from '#domain/documents/passed-through.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { clientOf } from './client-of.ts'
import { fileAddress, fileIdOf } from './document-address.ts'
import { presentDocument } from './present-document.ts'
import { type ApiApp, type Call, serve } from './serve.ts'

export type DocumentApiParts = {
  database: Pick<Database, 'forClient' | 'forPool'>
  links: FileLinks
  clock: Clock
  /** Has the bytes of removed documents go now; never throws. */
  removeWaiting: () => Promise<void>
}

/** Names that mean something in a request or a reply: nobody passes anything through under them. */
const ownNames = new Set(Object.keys(clientDocument.shape))

export function serveDocuments(app: ApiApp, { database, links, clock, removeWaiting }: DocumentApiParts): void {
  serve(app, addDocumentEndpoint, async ({ url, kind, name = '', ...rest }, call) => {
    const { account, provider } = await clientOf(database, call)
    const more = passedThrough(rest, ownNames)
    const document = await database.forClient(account, provider.id, (scope) =>
      addDocument(scope, account, { fileId: fileOf(url, call), kind, name, more }, clock()),
    )
    return present(document, provider)
  })
  serve(app, listDocuments, async (_, call) => {
    const { account, provider } = await clientOf(database, call)
    const documents = await database.forClient(account, provider.id, async (scope) => {
      await writeAudit(scope, account, byClient('read', 'documents'), clock())
      return findDocuments(scope, account)
    })
    return documents.map((document) => present(document, provider))
  })
  serve(app, openDocumentEndpoint, async ({ url }, call) => {
    const { account, provider } = await clientOf(database, call)
    const fileId = fileOf(url, call)
    const { signature, until } = await database.forClient(account, provider.id, (scope) =>
      openDocument(scope, account, links, fileId, clock()),
    )
    return { url: fileAddress(fileId, signature), expiresAt: until.toISOString() }
  })
  serve(app, deleteDocumentEndpoint, async ({ id, sourceType }, call) => {
    const { account, provider } = await clientOf(database, call)
    const isGone = await database.forClient(account, provider.id, (scope) =>
      deleteDocument(scope, account, { id, sourceType }, clock()),
    )
    if (isGone) await removeWaiting()
    return { id }
  })
}

const present = (document: ClientDocument, provider: Provider) =>
  presentDocument(document, keptUntil(document, provider).toISOString().slice(0, 10))

/** @throws Fault not-found for an address of anything else: as for a file that nobody has */
function fileOf(url: string, { origin }: Pick<Call<'client'>, 'origin'>): string {
  const id = fileIdOf(url, origin)
  if (id === undefined) throw new Fault('not-found', 'There is no such document.')
  return id
}
