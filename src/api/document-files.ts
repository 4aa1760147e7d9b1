// The bytes of a client's documents behind their short-lived links, and small pictures of them; nothing in them is ever run.
import type { Context } from 'hono'
import { documentFilePath, documentPreviewPath } from '#contract/documents.ts'
import type { Database } from '#db/open.ts'
import type { FileVault } from '#domain/documents/file-vault.ts'
import type { FileLinks } from '#domain/documents/link.ts'
import { followLink } from '#domain/documents/open-document.ts'
import { createPreviews } from '#domain/documents/previews.ts'
import type { Uploader } from '#domain/documents/uploads.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { answerFile, nothingRuns } from './answer-file.ts'
import { clientOf } from './client-of.ts'
import { isFileId } from './document-address.ts'
import type { GateEnv } from './gate.ts'
import { type ApiApp, needSession } from './serve.ts'

export type FileApiParts = {
  database: Pick<Database, 'forClient' | 'forPool'>
  vault: FileVault
  links: FileLinks
  clock: Clock
}

export function serveDocumentFiles({ hono }: ApiApp, parts: FileApiParts): void {
  const { database, vault, links, clock } = parts
  const previews = createPreviews(parts)
  const whoAsks = async (context: Context<GateEnv>): Promise<Uploader> => {
    const session = await needSession(context)
    const findOwnProvider = context.get('findOwnProvider')
    const { account, provider } = await clientOf(database, { session, findOwnProvider })
    return { client: account, providerId: provider.id }
  }
  hono.get(documentFilePath.replace('{id}', ':id'), async (context) => {
    const { client, providerId } = await whoAsks(context)
    const link = { fileId: idOf(context), signature: context.req.query('link') ?? '' }
    const document = await database.forClient(client, providerId, (scope) =>
      followLink(scope, client, links, link, clock()),
    )
    return answerFile(context, vault, document)
  })
  hono.get(documentPreviewPath.replace('{id}', ':id'), async (context) => {
    const who = await whoAsks(context)
    const id = idOf(context)
    const tag = `"${id}"`
    const isKnown = context.req.header('if-none-match') === tag
    const preview = await previews(who, { fileId: id, isKnown, signal: context.req.raw.signal })
    // Kept by this browser alone, and shown again only to whoever is signed in still.
    const headers = { ...nothingRuns, 'cache-control': 'private, no-cache', etag: tag }
    if (!preview) return context.body(null, 304, headers)
    return context.body(new Uint8Array(preview), 200, { ...headers, 'content-type': 'image/webp' })
  })
}

function idOf(context: Context<GateEnv>): string {
  const id = context.req.param('id') ?? ''
  if (!isFileId(id)) throw new Fault('not-found', 'There is no such document.')
  return id
}
