// Makes of a drawn page what is answered with: compressed where that helps, with its policy and a tag of its bytes.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ownScriptsHeader } from '#web/own-scripts.server.ts'
import { type Allowed, contentPolicy, nothingAllowed } from './content-policy.ts'
import { type Encodings, isCompressible } from './static-files.ts'

export type KeptPage = Encodings & {
  status: number
  headers: [string, string][]
  etag: string
  /** When it was drawn, if it is the last good copy shown because none can be drawn now. */
  staleSince?: Date
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** One that is not to be kept goes through here as well. */
export async function finishPage(response: Response, allowed: Allowed = nothingAllowed): Promise<KeptPage> {
  const plain = new Uint8Array(await response.arrayBuffer())
  const type = response.headers.get('content-type') ?? ''
  const headers = [...response.headers].filter(([name]) => name !== 'content-length' && name !== ownScriptsHeader)
  const ownScripts = response.headers.get(ownScriptsHeader)?.split(' ').filter(Boolean) ?? []
  const policy = contentPolicy(type, ownScripts, allowed)
  // A document that is no page of the site brings one of its own.
  if (policy && !response.headers.has('content-security-policy')) headers.push(['content-security-policy', policy])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status: response.status, headers, plain, ...(isCompressible(type) && (await compress(plain))), etag }
}

async function compress(plain: Uint8Array): Promise<Required<Omit<Encodings, 'plain'>>> {
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(plain, { level: 6 }),
  ])
  return { br: new Uint8Array(br), gzip: new Uint8Array(gz) }
}
