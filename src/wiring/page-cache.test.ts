// The page cache: drawn once for all who wait, kept only when it may be, forgotten on change, small enough.
import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPageCache, type PageCache } from './page-cache.ts'

const megabyte = 2 ** 20
const text = (page: { plain: Uint8Array }) => new TextDecoder().decode(page.plain)
const html = (body: string, init: { status?: number; headers?: Record<string, string> } = {}) =>
  new Response(body, { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } })

/** A drawing that is finished when the test says so; each is numbered. */
function slowDrawing() {
  const waiting: PromiseWithResolvers<Response>[] = []
  return {
    draw: () => {
      const one = Promise.withResolvers<Response>()
      waiting.push(one)
      return one.promise
    },
    finish: (at: number) => waiting[at]?.resolve(html(`drawing ${at}`)),
    fail: (at: number) => waiting[at]?.reject(new Error('broken')),
    begun: () => waiting.length,
  }
}

/** How often three asks in a row draw. */
async function drawings(answer: () => Response): Promise<number> {
  const cache = createPageCache(megabyte)
  let count = 0
  for (let ask = 0; ask < 3; ask += 1) {
    await cache.get('p', '/', async () => {
      count += 1
      return answer()
    })
  }
  return count
}

test('all who ask meanwhile wait for one drawing and get the same page', async () => {
  const cache = createPageCache(megabyte)
  const { draw, finish, begun } = slowDrawing()
  const asks = Array.from({ length: 20 }, () => cache.get('p', '/', draw))
  expect(begun()).toBe(1)
  finish(0)
  const pages = await Promise.all(asks)
  expect(new Set(pages).size).toBe(1)
  expect(await cache.get('p', '/', draw)).toBe(pages[0])
  expect(cache.counts).toEqual({ hits: 20, misses: 1 })
})

