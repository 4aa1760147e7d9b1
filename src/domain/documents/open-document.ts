// Opening a document: a link for its owner, good for two minutes, and what stands behind it.
import type { ClientKey } from '#db/open.ts'
import type { Scope } from '#db/scope.ts'
import { byClient } from '#domain/audit/audit-entry.ts'
import { writeAudit } from '#domain/audit/write-audit.ts'
import { Fault } from '#kernel/fault.ts'
import { type ClientDocument, findByFile } from './client-document.ts'
import type { FileLinks } from './link.ts'

/** A link is for being followed at once, not for being kept or passed on. */
export const linkMs = 120_000

export type DocumentLink = { signature: string; until: Date }

/**
 * @param scope of `forClient`, entered as this client
 * @throws Fault not-found; invalid-input with the field `url` and the reason `waiting` or `infected` by what a scan says
 */
export async function openDocument(
  scope: Scope,
  client: ClientKey,
  links: FileLinks,
  fileId: string,
  now: Date,
): Promise<DocumentLink> {
  const document = await findOpenable(scope, client, fileId)
  const until = new Date(now.getTime() + linkMs)
  const { poolId, sub } = client
  await writeAudit(scope, client, byClient('open', 'document', document.id), now)
  return { signature: links.sign({ fileId, poolId, sub, until }), until }
}

/**
 * For a request behind a link. However many parts of the file it is fetched in, the log has one line of it an hour.
 * @throws Fault not-found for a link of another, of another file, or that is over; otherwise as openDocument
 */
export async function followLink(
  scope: Scope,
  client: ClientKey,
  links: FileLinks,
  { fileId, signature }: { fileId: string; signature: string },
  now: Date,
): Promise<ClientDocument> {
  const { poolId, sub } = client
  if (!links.isGood(signature, { fileId, poolId, sub, now })) {
    throw new Fault('not-found', 'The link is over. Open the document again.')
  }
  const document = await findOpenable(scope, client, fileId)
  await writeAudit(scope, client, byClient('read', 'document', document.id), now)
  return document
}

async function findOpenable(scope: Scope, client: ClientKey, fileId: string): Promise<ClientDocument> {
  const document = await findByFile(scope, client, fileId)
  if (!document) throw new Fault('not-found', 'There is no such document.')
  const { scan } = document.file
  if (scan === 'waiting' || scan === 'infected') {
    const detail = scan === 'waiting' ? 'The file is still being looked through.' : 'The file holds a virus.'
    throw new Fault('invalid-input', detail, { fields: [{ path: 'url', reason: scan }] })
  }
  return document
}
