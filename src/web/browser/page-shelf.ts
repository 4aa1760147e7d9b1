// The two shelves of this device, pages and lasting files: putting there, finding, tidying, and forgetting it all.
import { offlinePath, pageOfPayload } from '#web/page/route-rules.ts'
import { copyHeaders, entryOf, limits, mayKeep, nameOf, shelves, whatToDrop } from './shelf-rules.ts'

type Shelf = keyof typeof shelves

const nameOn = (shelf: Shelf, url: string): string => (shelf === 'pages' ? nameOf(url) : url)

export async function findKept(shelf: Shelf, url: string): Promise<Response | undefined> {
  return (await caches.open(shelves[shelf])).match(nameOn(shelf, url), { ignoreVary: true })
}

/** @returns the contents as text; `''` when they are none, or may not be kept */
export async function keep(shelf: Shelf, url: string, answer: Response): Promise<string> {
  if (!mayKeep(shelf === 'pages' ? 'page' : 'file', answer)) return ''
  const body = await answer.arrayBuffer()
  const headers = copyHeaders(answer.headers, body.byteLength, new Date())
  const cache = await caches.open(shelves[shelf])
  await cache.put(nameOn(shelf, url), new Response(body, { headers }))
  return /text|json|javascript/.test(headers.get('content-type') ?? '') ? new TextDecoder().decode(body) : ''
}

/** Keeps both shelves within their limits. */
export async function tidyShelves(): Promise<void> {
  for (const shelf of ['pages', 'files'] as const) {
    const cache = await caches.open(shelves[shelf])
    const entries = await Promise.all(
      (await cache.keys()).map(async (request) =>
        entryOf(request.url, (await cache.match(request, { ignoreVary: true }))?.headers ?? new Headers()),
      ),
    )
    await Promise.all(whatToDrop(entries, limits[shelf]).map((url) => cache.delete(url, { ignoreVary: true })))
  }
}

export type KeptPage = { path: string; title: string }

/** Pages that can be read without a connection, the last opened first. Empty where this browser keeps none. */
export async function listKeptPages(): Promise<KeptPage[]> {
  if (!('caches' in globalThis) || !(await caches.has(shelves.pages))) return []
  const cache = await caches.open(shelves.pages)
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => {
      const { pathname, search } = new URL(url)
      const answer = await cache.match(url, { ignoreVary: true })
      if (!answer || pathname === offlinePath || pageOfPayload(pathname) !== undefined) return []
      const [, title = ''] = /<title>([^<|]*)/.exec(await answer.text()) ?? []
      return [{ path: pathname + search, title: readableText(title), at: entryOf(url, answer.headers).keptAt }]
    }),
  )
  return pages
    .flat()
    .sort((a, b) => b.at - a.at)
    .map(({ path, title }) => ({ path, title: title || path }))
}

/** Titles are written with these few escapes. */
function readableText(html: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '').trim()
}

export async function forgetShelves(): Promise<void> {
  if (!('caches' in globalThis)) return
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}