test('a drawing that fails fails all who wait, and the next ask draws anew', async () => {
  const cache = createPageCache(megabyte)
  const { draw, finish, fail } = slowDrawing()
  const asks = [cache.get('p', '/', draw), cache.get('p', '/', draw)]
  fail(0)
  expect((await Promise.allSettled(asks)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = cache.get('p', '/', draw)
  finish(1)
  expect(text(await again)).toBe('drawing 1')
})

test('providers and keys are kept apart', async () => {
  const cache = createPageCache(megabyte)
  const ask = async (provider: string, key: string) =>
    text(await cache.get(provider, key, async () => html(provider + key)))
  for (const round of [1, 2]) {
    const seen = [await ask('p', '/'), await ask('q', '/'), await ask('p', '/a')]
    expect([round, seen]).toEqual([round, ['p/', 'q/', 'p/a']])
  }
})

test('kept: what is 200, sets no cookie and does not forbid it', async () => {
  expect(await drawings(() => html('x'))).toBe(1)
  expect(await drawings(() => html('x', { headers: { 'cache-control': 'public, max-age=60' } }))).toBe(1)
})

test('not kept: other statuses, no-store, set-cookie', async () => {
  for (const status of [201, 302, 404, 500, 503]) expect(await drawings(() => html('x', { status }))).toBe(3)
  expect(await drawings(() => html('x', { headers: { 'cache-control': 'private, no-store' } }))).toBe(3)
  expect(await drawings(() => html('x', { headers: { 'set-cookie': 'lang=ar' } }))).toBe(3)
})

test('forgotten on change: of one provider only its own, of nobody in particular all', async () => {
  const cache = createPageCache(megabyte)
  let count = 0
  const ask = async (provider: string) => text(await cache.get(provider, '/', async () => html(`${(count += 1)}`)))
  expect([await ask('p'), await ask('pp'), await ask('q')]).toEqual(['1', '2', '3'])
  cache.forget('p')
  expect([await ask('p'), await ask('pp'), await ask('q')]).toEqual(['4', '2', '3'])
  cache.forget()
  expect([await ask('p'), await ask('pp'), await ask('q')]).toEqual(['5', '6', '7'])
})

test('a change while drawing: who waits gets that drawing, who asks afterwards a new one, and only that is kept', async () => {
  const cache = createPageCache(megabyte)
  const { draw, finish, begun } = slowDrawing()
  const before = cache.get('p', '/', draw)
  cache.forget('p')
  const after = cache.get('p', '/', draw)
  expect(begun()).toBe(2)
  finish(1)
  expect(text(await after)).toBe('drawing 1')
  finish(0)
  expect(text(await before)).toBe('drawing 0')
  expect(text(await cache.get('p', '/', draw))).toBe('drawing 1')
})

test('a change while drawing does not keep what was drawn of before', async () => {
  const cache = createPageCache(megabyte)
  const { draw, finish, begun } = slowDrawing()
  const before = cache.get('p', '/', draw)
  cache.forget()
  finish(0)
  await before
  const after = cache.get('p', '/', draw)
  expect(begun()).toBe(2)
  finish(1)
  expect(text(await after)).toBe('drawing 1')
})

/** A cache with a clock of the test's own, and how the next drawing ends. */
function openStaleCache() {
  const state = { now: Date.parse('2026-11-21T12:40:00Z'), drawn: 0, next: () => html('first') }
  const cache = createPageCache(megabyte, () => state.now)
  const ask = (key = '/') =>
    cache.get('p', key, async () => {
      state.drawn += 1
      return state.next()
    })
  const fail = () => {
    throw new Error('broken')
  }
  return { cache, state, ask, fail }
}
const minutes = 60_000

test('a page that cannot be drawn any more is shown as it was, and says since when', async () => {
  const { cache, state, ask, fail } = openStaleCache()
  await ask()
  for (const failing of [fail, () => html('broken', { status: 500 }), () => html('away', { status: 503 })]) {
    cache.forget()
    state.next = failing
    const page = await ask()
    expect([page.status, text(page), page.staleSince]).toEqual([200, 'first', new Date('2026-11-21T12:40:00Z')])
    const headers = new Headers(page.headers)
    expect(headers.get('server-timing')).toBe('stale;desc="2026-11-21T12:40:00.000Z"')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  }
})

test('a page older than five minutes is drawn anew, and shown as it was when that fails', async () => {
  const { state, ask, fail } = openStaleCache()
  await ask()
  state.now += 6 * minutes
  state.next = fail
  expect(text(await ask())).toBe('first')
  state.now += 6 * minutes
  state.next = () => html('second')
  const page = await ask()
  expect([text(page), page.staleSince]).toEqual(['second', undefined])
})

test('after a failed drawing the copy is shown at once for two seconds, then drawing is tried again', async () => {
  const { cache, state, ask, fail } = openStaleCache()
  await ask()
  cache.forget()
  state.next = fail
  await ask()
  state.now += 1_999
  await ask()
  expect(state.drawn).toBe(2)
  state.now += 1
  await ask()
  expect(state.drawn).toBe(3)
  // Told of a change, it does not rest: what failed may be there again.
  cache.forget()
  state.next = () => html('second')
  expect(text(await ask())).toBe('second')
})

test('no copy stands in after 24 hours', async () => {
  const { state, ask, fail } = openStaleCache()
  await ask()
  state.next = fail
  state.now += 24 * 60 * minutes - 1
  expect(text(await ask())).toBe('first')
  state.now += 2_001
  await expect(ask()).rejects.toThrow('broken')
})

test('what is truly gone is answered so, and does not come back when drawing fails', async () => {
  for (const status of [404, 410]) {
    const { cache, state, ask, fail } = openStaleCache()
    await ask()
    cache.forget()
    state.next = () => html('gone', { status })
    expect((await ask()).status).toBe(status)
    state.next = fail
    await expect(ask()).rejects.toThrow('broken')
  }
})

test('a copy never stands in for another key, and nothing for a page that was never drawn', async () => {
  const { cache, state, ask, fail } = openStaleCache()
  await ask('/ en EUR')
  cache.forget()
  state.next = fail
  await expect(ask('/ en USD')).rejects.toThrow('broken')
  expect(text(await ask('/ en EUR'))).toBe('first')
})

test('everyone who waits for a drawing that fails gets the copy', async () => {
  const { cache, state, ask, fail } = openStaleCache()
  await ask()
  cache.forget()
  state.next = fail
  const pages = await Promise.all([ask(), ask(), ask()])
  expect([state.drawn, ...pages.map(text)]).toEqual([2, 'first', 'first', 'first'])
})

test('another provider’s change does not disturb a drawing', async () => {
  const cache = createPageCache(megabyte)
  const { draw, finish, begun } = slowDrawing()
  const first = cache.get('p', '/', draw)
  cache.forget('q')
  finish(0)
  await first
  expect(text(await cache.get('p', '/', draw))).toBe('drawing 0')
  expect(begun()).toBe(1)
})

test('bounded by bytes: the pages least asked for go first, one too big is not kept', async () => {
  const cache = createPageCache(50_000)
  // Random letters, so that compressing them gains little.
  const random = (length: number) => fc.sample(fc.string({ minLength: length, maxLength: length }), 1)[0] ?? ''
  const redrawn = async (key: string, length: number) => {
    let drew = false
    await cache.get('p', key, async () => {
      drew = true
      return html(random(length))
    })
    return drew
  }
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await redrawn(key, 5_000)
  expect(await redrawn('h', 5_000)).toBe(false)
  expect(await redrawn('a', 5_000)).toBe(true)
  await redrawn('big', 60_000)
  expect(await redrawn('big', 60_000)).toBe(true)
  expect(await redrawn('a', 5_000)).toBe(false)
})

test('the policy allows each inline script by its digest, and no other', async () => {
  const scripts = ['window.a = 1', '\nconst b = "<b>"\n', '', 'مرحبا']
  const body = `<!doctype html><head><script>${scripts[0]}</script><script type="module" nonce="">${scripts[1]}</script></head>
    <body><script src="/assets/app.js"></script><script async="" src="/x.js"></script><script>${scripts[2]}</script>
    <script id="data" type="application/json">${scripts[3]}</script></body>`
  const policy = await policyOf(html(body))
  const directive = policy.split('; ').find((one) => one.startsWith('script-src')) ?? ''
  const digests = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  expect(directive.split(' ').sort()).toEqual(['script-src', "'self'", ...digests].sort())
})

test('the policy keeps everything on the own host and out of frames', async () => {
  expect((await policyOf(html('<p>x</p>'))).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ])
})

test('a document with a policy of its own keeps that one alone', async () => {
  const own = "default-src 'none'; frame-ancestors 'self'"
  expect(await policyOf(html('<p>x</p>', { headers: { 'content-security-policy': own } }))).toBe(own)
})

test('what is no page has no policy', async () => {
  expect(await policyOf(new Response('{}', { headers: { 'content-type': 'application/json' } }))).toBe('')
})

async function policyOf(response: Response): Promise<string> {
  const page = await createPageCache(megabyte).get('p', '/', async () => response)
  return new Headers(page.headers).get('content-security-policy') ?? ''
}

test('compressed copies decode to the same bytes, and the tag tells pages apart', async () => {
  const cache: PageCache = createPageCache(megabyte)
  const tags = new Map<string, string>()
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 2_000 }), async (body) => {
      const page = await cache.get('p', body, async () => html(body))
      expect(new Uint8Array(brotliDecompressSync(page.br))).toEqual(page.plain)
      expect(new Uint8Array(gunzipSync(page.gzip))).toEqual(page.plain)
      expect(tags.get(page.etag) ?? text(page)).toBe(text(page))
      tags.set(page.etag, text(page))
    }),
  )
  expect(tags.size).toBeGreaterThan(50)
})

test('status and headers are kept, the length is not: it is another for each encoding', async () => {
  const answer = html('12345', { status: 404, headers: { 'content-length': '5', 'x-kept': 'yes' } })
  const page = await createPageCache(megabyte).get('p', '/', async () => answer)
  expect(page.status).toBe(404)
  expect(new Headers(page.headers).get('x-kept')).toBe('yes')
  expect(new Headers(page.headers).has('content-length')).toBe(false)
})
