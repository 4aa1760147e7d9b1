// Keeps drawn pages as ready-compressed bytes, so that a page is drawn and compressed once for everyone who sees the same.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type KeptPage = {
  status: number
  headers: [string, string][]
  plain: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer>
  etag: string
}

export type PageCache = {
  /** The kept page of a key, or the one that `draw` makes; everyone who asks meanwhile waits for the same drawing. */
  get(providerId: string, key: string, draw: () => Promise<Response>): Promise<KeptPage>
  forget(providerId?: string): void
  /** How many asks were answered with a page that was there or in the making, and how many began a drawing. */
  readonly counts: { hits: number; misses: number }
}

/** @param maxBytes memory for pages, compressed copies included */
export function createPageCache(maxBytes: number): PageCache {
  const kept = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: (page) => page.plain.length + page.br.length + page.gzip.length + 500,
    ttl: 5 * 60_000,
  })
  const drawing = new Map<string, Promise<KeptPage>>()
  const counts = { hits: 0, misses: 0 }
  return {
    counts,
    get: async (providerId, key, draw) => {
      const full = `${providerId} ${key}`
      const ready = kept.get(full) ?? drawing.get(full)
      counts[ready ? 'hits' : 'misses'] += 1
      if (ready) return ready
      const page = draw().then(finishPage)
      drawing.set(full, page)
      const isCurrent = () => drawing.get(full) === page
      try {
        const finished = await page
        // What was drawn while the provider changed may be of before: those who wait get it, but it is not kept.
        if (isCurrent() && mayKeep(finished)) kept.set(full, finished)
        return finished
      } finally {
        if (isCurrent()) drawing.delete(full)
      }
    },
    forget: (providerId) => {
      for (const pages of [kept, drawing]) {
        for (const key of pages.keys()) {
          if (providerId === undefined || key.startsWith(`${providerId} `)) pages.delete(key)
        }
      }
    },
  }
}

function mayKeep(page: KeptPage): boolean {
  const headers = new Headers(page.headers)
  return page.status === 200 && !headers.has('set-cookie') && !headers.get('cache-control')?.includes('no-store')
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses a drawn page and gives it its policy; one that is not to be kept goes through here as well. */
export async function finishPage(response: Response): Promise<KeptPage> {
  const plain = new Uint8Array(await response.arrayBuffer())
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(plain, { level: 6 }),
  ])
  const headers = [...response.headers].filter(([name]) => name !== 'content-length')
  const policy = contentPolicy(response.headers.get('content-type') ?? '', plain)
  if (policy) headers.push(['content-security-policy', policy])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status: response.status, headers, plain, br: new Uint8Array(br), gzip: new Uint8Array(gz), etag }
}

/** Allows the page's own inline scripts by their digests and no others. */
function contentPolicy(contentType: string, body: Uint8Array): string | undefined {
  if (!contentType.startsWith('text/html')) return undefined
  // Data blocks (JSON-LD) are never run, so nothing has to allow them.
  const scripts = new TextDecoder()
    .decode(body)
    .matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/g)
  const digests = new Set(
    Array.from(scripts, ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  )
  return [
    "default-src 'self'",
    `script-src 'self' ${[...digests].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
