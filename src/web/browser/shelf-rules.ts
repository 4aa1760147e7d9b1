// What may be kept on this device for reading without a connection, under which name, and what has to go first.
import { keepKnown } from '#web/page/known-parameters.ts'
import { isPrerendered, offlinePath, pageOfPayload } from '#web/page/route-rules.ts'
import { keptMark, readCopyMark } from './copy-mark.ts'
import { apiRoot } from './endpoints/api-root.ts'

/** Names of the two shelves. A new number is a new shape of what lies there: older shelves are thrown away. */
export const shelves = { pages: 'pages-1', files: 'files-1' } as const

/** A page is two entries, its document and its data. Bytes are those of the contents, without compression. */
export const limits = {
  pages: { entries: 120, bytes: 12 * 2 ** 20 },
  files: { entries: 400, bytes: 8 * 2 ** 20 },
} as const

/**
 * `page`: from the network first, and kept. `file`: what was kept first, it never changes under its name. `unkept`: from the network
 * alone, with words of ours when nothing comes. `pass`: not ours to touch.
 */
export type Plan = 'page' | 'file' | 'unkept' | 'pass'

export function planFor({ method, url, mode }: Pick<Request, 'method' | 'url' | 'mode'>, origin: string): Plan {
  const asked = new URL(url)
  if (method !== 'GET' || asked.origin !== origin) return 'pass'
  if (isLastingFile(asked)) return 'file'
  const isPayload = pageOfPayload(asked.pathname) !== undefined
  if ((isPayload || mode === 'navigate') && isKeptPage(asked)) return 'page'
  return mode === 'navigate' && !asked.pathname.startsWith(apiRoot) ? 'unkept' : 'pass'
}

/** Public pages that are the same for everyone. A confirmation is for one person: its address has `sent` in it. */
function isKeptPage({ pathname, searchParams }: URL): boolean {
  if (searchParams.has('sent')) return false
  return pathname === offlinePath || isPrerendered(pageOfPayload(pathname) ?? pathname)
}

function isLastingFile({ pathname, searchParams }: URL): boolean {
  return /^\/(assets|texts)\//.test(pathname) || (pathname.startsWith('/art/') && searchParams.has('v'))
}

/** The name under which an answer is kept: without marks of campaigns, which change nothing. */
export function nameOf(url: string): string {
  const { origin, pathname, search } = new URL(url)
  return origin + pathname + keepKnown(search)
}

type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>

export function mayKeep(plan: Plan, { status, type, redirected, headers }: Answer): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false
  const cacheControl = headers.get('cache-control') ?? ''
  if (plan === 'file') return cacheControl.includes('immutable')
  // Marked no-store: for one person only, or itself a copy of before.
  return plan === 'page' && !cacheControl.includes('no-store') && /html|json/.test(headers.get('content-type') ?? '')
}

/** Answers that say that the server is away, where a kept page helps more. */
export const isAway = (status: number): boolean => status >= 502 && status <= 504

/** Headers of the copy: those of the answer, and since when and how large it is. */
export function copyHeaders(headers: Headers, bytes: number, now: Date): Headers {
  const copy = new Headers(headers)
  // The contents lie here as they are, not as they travelled.
  copy.delete('content-encoding')
  copy.set('server-timing', keptMark(now))
  copy.set('content-length', String(bytes))
  return copy
}

/** Built files that a document, or the router's own list of routes, names: without them it cannot be shown. */
export function filesOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/["'](\/(?:assets|texts)\/[\w.-]+)["']/g), ([, path = '']) => path))]
}

/** The router's list of all routes and their files. */
export const isRouteList = (url: string): boolean => /\/assets\/manifest-\w+\.js$/.test(url)

export type KeptEntry = { url: string; keptAt: number; bytes: number }

export function entryOf(url: string, headers: Headers): KeptEntry {
  const at = readCopyMark(headers.get('server-timing'))?.at ?? ''
  return { url, keptAt: Date.parse(at) || 0, bytes: Number(headers.get('content-length')) || 0 }
}

/** What has to go so that the rest is within a limit: the oldest first, the page for the unopened last. */
export function whatToDrop(entries: readonly KeptEntry[], limit: { entries: number; bytes: number }): string[] {
  const isLasting = ({ url }: KeptEntry) => new URL(url).pathname === offlinePath
  const newestFirst = [...entries].sort((a, b) => Number(isLasting(b)) - Number(isLasting(a)) || b.keptAt - a.keptAt)
  let bytes = 0
  return newestFirst
    .filter((entry, at) => {
      bytes += entry.bytes
      return at >= limit.entries || bytes > limit.bytes
    })
    .map(({ url }) => url)
}
