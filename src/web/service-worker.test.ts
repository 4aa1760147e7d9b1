// The service worker in a world of its own: what it answers from the network, from its shelves, and when nothing comes.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCaches } from '#tests/support/fake-caches.ts'
import { aheadHeader } from './page/route-rules.ts'
import type { WorkerScope } from './worker-scope.ts'

const origin = 'https://clinic.test'
type Listener = (moment: object) => void

let caches: FakeCaches
let listeners: Record<string, Listener>
let network: Record<string, () => Promise<Response>>
let asked: string[]
let open: string[]
let background: Promise<unknown>[]

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:40:00Z') })
  vi.resetModules()
  caches = new FakeCaches()
  listeners = {}
  asked = []
  open = []
  background = []
  network = {}
  const scope: WorkerScope = {
    location: { origin },
    registration: {},
    clients: { claim: async () => {}, matchAll: async () => open.map((path) => ({ url: origin + path })) },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: unknown) => {
      listeners[type] = listener as Listener
    },
  }
  for (const [name, value] of Object.entries({ ...scope, caches, fetch: answerFetch })) vi.stubGlobal(name, value)
  page('/offline', 'offline')
  await import('./service-worker.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function answerFetch(wanted: string | Request): Promise<Response> {
  const { pathname, search } = new URL(typeof wanted === 'string' ? wanted : wanted.url)
  asked.push(pathname + search)
  const answer = network[pathname + search]
  if (!answer) throw new TypeError('Failed to fetch')
  return answer()
}

function answer(text: string, headers: Record<string, string>, status = 200): Response {
  const made = new Response(text, { status, headers: { 'content-language': 'en', ...headers } })
  // Only answers that came over the network have a type.
  const basic = (one: Response): Response =>
    Object.defineProperties(one, {
      type: { value: 'basic' },
      clone: { value: () => basic(Response.prototype.clone.call(one)) },
    })
  return basic(made)
}

const html = (text: string, more: Record<string, string> = {}, status = 200) =>
  answer(text, { 'content-type': 'text/html', 'cache-control': 'private, no-cache', ...more }, status)

/** Puts a page on the network, as a document and by its data. */
function page(path: string, text: string): void {
  network[path] = async () => html(text)
  network[`${path === '/' ? '' : path}/_payload.json`] = async () =>
    html(`data of ${text}`, { 'content-type': 'application/json' })
}

