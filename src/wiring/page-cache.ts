// Keeps drawn pages as ready-compressed bytes, so that a page is drawn and compressed once for everyone who sees the same.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { readHoldsUntil } from '#kernel/holds-until.ts'
import { contentPolicy } from './content-policy.ts'

export type KeptPage = {
  status: number
  headers: [string, string][]
  plain: Uint8Array<ArrayBuffer>
  br: Uint8Array<ArrayBuffer>
  gzip: Uint8Array<ArrayBuffer>
  etag: string
  /** When it was drawn, if it is the last good copy shown because none can be drawn now. */
  staleSince?: Date
}

export type PageCache = {
  /**
   * The kept page of a key, or the one that `draw` makes; everyone who asks meanwhile waits for the same drawing.
   * A drawing that throws or answers 5xx gives the last good copy, when there is one of the last 24 hours.
   */
  get(providerId: string, key: string, draw: () => Promise<Response>): Promise<KeptPage>
  forget(providerId?: string): void
  /** How many asks were answered with a page that was there or in the making, and how many began a drawing. */
  readonly counts: { hits: number; misses: number }
}

/** For so long a page is shown as it is. */
const freshMs = 5 * 60_000
/** For so long it may stand in for one that cannot be drawn. */
const lastGoodMs = 24 * 3_600_000
/** Whoever asks so soon after a failed drawing gets the last good copy at once, without waiting for another failure. */
const restMs = 2_000

/** A page and how far it may be trusted: forgotten means that the provider changed since. */
type Copy = { page: KeptPage; drawnAt: number; freshUntil: number; isForgotten: boolean; failedAt: number }

/**
 * @param maxBytes memory for pages, compressed copies included
 * @param connectTo origins beside our own that scripts of a page may call
 */
export function createPageCache(maxBytes: number, now = Date.now, connectTo: readonly string[] = []): PageCache {
  const kept = new LRUCache<string, Copy>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.plain.length + page.br.length + page.gzip.length + 500,
    ttl: lastGoodMs,
    ttlResolution: 0,
    perf: { now },
  })
  const shownAtOnce = (full: string): KeptPage | undefined => {
    const copy = kept.get(full)
    if (!copy) return undefined
    if (!copy.isForgotten && now() < copy.freshUntil) return copy.page
    return now() - copy.failedAt < restMs ? markStale(copy) : undefined
  }
  /** Instead of a failure, where there is something to show. */
  const lastGood = (full: string): KeptPage | undefined => {
    const copy = kept.get(full)
    if (!copy) return undefined
    copy.failedAt = now()
    return markStale(copy)
  }
  const drawAnew = async (full: string, draw: () => Promise<Response>): Promise<KeptPage> => {
    try {
      const page = await finishPage(await draw(), connectTo)
      return page.status >= 500 ? (lastGood(full) ?? page) : page
    } catch (error) {
      const page = lastGood(full)
      if (!page) throw error
      return page
    }
  }
  const drawing = new Map<string, Promise<KeptPage>>()
  const counts = { hits: 0, misses: 0 }
  return {
    counts,
    get: async (providerId, key, draw) => {
      const full = `${providerId} ${key}`
      const ready = shownAtOnce(full) ?? drawing.get(full)
      counts[ready ? 'hits' : 'misses'] += 1
      if (ready) return ready
      const page = drawAnew(full, draw)
      drawing.set(full, page)
      const isCurrent = () => drawing.get(full) === page
      try {
        const finished = await page
        // What was drawn while the provider changed may be of before: those who wait get it, but it is not kept.
        if (isCurrent() && mayKeep(finished)) {
          const drawnAt = now()
          const freshUntil = Math.min(drawnAt + freshMs, endOf(finished))
          kept.set(full, {
            page: finished,
            drawnAt,
            freshUntil,
            isForgotten: false,
            failedAt: Number.NEGATIVE_INFINITY,
          })
        }
        // What is truly not there any more is not shown later either.
        if (isGone(finished)) kept.delete(full)
        return finished
      } finally {
        if (isCurrent()) drawing.delete(full)
      }
    },
    forget: (providerId) => {
      const isMeant = (key: string) => providerId === undefined || key.startsWith(`${providerId} `)
      for (const key of [...drawing.keys()].filter(isMeant)) drawing.delete(key)
      for (const [key, copy] of kept.entries()) {
        if (isMeant(key)) Object.assign(copy, { isForgotten: true, failedAt: Number.NEGATIVE_INFINITY })
      }
    },
  }
}

/** Prices go by rates that are held for a while: beyond it the page is as old as any other. */
const endOf = ({ headers }: KeptPage): number =>
  readHoldsUntil(new Headers(headers))?.getTime() ?? Number.POSITIVE_INFINITY

const isGone = ({ status }: KeptPage): boolean => status === 404 || status === 410

/** Says so to the tab, which tells the visitor; browsers may read `server-timing` of documents as well. Nobody keeps it. */
function markStale({ page, drawnAt }: Copy): KeptPage {
  const staleSince = new Date(drawnAt)
  const headers = new Headers(page.headers)
  headers.set('server-timing', `stale;desc="${staleSince.toISOString()}"`)
  headers.set('cache-control', 'no-store')
  return { ...page, headers: [...headers], staleSince }
}

function mayKeep(page: KeptPage): boolean {
  if (page.staleSince) return false
  const headers = new Headers(page.headers)
  return page.status === 200 && !headers.has('set-cookie') && !headers.get('cache-control')?.includes('no-store')
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Compresses a drawn page and gives it its policy; one that is not to be kept goes through here as well. */
export async function finishPage(response: Response, connectTo: readonly string[] = []): Promise<KeptPage> {
  const plain = new Uint8Array(await response.arrayBuffer())
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    zip(plain, { level: 6 }),
  ])
  const headers = [...response.headers].filter(([name]) => name !== 'content-length')
  const policy = contentPolicy(response.headers.get('content-type') ?? '', plain, connectTo)
  // A document that is no page of the site brings one of its own.
  if (policy && !response.headers.has('content-security-policy')) headers.push(['content-security-policy', policy])
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { status: response.status, headers, plain, br: new Uint8Array(br), gzip: new Uint8Array(gz), etag }
}
