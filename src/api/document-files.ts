// The bytes of a client's documents behind their short-lived links, and small pictures of them; nothing in them is ever run.
import type { Context } from 'hono'
import { documentFilePath, documentPreviewPath } from '#contract/documents.ts'
import type { Database } from '#db/open.ts'
import type { ClientDocument } from '#domain/documents/client-document.ts'
import { contentDisposition, nameToSave } from '#domain/documents/file-name.ts'
import type { FileVault } from '#domain/documents/file-vault.ts'
import type { FileLinks } from '#domain/documents/link.ts'
import { followLink } from '#domain/documents/open-document.ts'
import { createPreviews } from '#domain/documents/previews.ts'
import type { Uploader } from '#domain/documents/uploads.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { type ByteRange, readByteRange } from './byte-range.ts'
import { clientOf } from './client-of.ts'
import { isFileId } from './document-address.ts'
import type { GateEnv } from './gate.ts'
import { type ApiApp, needSession } from './serve.ts'
import { streamOf } from './stream-of.ts'

export type FileApiParts = {
  database: Pick<Database, 'forClient' | 'forPool'>
  vault: FileVault
  links: FileLinks
  clock: Clock
}

/** What a browser may show in its window; everything else is only saved. */
const shownInline = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Whatever it is taken for: no script, no frame, no other site. */
const nothingRuns = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
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

function answerFile(context: Context<GateEnv>, vault: FileVault, { file, name }: ClientDocument): Response {
  const { mediaType, totalBytes } = file
  const tag = `"${file.id}"`
  const kind = shownInline.has(mediaType) ? 'inline' : 'attachment'
  const headers: Record<string, string> = {
    ...nothingRuns,
    'content-type': mediaType,
    'content-disposition': contentDisposition(kind, nameToSave(name, mediaType)),
    'cache-control': 'no-store',
    'accept-ranges': 'bytes',
    etag: tag,
  }
  const ofThis = [undefined, tag].includes(context.req.header('if-range'))
  const range = readByteRange(ofThis ? context.req.header('range') : undefined, totalBytes)
  if (range === 'none') {
    return context.body(null, 416, { ...headers, 'content-range': `bytes */${totalBytes}` })
  }
  const { from, to }: ByteRange = range ?? { from: 0, to: totalBytes }
  headers['content-length'] = String(to - from)
  if (range) headers['content-range'] = `bytes ${from}-${to - 1}/${totalBytes}`
  // A HEAD reads nothing of it.
  if (context.req.method === 'HEAD') return context.body(null, 200, headers)
  return context.body(streamOf(vault.read(file, from, to)), range ? 206 : 200, headers)
}

function idOf(context: Context<GateEnv>): string {
  const id = context.req.param('id') ?? ''
  if (!isFileId(id)) throw new Fault('not-found', 'There is no such document.')
  return id
}
