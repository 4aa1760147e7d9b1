// The protocol of tus.io 1.0.0 for a client's files: begin, see how far, send on from there, end. docs/decisions/027 says why by hand.
import type { Context } from 'hono'
import { uploadPath } from '#contract/documents.ts'
import type { Database } from '#db/open.ts'
import { largestFileBytes } from '#domain/documents/document.ts'
import { expiryOf, type Upload } from '#domain/documents/upload.ts'
import { createUploads, type Uploader, type UploadParts } from '#domain/documents/uploads.ts'
import { Fault } from '#kernel/fault.ts'
import { clientOf } from './client-of.ts'
import { isFileId, uploadAddress } from './document-address.ts'
import type { GateEnv } from './gate.ts'
import { readFileName } from './read-file-name.ts'
import { type ApiApp, needSession } from './serve.ts'

export type UploadApiParts = UploadParts & { database: Pick<Database, 'forClient' | 'forPool'> }

type TusContext = Context<GateEnv>

const version = '1.0.0'

export function serveUploads({ hono }: ApiApp, parts: UploadApiParts): void {
  const uploads = createUploads(parts)
  const one = `${uploadPath}/:id`
  const whoAsks = async (context: TusContext): Promise<Uploader> => {
    const session = await needSession(context)
    const findOwnProvider = context.get('findOwnProvider')
    const { account, provider } = await clientOf(parts.database, { session, findOwnProvider })
    return { client: account, providerId: provider.id }
  }
  hono.use(`${uploadPath}/*`, async (context, next) => {
    if (context.req.method !== 'OPTIONS' && context.req.header('tus-resumable') !== version) {
      return new Response(null, { status: 412, headers: { 'tus-version': version } })
    }
    await next()
    // Also on what failed.
    context.header('tus-resumable', version)
    context.header('tus-version', version)
    context.header('cache-control', 'no-store')
  })
  hono.on('OPTIONS', uploadPath, async (context) => {
    await needSession(context)
    context.header('tus-extension', 'creation,expiration,termination')
    context.header('tus-max-size', String(largestFileBytes))
    return context.body(null, 204)
  })
  hono.post(uploadPath, async (context) => {
    const who = await whoAsks(context)
    const name = readFileName(context.req.header('upload-metadata') ?? '')
    const upload = await uploads.start(who, { name, totalBytes: numberOf(context, 'upload-length') })
    // Without a host: whatever stands between, the sender stays where it is.
    context.header('location', uploadAddress(upload.id))
    tellProgress(context, upload)
    return context.body(null, 201)
  })
  // The answer to HEAD: the router asks here for it and leaves the body away.
  hono.get(one, async (context) => {
    const upload = await uploads.find(await whoAsks(context), idOf(context))
    tellProgress(context, upload)
    context.header('upload-length', String(upload.totalBytes))
    // A browser that goes on after a reload knows no name: nothing of that is kept on the device.
    context.header('upload-metadata', `filename ${Buffer.from(upload.name).toString('base64')}`)
    return context.body(null, 200)
  })
  hono.patch(one, async (context) => {
    const who = await whoAsks(context)
    const id = idOf(context)
    if (context.req.header('content-type') !== 'application/offset+octet-stream') {
      throw new Fault('malformed-request', 'The content-type has to be application/offset+octet-stream.')
    }
    const offset = numberOf(context, 'upload-offset')
    const length = Number(context.req.header('content-length') ?? '0')
    tellProgress(context, await uploads.receive(who, id, { offset, length, body: context.req.raw.body }))
    return context.body(null, 204)
  })
  hono.delete(one, async (context) => {
    await uploads.end(await whoAsks(context), idOf(context))
    return context.body(null, 204)
  })
}

function tellProgress(context: TusContext, upload: Upload): void {
  context.header('upload-offset', String(upload.storedBytes))
  if (!upload.finishedAt) context.header('upload-expires', expiryOf(upload).toUTCString())
}

/** @throws Fault malformed-request */
function numberOf(context: TusContext, header: string): number {
  const given = context.req.header(header) ?? ''
  if (!/^\d{1,15}$/.test(given))
    throw new Fault('malformed-request', `The header ${header} has to be a number of bytes.`)
  return Number(given)
}

/** @throws Fault not-found for what is no id at all, as for one that nobody has */
function idOf(context: TusContext): string {
  const id = context.req.param('id') ?? ''
  if (!isFileId(id)) throw new Fault('not-found', 'There is no such upload.')
  return id
}