const file = (path: string, text: string) => {
  const headers = { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' }
  network[path] = async () => answer(text, headers)
}

async function happen(type: 'install' | 'activate'): Promise<void> {
  listeners[type]?.({ waitUntil: (work: Promise<unknown>) => background.push(work) })
  await settle()
}

/** What the worker answers; undefined when it leaves the request to the browser. */
function ask(path: string, mode: 'navigate' | 'cors' = 'navigate', method = 'GET', headers = new Headers()) {
  let given: Promise<Response> | undefined
  const request = { url: origin + path, mode, method, headers, signal: new AbortController().signal }
  listeners.fetch?.({
    request,
    waitUntil: (work: Promise<unknown>) => background.push(work),
    respondWith: (work: Promise<Response>) => {
      given = work
    },
  })
  return given
}

async function visit(path: string, mode: 'navigate' | 'cors' = 'navigate'): Promise<Response | undefined> {
  const given = await ask(path, mode)
  await settle()
  return given
}

const settle = async () => {
  await Promise.all(background)
}
const textOf = async (given: Response | undefined) => given?.text()
const loseNetwork = () => {
  network = {}
}

test('what was opened is read without a connection, as a document and by its data, and says since when', async () => {
  page('/procedures', 'list')
  network['/procedures?utm_source=mail'] = async () => html('list')
  expect(await textOf(await visit('/procedures?utm_source=mail'))).toBe('list')
  loseNetwork()
  const document = await visit('/procedures')
  expect(await textOf(document)).toBe('list')
  expect(document?.headers.get('server-timing')).toBe('kept;desc="2026-11-21T12:40:00.000Z"')
  expect(await textOf(await visit('/procedures/_payload.json', 'cors'))).toBe('data of list')
})

test('what was opened by a link can be opened by its address as well', async () => {
  page('/contact', 'contact')
  await visit('/contact/_payload.json', 'cors')
  loseNetwork()
  expect(await textOf(await visit('/contact'))).toBe('contact')
})

test('with a connection the network decides: a new deployment is seen at the next navigation', async () => {
  page('/', 'old build')
  await visit('/')
  page('/', 'new build')
  const given = await visit('/')
  expect([await textOf(given), given?.headers.get('server-timing')]).toEqual(['new build', null])
  loseNetwork()
  expect(await textOf(await visit('/'))).toBe('new build')
})

test('after five seconds without an answer the kept page is shown, and the late answer is kept', async () => {
  page('/', 'kept')
  await visit('/')
  const late = Promise.withResolvers<Response>()
  network['/'] = () => late.promise
  const given = ask('/')
  await vi.advanceTimersByTimeAsync(4_999)
  const raced = await Promise.race([given, Promise.resolve('waiting')])
  expect(raced).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(await textOf(await given)).toBe('kept')
  late.resolve(html('late'))
  await settle()
  loseNetwork()
  expect(await textOf(await visit('/'))).toBe('late')
})

test('a slow page that was never kept is waited for', async () => {
  const late = Promise.withResolvers<Response>()
  network['/contact'] = () => late.promise
  const given = ask('/contact')
  await vi.advanceTimersByTimeAsync(20_000)
  late.resolve(html('at last'))
  expect(await textOf(await given)).toBe('at last')
})

test('a server that is away does not hide a page that was opened; one that is broken says so itself', async () => {
  page('/', 'kept')
  await visit('/')
  network['/'] = async () => html('away', {}, 503)
  expect(await textOf(await visit('/'))).toBe('kept')
  network['/'] = async () => html('Internal Server Error', {}, 500)
  expect(await textOf(await visit('/'))).toBe('Internal Server Error')
  network['/contact'] = async () => html('away', {}, 503)
  expect(await textOf(await visit('/contact'))).toBe('away')
})

test('a page that was never opened leads to ours for that, which knows what was wanted', async () => {
  await happen('install')
  loseNetwork()
  const given = await visit('/procedures/lasik?lang=en')
  expect([given?.status, given?.headers.get('location')]).toEqual([302, `${origin}/offline#/procedures/lasik?lang=en`])
  expect(await textOf(await visit('/offline'))).toBe('offline')
  // The tab's own scripts draw it in place.
  expect((await visit('/procedures/lasik/_payload.json', 'cors'))?.type).toBe('error')
})

test('a page that is never kept comes from the network, and without one leads to ours as well', async () => {
  await happen('install')
  network['/preferences'] = async () => html('choices')
  expect(await textOf(await visit('/preferences'))).toBe('choices')
  loseNetwork()
  expect((await visit('/preferences?lang=ar'))?.headers.get('location')).toBe(`${origin}/offline#/preferences?lang=ar`)
})

test('the page for what was never opened follows the language that is read', async () => {
  await happen('install')
  page('/', 'home')
  network['/'] = async () => html('الرئيسية', { 'content-language': 'ar' })
  network['/offline'] = async () => html('غير متصل', { 'content-language': 'ar' })
  await visit('/')
  loseNetwork()
  expect(await textOf(await visit('/offline'))).toBe('غير متصل')
})

test('the files of a page and of all routes are kept with it, and taken from there first', async () => {
  page('/', '<script type="module">import "/assets/manifest-1a.js"; import "/assets/entry-1b.js"</script>')
  file('/assets/manifest-1a.js', 'routes = ["/assets/contact-1c.js", "/assets/manifest-1a.js"]')
  file('/assets/entry-1b.js', 'entry')
  file('/assets/contact-1c.js', 'contact')
  // The list of routes came to the tab before there was a worker.
  await visit('/assets/manifest-1a.js', 'cors')
  await visit('/')
  asked.length = 0
  for (const path of ['/assets/manifest-1a.js', '/assets/entry-1b.js', '/assets/contact-1c.js']) {
    expect((await visit(path, 'cors'))?.status).toBe(200)
  }
  expect(asked).toEqual([])
})

test('nothing of one person is kept, and nothing that was sent is touched', async () => {
  network['/quote?sent=Q-7K3M-92PX'] = async () => html('confirmation')
  network['/preferences'] = async () => html('choices')
  for (const path of ['/quote?sent=Q-7K3M-92PX', '/preferences', '/profile/me', '/api/currencies', '/healthz']) {
    expect([path, ask(path, 'cors')]).toEqual([path, undefined])
    await visit(path).catch(() => {})
  }
  expect(caches.paths).toEqual([])
  expect(ask('/quote', 'navigate', 'POST')).toBeUndefined()
  page('/quote', 'form')
  network['/quote'] = async () => html('form', { 'cache-control': 'no-store' })
  await visit('/quote')
  expect(caches.paths.filter((path) => path.startsWith('/quote'))).toEqual([])
})

test('a page that was only fetched ahead is not kept; once it is shown, it is', async () => {
  page('/packages', 'packages')
  const ahead = new Headers([aheadHeader])
  expect(ask('/packages/_payload.json', 'cors', 'GET', ahead)).toBeUndefined()
  for (const data of [`${origin}/packages`, `${origin}/preferences`, 'https://other.test/packages', { url: '/' }]) {
    listeners.message?.({ data, waitUntil: (work: Promise<unknown>) => background.push(work) })
  }
  await settle()
  expect(caches.paths).toEqual(['/offline', '/packages', '/packages/_payload.json'])
})

test('pages that are open when the worker comes are kept, and what other versions kept goes', async () => {
  await (await caches.open('pages-0')).put(`${origin}/`, html('of before'))
  page('/packages', 'packages')
  open = ['/packages', '/preferences', '/quote?sent=Q-7K3M-92PX']
  await happen('install')
  await happen('activate')
  expect(await caches.keys()).not.toContain('pages-0')
  expect(caches.paths).toEqual(['/offline', '/packages', '/packages/_payload.json'])
})

test('no more than sixty pages: the first that were opened go', async () => {
  for (let at = 0; at < 65; at += 1) {
    page(`/procedures/p${at}`, `page ${at}`)
    vi.advanceTimersByTime(1_000)
    await visit(`/procedures/p${at}`)
  }
  const kept = caches.paths.filter((path) => path.startsWith('/procedures/'))
  expect(kept.length).toBeLessThanOrEqual(120)
  expect(kept).toContain('/procedures/p64')
  expect(kept).not.toContain('/procedures/p0')
})
