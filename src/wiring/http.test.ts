// The HTTP server around the API and the pages: machine checks, what fails, and what every answer has.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '#api/api.ts'
import { senderHeader } from '#api/gate.ts'
import { openDatabase } from '#db/open.ts'
import { createProviderDirectory } from '#domain/provider/find-provider.ts'
import { quoteRequests } from '#domain/quotes/tables.ts'
import { Fault } from '#kernel/fault.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleHttp, type SampleHttpChanges } from '#tests/support/sample-http.ts'
import { sampleQuoteRequest } from '#tests/support/sample-quote.ts'

let api: SampleApi
let folder: string

beforeAll(async () => {
  api = await openSampleApi()
  folder = await mkdtemp(join(tmpdir(), 'http-test-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/app-1a2b.js'), 'export {}\n'.repeat(100))
})

beforeEach(() => {
  api.logLines.length = 0
})

afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

/** The same house with its database gone. */
function openAway(): { changes: SampleHttpChanges; close: () => Promise<void> } {
  const database = openDatabase('postgres://nobody@127.0.0.1:1/nothing', () => {})
  const directory = createProviderDirectory(database)
  const away = createApi({ ...api.parts, database, directory })
  return { changes: { services: { database, directory, api: away } }, close: database.close }
}

const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

test('healthz and readyz answer on any host', async () => {
  const { ask } = openSampleHttp(api)
  expect(await (await ask('http://10.0.0.1:3000/healthz')).text()).toBe('ok')
  expect(await (await ask('http://10.0.0.1:3000/readyz')).text()).toBe('ready')
})

test('readyz is 503 when the database is gone, healthz still 200', async () => {
  const away = openAway()
  const { ask } = openSampleHttp(api, away.changes)
  expect((await ask('/readyz')).status).toBe(503)
  expect((await ask('/healthz')).status).toBe(200)
  await away.close()
})

test('readyz does not wait for a database that says nothing at all', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const frozen = { ...api.database, ping: () => new Promise<never>(() => {}) }
  const asked = openSampleHttp(api, { services: { database: frozen } }).ask('/readyz')
  await vi.advanceTimersByTimeAsync(3_000)
  expect((await asked).status).toBe(503)
  vi.useRealTimers()
})

test('503 problem with retry-after from the API when the database is gone', async () => {
  const away = openAway()
  const response = await openSampleHttp(api, away.changes).ask('/api/procedures')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect(await readProblem(response)).toMatchObject({ code: 'unavailable' })
  await away.close()
})

test('503 page that asks for patience when the database is gone', async () => {
  const away = openAway()
  const response = await openSampleHttp(api, away.changes).ask('/procedures')
  expect(response.status).toBe(503)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toContain('try again in a minute')
  await away.close()
})

test('404 page on a host of nobody, in both languages, that names no provider', async () => {
  const { ask, drawn } = openSampleHttp(api)
  const response = await ask('http://nobody.test/procedures')
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const page = await response.text()
  expect(page).toContain('There is no clinic at this address')
  expect(page).toContain('dir="rtl"')
  expect(page).not.toMatch(/harbour|clinic\.test|other/i)
  expect(drawn).toEqual([])
})

test('404 problem for an endpoint that there is not, also without a slash behind /api', async () => {
  const { ask } = openSampleHttp(api)
  for (const path of ['/api/nowhere', '/api', '/api/']) {
    expect(await readProblem(await ask(path))).toMatchObject({ status: 404, code: 'not-found' })
  }
})

test('500 page when a page cannot be drawn; neither page nor log repeat the cause', async () => {
  const handlePage = async () => {
    throw new Error('Jane Doe, hip')
  }
  const response = await openSampleHttp(api, { handlePage }).ask('/')
  expect(response.status).toBe(500)
  expect(await response.text()).toContain('Internal Server Error')
  expect(api.logLines.join()).toContain('request failed')
  expect(api.logLines.join()).not.toMatch(/Jane|hip/)
})

test('503 page when what a page needs is not available', async () => {
  const handlePage = async () => {
    throw new Fault('unavailable', 'Away.')
  }
  expect((await openSampleHttp(api, { handlePage }).ask('/')).status).toBe(503)
})

