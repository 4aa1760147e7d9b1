// The last good copy of a page: when it stands in, what it says, and when it does not.
import { expect, test } from 'vitest'
import { holdUntil } from '#kernel/holds-until.ts'
import { html, openStaleCache, plain, textOf } from '#tests/support/sample-pages.ts'

const minutes = 60_000

test('a page that cannot be drawn any more is shown as it was, and says since when', async () => {
  const { cache, state, ask, fail } = openStaleCache()
  await ask()
  for (const failing of [fail, () => html('broken', { status: 500 }), () => html('away', { status: 503 })]) {
    cache.forget()
    state.next = failing
    const page = await ask()
    expect([page.status, textOf(page), page.staleSince]).toEqual([200, 'first', new Date('2026-11-21T12:40:00Z')])
    const headers = new Headers(page.headers)
    expect(headers.get('server-timing')).toBe('stale;desc="2026-11-21T12:40:00.000Z"')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  }
})

test('a page older than five minutes is drawn anew, and shown as it was when that fails', async () => {
  const { state, ask, fail } = openStaleCache()
  await ask()
  state.elapsed += 6 * minutes
  state.next = fail
  expect(textOf(await ask())).toBe('first')
  state.elapsed += 6 * minutes
  state.next = () => html('second')
  const page = await ask()
  expect([textOf(page), page.staleSince]).toEqual(['second', undefined])
})

test('after a failed drawing the copy is shown at once for two seconds, then drawing is tried again', async () => {
  const { cache, state, ask, fail } = openStaleCache()
  await ask()
  cache.forget()
  state.next = fail
  await ask()
  state.elapsed += 1_999
  await ask()
  expect(state.drawn).toBe(2)
  state.elapsed += 1
  await ask()
  expect(state.drawn).toBe(3)
  // Told of a change, it does not rest: what failed may be there again.
  cache.forget()
  state.next = () => html('second')
  expect(textOf(await ask())).toBe('second')
})

test('no copy stands in after 24 hours', async () => {
  const { state, ask, fail } = openStaleCache()
  await ask()
  state.next = fail
  state.elapsed += 24 * 60 * minutes - 1
  expect(textOf(await ask())).toBe('first')
  state.elapsed += 2_001
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
  await ask(plain('/ en EUR'))
  cache.forget()
  state.next = fail
  await expect(ask(plain('/ en USD'))).rejects.toThrow('broken')
  expect(textOf(await ask(plain('/ en EUR')))).toBe('first')
})

test('everyone who waits for a drawing that fails gets the copy', async () => {
  const { cache, state, ask, fail } = openStaleCache()
  await ask()
  cache.forget()
  state.next = fail
  const pages = await Promise.all([ask(), ask(), ask()])
  expect([state.drawn, ...pages.map(textOf)]).toEqual([2, 'first', 'first', 'first'])
})

test('a clock that is set neither keeps a page for longer nor drops it', async () => {
  const { state, ask } = openStaleCache()
  await ask()
  state.next = () => html('second')
  state.now -= 24 * 60 * minutes
  state.elapsed += 5 * minutes - 1
  expect(textOf(await ask())).toBe('first')
  state.elapsed += 1
  expect(textOf(await ask())).toBe('second')
})

test('a page is as old as any other once what it was made of ends', async () => {
  const { state, ask } = openStaleCache()
  const headers = new Headers()
  holdUntil(headers, new Date(state.now + minutes))
  state.next = () => html('first', { headers: Object.fromEntries(headers) })
  await ask()
  state.next = () => html('second')
  state.elapsed += minutes - 1
  expect(textOf(await ask())).toBe('first')
  state.elapsed += 1
  expect(textOf(await ask())).toBe('second')
})
