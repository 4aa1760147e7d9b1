// Pages through the cache: what is drawn for whom, what is kept apart, and what a browser has already.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { senderHeader } from '#api/gate.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { drawPage, openSampleHttp } from '#tests/support/sample-http.ts'
import type { PageHandler } from '#web/page-handler.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})

afterAll(() => api.close())

const withHeaders = (headers: Record<string, string>): RequestInit => ({ headers })

test('a page is drawn once for everyone who sees the same', async () => {
  const { ask, drawn } = openSampleHttp(api)
  const pages = [
    await ask('/procedures?q=hip'),
    await ask('/procedures?q=hip&utm_source=mail'),
    await ask('/procedures?q=hip', withHeaders({ cookie: 'session=1; theme=dark', 'x-anything': 'else' })),
  ]
  expect(drawn).toHaveLength(1)
  expect(new Set(await Promise.all(pages.map((page) => page.text()))).size).toBe(1)
})

test('provider, path, known parameters, language, currency and scheme keep pages apart', async () => {
  const { ask, drawn } = openSampleHttp(api)
  const asks: [string, Record<string, string>][] = [
    ['/', {}],
    ['http://other.test/', {}],
    ['/contact', {}],
    ['/?q=hip', {}],
    ['/', { cookie: 'lang=ar' }],
    ['/', { cookie: 'currency=JPY' }],
    ['/', { cookie: 'currency=KWD' }],
    ['/', { 'x-forwarded-proto': 'https' }],
    ['http://clinic.test:8080/', {}],
  ]
  for (const round of [1, 2]) {
    const texts = []
    for (const [path, headers] of asks) texts.push(await (await ask(path, withHeaders(headers))).text())
    expect([round, drawn.length, new Set(texts).size]).toEqual([round, asks.length, asks.length])
  }
})

test('a crawler’s page is its own', async () => {
  const { ask, drawn } = openSampleHttp(api)
  await ask('/', withHeaders({ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }))
  await ask('/', withHeaders({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }))
  expect(drawn).toHaveLength(2)
})

test('only what the key knows of reaches a drawing: no cookie, no stranger’s parameter, no address', async () => {
  const { ask, drawn } = openSampleHttp(api)
  const headers = { cookie: 'session=1', authorization: 'Bearer x', 'x-forwarded-for': '203.0.113.9' }
  await ask(
    '/procedures?utm_id=7&q=hip',
    withHeaders({ ...headers, 'user-agent': 'Firefox', [senderHeader]: 'forged' }),
  )
  const [page] = drawn
  expect(page?.request.url).toBe('http://clinic.test/procedures?q=hip')
  expect([...(page?.request.headers.keys() ?? [])]).toEqual(['user-agent'])
  expect(page?.headers[senderHeader]).toBe('203.0.113.9')
  expect(page?.requestId).toMatch(/^[0-9a-f-]{36}$/)
})

test('the language comes from the address, the cookie or the browser, the currency from the region', async () => {
  const { ask, drawn } = openSampleHttp(api)
  await ask('/?lang=ar', withHeaders({ 'accept-language': 'en-US' }))
  await ask('/', withHeaders({ 'accept-language': 'ar-KW,en;q=0.5' }))
  await ask('/', withHeaders({ 'accept-language': 'de-DE' }))
  // There is no rate for the rouble here, so the provider's euro counts; this page is kept already.
  await ask('/', withHeaders({ 'accept-language': 'en-RU' }))
  expect(drawn.map(({ visitor }) => visitor)).toEqual([
    { language: 'ar', currency: 'USD' },
    { language: 'ar', currency: 'KWD' },
    { language: 'en', currency: 'EUR' },
  ])
})

test('the scheme is what a proxy on this machine says, or PUBLIC_URL; never what a stranger says', async () => {
  const https = withHeaders({ 'x-forwarded-proto': 'https' })
  const proxied = openSampleHttp(api)
  await proxied.ask('/', https)
  await proxied.ask('/', https, '203.0.113.7')
  expect(proxied.drawn.map(({ request }) => request.url)).toEqual(['https://clinic.test/', 'http://clinic.test/'])
  const fixed = openSampleHttp(api, { config: { PUBLIC_URL: 'https://clinic.test' } })
  await fixed.ask('/', {}, '203.0.113.7')
  expect(fixed.drawn[0]?.request.url).toBe('https://clinic.test/')
})

test('a server of one domain draws it under every host', async () => {
  const { ask, drawn } = openSampleHttp(api, { config: { PROVIDER_DOMAIN: 'clinic.test' } })
  expect((await ask('http://127.0.0.1:3000/')).status).toBe(200)
  expect(drawn[0]?.domain).toBe('clinic.test')
})

