// Answers with the bytes of a document, whole or a part: nothing in them is ever run, and no cache keeps them.
import type { Context } from 'hono'
import type { ClientDocument } from '#domain/documents/client-document.ts'
import { contentDisposition, nameToSave } from '#domain/documents/file-name.ts'
import type { FileVault } from '#domain/documents/file-vault.ts'
import { type ByteRange, readByteRange } from './byte-range.ts'
import type { GateEnv } from './gate.ts'
import { streamOf } from './stream-of.ts'

/** What a browser may show in its window; everything else is only saved. */
const shownInline = new Set(['image/jpeg', 'image/png', 'image/webp'])

/** Whatever it is taken for: no script, no frame, no other site. */
export const nothingRuns = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

export function answerFile(context: Context<GateEnv>, vault: FileVault, { file, name }: ClientDocument): Response {
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