test('every answer has the security headers, failures included', async () => {
  const { ask } = openSampleHttp(api, { clientFolder: folder })
  const broken = openSampleHttp(api, {
    handlePage: async () => {
      throw new Error('broken')
    },
  })
  const answers = await Promise.all([
    ...['/', '/healthz', '/api/currencies', '/api/nowhere', '/assets/app-1a2b.js', '/assets/none.js'].map((path) =>
      ask(path),
    ),
    ask('http://nobody.test/'),
    broken.ask('/'),
  ])
  for (const { headers } of answers) {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toBe('camera=(), microphone=(), geolocation=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
  }
})

test('a page tells no address of signing in, nor of the profile, as the one before it', async () => {
  const { ask } = openSampleHttp(api)
  for (const path of [
    '/auth/login?email=jane',
    '/auth/confirm-email?username=u&code=1',
    '/profile',
    '/auth/login.data',
  ]) {
    expect((await ask(path)).headers.get('referrer-policy')).toBe('strict-origin')
  }
})

test('the page of who pays by a link sends no referrer, is kept by no cache and listed by no machine', async () => {
  const { ask } = openSampleHttp(api)
  for (const path of ['/pay/s3cr3t', '/pay/s3cr3t.data']) {
    const { headers } = await ask(path)
    const told = ['referrer-policy', 'cache-control', 'x-robots-tag'].map((name) => headers.get(name))
    expect(told).toEqual(['no-referrer', 'no-store', 'noindex'])
  }
})

test('built files are kept for good, missing ones by nobody', async () => {
  const { ask } = openSampleHttp(api, { clientFolder: folder })
  const file = await ask('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'br' } })
  expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(file.headers.get('content-encoding')).toBe('br')
  const missing = await ask('/assets/app-9z9z.js')
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
})

test('the log has area, method and status of a request, and neither path nor address', async () => {
  const { ask } = openSampleHttp(api)
  await ask('/procedures/hip-replacement?q=pain', {}, '203.0.113.7')
  const lines = api.logLines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toMatchObject([{ event: 'request', area: 'page', method: 'GET', status: 200, ms: expect.any(Number) }])
  expect(api.logLines.join()).not.toMatch(/hip|pain|203\.0\.113/)
})

test('who sent a quote is the peer; what the caller says of it is dropped', async () => {
  const { ask } = openSampleHttp(api)
  const digests = async () => {
    const rows = await api.database.forProvider(api.provider.id, (scope) => scope.rows(quoteRequests))
    return new Set(rows.map(({ senderDigest }) => senderDigest))
  }
  const forged = { [senderHeader]: '198.51.100.1', 'x-forwarded-for': '198.51.100.2' }
  await ask('/api/quotes', post(sampleQuoteRequest({ need: 'One' }), forged), '203.0.113.7')
  expect(await digests()).toEqual(new Set([api.parts.digestSender('203.0.113.7')]))
  const proxied = { [senderHeader]: '198.51.100.1', 'x-forwarded-for': '198.51.100.2, 203.0.113.8' }
  await ask('/api/quotes', post(sampleQuoteRequest({ need: 'Two' }), proxied), '127.0.0.1')
  expect(await digests()).toContain(api.parts.digestSender('203.0.113.8'))
  expect(await digests()).toHaveLength(2)
})

test('a request id of the caller is not taken over', async () => {
  const { ask } = openSampleHttp(api)
  const response = await ask('/api/currencies', { headers: { 'x-request-id': 'forged' } })
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('403 for a quote that a page of another host sends', async () => {
  const { ask } = openSampleHttp(api)
  const response = await ask('/api/quotes', post(sampleQuoteRequest(), { origin: 'https://evil.example' }))
  expect(response.status).toBe(403)
})

const local = 'http://localhost:3000'

test('mails are shown while this machine serves only itself and has no mail server', async () => {
  const dataDir = join(folder, 'data')
  await mkdir(join(dataDir, 'outbox'), { recursive: true })
  await writeFile(join(dataDir, 'outbox/2026-11-21T08-00-00.000Z-jane@mail.example.eml'), 'Subject: Hello')
  await writeFile(join(dataDir, 'outbox/2026-11-21T08-00-01.000Z-+971501234567-0a1b2c3d.txt'), 'To: +971501234567')
  await writeFile(join(dataDir, 'sender-key'), 'secret')
  const shown = openSampleHttp(api, { config: { DATA_DIR: dataDir } })
  expect(await (await shown.ask(`${local}/dev/mail`)).text()).toContain('jane@mail.example.eml')
  const mail = await shown.ask(`${local}/dev/mail/2026-11-21T08-00-00.000Z-jane@mail.example.eml`)
  expect(await mail.text()).toBe('Subject: Hello')
  const list = await (await shown.ask(`${local}/dev/mail`)).text()
  expect([...list.matchAll(/>2026-11-21T[^<]*\.(\w+)</g)].map(([, kind]) => kind)).toEqual(['txt', 'eml'])
  const message = await shown.ask(`${local}/dev/mail/2026-11-21T08-00-01.000Z-+971501234567-0a1b2c3d.txt`)
  expect(await message.text()).toBe('To: +971501234567')
  for (const name of ['..%2Fsender-key', 'none.eml', '..%2F..%2Fdata%2Fsender-key']) {
    expect((await shown.ask(`${local}/dev/mail/${name}`)).status).toBe(404)
  }
  for (const config of [{ HOST: '0.0.0.0' }, { SMTP_URL: 'smtp://127.0.0.1:1' }]) {
    const hidden = openSampleHttp(api, { config: { DATA_DIR: dataDir, ...config } })
    expect(await (await hidden.ask(`${local}/dev/mail`)).text()).not.toContain('jane')
  }
})

test('mails are hidden from who comes through a proxy on this machine, or by the name of another site', async () => {
  const dataDir = join(folder, 'proxied')
  await mkdir(join(dataDir, 'outbox'), { recursive: true })
  await writeFile(join(dataDir, 'outbox/2026-11-21T08-00-00.000Z-jane@mail.example.eml'), 'Subject: Hello')
  const { ask } = openSampleHttp(api, { config: { DATA_DIR: dataDir } })
  const asked = [
    ask(`${local}/dev/mail`, { headers: { 'x-forwarded-for': '203.0.113.7' } }),
    ask('/dev/mail'),
    ask(`${local}/dev/mail`, {}, '203.0.113.7'),
  ]
  for (const answer of await Promise.all(asked)) expect(answer.status).toBe(403)
})
