// The page cache: drawn once for all who wait, kept only when it may be, forgotten on change, small enough.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { home, html, madeUp, megabyte, plain, slowDrawing, textOf } from '#tests/support/sample-pages.ts'
import { createPageCache } from './page-cache.ts'

/** How often three asks in a row draw. */
async function drawings(answer: () => Response): Promise<number> {
  const cache = createPageCache(megabyte)
  let count = 0
  for (let ask = 0; ask < 3; ask += 1) {
    await cache.get('p', home, async () => {
      count += 1
      return answer()
    })
  }
  return count
}

test('all who ask meanwhile wait for one drawing and get the same page', async () => {
  const cache = createPageCache(megabyte)
  const { draw, finish, begun } = slowDrawing()
  const asks = Array.from({ length: 20 }, () => cache.get('p', home, draw))
  expect(begun()).toBe(1)
  finish(0)
  const pages = await Promise.all(asks)
  expect(new Set(pages).size).toBe(1)
  expect(await cache.get('p', home, draw)).toBe(pages[0])
  expect(cache.counts).toEqual({ hits: 20, misses: 1 })
})

test('a drawing that fails fails all who wait, and the next ask draws anew', async () => {
  const cache = createPageCache(megabyte)
  const { draw, finish, fail } = slowDrawing()
  const asks = [cache.get('p', home, draw), cache.get('p', home, draw)]
  fail(0)
  expect((await Promise.allSettled(asks)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = cache.get('p', home, draw)
  finish(1)
  expect(textOf(await again)).toBe('drawing 1')
})

test('providers and keys are kept apart', async () => {
  const cache = createPageCache(megabyte)
  const ask = async (provider: string, key: string) =>
    textOf(await cache.get(provider, plain(key), async () => html(provider + key)))
  for (const round of [1, 2]) {
    const seen = [await ask('p', '/'), await ask('q', '/'), await ask('p', '/a')]
    expect([round, seen]).toEqual([round, ['p/', 'q/', 'p/a']])
  }
})

test('kept: what is 200, sets no cookie and does not forbid it', async () => {
  expect(await drawings(() => html('x'))).toBe(1)
  expect(await drawings(() => html('x', { headers: { 'cache-control': 'public, max-age=60' } }))).toBe(1)
})

test('not kept: other statuses, no-store, private, set-cookie', async () => {
  for (const status of [201, 302, 404, 500, 503]) expect(await drawings(() => html('x', { status }))).toBe(3)
  expect(await drawings(() => html('x', { headers: { 'cache-control': 'private, no-store' } }))).toBe(3)
  expect(await drawings(() => html('x', { headers: { 'cache-control': 'private, no-cache' } }))).toBe(3)
  expect(await drawings(() => html('x', { headers: { 'set-cookie': 'lang=ar' } }))).toBe(3)
})

test('forgotten on change: of one provider only its own, of nobody in particular all', async () => {
  const cache = createPageCache(megabyte)
  let count = 0
  const ask = async (provider: string) => textOf(await cache.get(provider, home, async () => html(`${(count += 1)}`)))
  expect([await ask('p'), await ask('pp'), await ask('q')]).toEqual(['1', '2', '3'])
  cache.forget('p')
  expect([await ask('p'), await ask('pp'), await ask('q')]).toEqual(['4', '2', '3'])
  cache.forget()
  expect([await ask('p'), await ask('pp'), await ask('q')]).toEqual(['5', '6', '7'])
})

test('a change while drawing: who waits gets that drawing, who asks afterwards a new one, and only that is kept', async () => {
  const cache = createPageCache(megabyte)
  const { draw, finish, begun } = slowDrawing()
  const before = cache.get('p', home, draw)
  cache.forget('p')
  const after = cache.get('p', home, draw)
  expect(begun()).toBe(2)
  finish(1)
  expect(textOf(await after)).toBe('drawing 1')
  finish(0)
  expect(textOf(await before)).toBe('drawing 0')
  expect(textOf(await cache.get('p', home, draw))).toBe('drawing 1')
})

test('a change while drawing does not keep what was drawn of before', async () => {
  const cache = createPageCache(megabyte)
  const { draw, finish, begun } = slowDrawing()
  const before = cache.get('p', home, draw)
  cache.forget()
  finish(0)
  await before
  const after = cache.get('p', home, draw)
  expect(begun()).toBe(2)
  finish(1)
  expect(textOf(await after)).toBe('drawing 1')
})

test('another provider’s change does not disturb a drawing', async () => {
  const cache = createPageCache(megabyte)
  const { draw, finish, begun } = slowDrawing()
  const first = cache.get('p', home, draw)
  cache.forget('q')
  finish(0)
  await first
  expect(textOf(await cache.get('p', home, draw))).toBe('drawing 0')
  expect(begun()).toBe(1)
})

test('bounded by bytes: the pages least asked for go first, one too big is not kept', async () => {
  const cache = createPageCache(70_000)
  // Random letters, so that compressing them gains little.
  const random = (length: number) => fc.sample(fc.string({ minLength: length, maxLength: length }), 1)[0] ?? ''
  const redrawn = async (key: string, length: number) => {
    let drew = false
    await cache.get('p', plain(key), async () => {
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

test('a drawing of before a change neither drops nor troubles the copy that was made after it', async () => {
  for (const end of ['finishAs', 'fail'] as const) {
    const cache = createPageCache(megabyte)
    const { draw, finish, finishAs, fail, begun } = slowDrawing()
    const before = cache.get('p', home, draw)
    cache.forget('p')
    const after = cache.get('p', home, draw)
    finish(1)
    await after
    if (end === 'fail') fail(0)
    else finishAs(0, 404)
    const early = await before
    // A failure has the newer copy, which is as good as any; what was answered is answered.
    expect([early.status, early.staleSince]).toEqual([end === 'fail' ? 200 : 404, undefined])
    const later = await cache.get('p', home, draw)
    expect([begun(), textOf(later), later.staleSince]).toEqual([2, 'drawing 1', undefined])
  }
})

test('a drawing of before a change that fails does not keep the next one from being tried', async () => {
  const cache = createPageCache(megabyte)
  const { draw, finish, fail, begun } = slowDrawing()
  const first = cache.get('p', home, draw)
  finish(0)
  await first
  cache.forget('p')
  const early = cache.get('p', home, draw)
  cache.forget('p')
  fail(1)
  expect((await early).staleSince).toBeInstanceOf(Date)
  const next = cache.get('p', home, draw)
  expect(begun()).toBe(3)
  finish(2)
  expect(textOf(await next)).toBe('drawing 2')
})

/** Whether a page had to be drawn. */
const isDrawn = async (cache: ReturnType<typeof createPageCache>, key = home, body = 'x') => {
  const { misses } = cache.counts
  await cache.get('p', key, async () => html(body))
  return cache.counts.misses > misses
}

test('made-up addresses push no page of the site out', async () => {
  const cache = createPageCache(megabyte)
  await isDrawn(cache)
  for (let at = 0; at < 1_000; at += 1) await isDrawn(cache, madeUp(`/?q=${at}`), 'a page '.repeat(500))
  expect(await isDrawn(cache)).toBe(false)
  expect(await isDrawn(cache, madeUp('/?q=0'))).toBe(true)
  expect(await isDrawn(cache, madeUp('/?q=999'))).toBe(false)
})

test('an address that nobody means is drawn, and not kept', async () => {
  const cache = createPageCache(megabyte)
  const [long, usual] = [madeUp(`/?q=${'a'.repeat(1_000)}`), madeUp(`/?q=${'a'.repeat(900)}`)]
  for (const key of [long, usual]) await isDrawn(cache, key)
  expect([await isDrawn(cache, long), await isDrawn(cache, usual)]).toEqual([true, false])
})

test('keys and headers count as memory too', async () => {
  const ask = (cache: ReturnType<typeof createPageCache>, at: number, header: string) =>
    cache.get('p', plain(`/${at} ${'k'.repeat(900)}`), async () => html('x', { headers: { 'x-long': header } }))
  const keptOf = async (header: string) => {
    const cache = createPageCache(100_000)
    for (let at = 0; at < 100; at += 1) await ask(cache, at, header)
    const before = cache.counts.hits
    for (let at = 99; at >= 0; at -= 1) await ask(cache, at, header)
    return cache.counts.hits - before
  }
  // Three quarters of the memory, at 2 * 900 bytes for the key and 500 or so beside it.
  const short = await keptOf('')
  expect(short).toBeLessThan(34)
  expect(short).toBeGreaterThan(20)
  expect(await keptOf('h'.repeat(4_000))).toBeLessThan(10)
})