test('304 without a body for the page that the browser has, also when a proxy made its tag weak', async () => {
  const { ask } = openSampleHttp(api)
  const etag = (await ask('/')).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]{22}"$/)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const response = await ask('/', withHeaders({ 'if-none-match': known }))
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag])
  }
  expect((await ask('/', withHeaders({ 'if-none-match': '"other"' }))).status).toBe(200)
})

test('a page may be kept by its visitor only, asked for anew each time, apart by language and cookie', async () => {
  const { headers } = await openSampleHttp(api).ask('/')
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(headers.get('vary')).toBe('accept-language, cookie, accept-encoding')
})

test('HEAD gives the headers of GET and no body', async () => {
  const { ask, drawn } = openSampleHttp(api)
  const get = await ask('/')
  const head = await ask('/', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  // Each request has an id of its own.
  for (const { headers } of [get, head]) headers.delete('x-request-id')
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers))
  expect(drawn).toHaveLength(1)
})

test('compressed as the browser takes it, the same page inside', async () => {
  const { ask } = openSampleHttp(api)
  const plain = await (await ask('/')).text()
  const br = await ask('/', withHeaders({ 'accept-encoding': 'gzip, deflate, br' }))
  expect(br.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(plain)
  const gzip = await ask('/', withHeaders({ 'accept-encoding': 'gzip, br; q=0' }))
  expect(gzip.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(plain)
})

test('a change of a provider draws its pages anew, and only its own', async () => {
  const { ask, drawn, change } = openSampleHttp(api)
  const both = async () => {
    await ask('/')
    await ask('http://other.test/')
  }
  await both()
  change(api.provider.id)
  await both()
  expect(drawn.map(({ domain }) => domain)).toEqual(['clinic.test', 'other.test', 'clinic.test'])
  change(undefined)
  await both()
  expect(drawn).toHaveLength(5)
})

test('what is sent goes to the page each time, whole, and nothing of the answer is kept', async () => {
  const bodies: string[] = []
  const handlePage: PageHandler = async (page) => {
    bodies.push(`${page.request.method} ${page.request.url} ${await page.request.text()}`)
    return drawPage(page)
  }
  const { ask } = openSampleHttp(api, { handlePage })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const form = { method: 'POST', body: 'name=Jane', headers }
  await ask('/quote', form)
  await ask('/quote', form)
  await ask('/quote', { ...form, headers: { ...headers, 'x-forwarded-proto': 'https' } })
  expect(bodies).toEqual([
    'POST http://clinic.test/quote name=Jane',
    'POST http://clinic.test/quote name=Jane',
    'POST https://clinic.test/quote name=Jane',
  ])
})

test('a failed page is drawn anew', async () => {
  let count = 0
  const handlePage: PageHandler = async () => new Response(`${(count += 1)}`, { status: 404 })
  const { ask } = openSampleHttp(api, { handlePage })
  expect([(await ask('/gone')).status, await (await ask('/gone')).text()]).toEqual([404, '2'])
})

test('a visitor who goes away does not break the drawing that others wait for', async () => {
  const release = Promise.withResolvers<void>()
  const handlePage: PageHandler = async (page) => {
    await release.promise
    page.request.signal.throwIfAborted()
    return drawPage(page)
  }
  const { ask } = openSampleHttp(api, { handlePage })
  const leaving = new AbortController()
  const first = ask('/', { signal: leaving.signal })
  const second = ask('/')
  leaving.abort()
  release.resolve()
  expect((await second).status).toBe(200)
  await first
})

test('a page of its own whose visitor left counts as no failure of ours', async () => {
  const leaving = new AbortController()
  const handlePage: PageHandler = async () => {
    leaving.abort('closed')
    return new Response(null, { status: 500 })
  }
  const { ask } = openSampleHttp(api, { handlePage })
  expect((await ask('/desk', { signal: leaving.signal })).status).toBe(499)
  const stays: PageHandler = async () => new Response(null, { status: 500 })
  expect((await openSampleHttp(api, { handlePage: stays }).ask('/desk')).status).toBe(500)
})

test('in development every ask draws anew', async () => {
  const { ask, drawn } = openSampleHttp(api, { keepPages: false })
  await ask('/')
  await ask('/')
  expect(drawn).toHaveLength(2)
})

test('robots and drawings know no parameters of pages: whoever makes some up gets what is kept', async () => {
  const { ask, drawn } = openSampleHttp(api)
  for (const search of ['', `?q=${'x'.repeat(9_000)}`, '?category=a&v=7']) await ask(`/robots.txt${search}`)
  for (const search of ['?v=7', `?v=7&q=${'x'.repeat(9_000)}`, '?v=7&lang=ar'])
    await ask(`/art/clinic/icon.svg${search}`)
  expect(drawn.map(({ request }) => request.url)).toEqual([
    'http://clinic.test/robots.txt',
    'http://clinic.test/art/clinic/icon.svg?v=7',
  ])
})
