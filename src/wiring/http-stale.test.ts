// The database or the API away under a running server: pages still show, say since when, and are fresh again by themselves.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApi } from '#api/api.ts'
import { createCatalogue } from '#api/catalogue.ts'
import { type Database, openDatabase } from '#db/open.ts'
import { createProviderDirectory } from '#domain/provider/find-provider.ts'
import { referenceOf } from '#kernel/id.ts'
import { openSampleApi, type SampleApi, siteOrigin } from '#tests/support/sample-api.ts'
import { openSampleHttp } from '#tests/support/sample-http.ts'
import type { PageHandler } from '#web/page-handler.ts'

let api: SampleApi
let gone: Database
let isAway: boolean

beforeAll(async () => {
  api = await openSampleApi()
  gone = openDatabase('postgres://nobody@127.0.0.1:1/nothing', () => {})
})
beforeEach(() => {
  isAway = false
  api.logLines.length = 0
})
afterAll(async () => {
  await gone.close()
  await api.close()
})

/** The house on a database that can be taken away; a page is what the API says of the procedures. */
function open() {
  const reach = () => (isAway ? gone : api.database)
  const database: Database = {
    ...api.database,
    forProvider: (providerId, work) => reach().forProvider(providerId, work),
    directory: (work) => reach().directory(work),
    ping: () => reach().ping(),
  }
  const directory = createProviderDirectory(database)
  const house = createApi({ ...api.parts, database, directory, readCatalogue: createCatalogue(database) })
  const handlePage: PageHandler = async ({ request, requestId }) => {
    if (request.method === 'POST') return house.hono.request(`${siteOrigin}/api/procedures`)
    const { pathname } = new URL(request.url)
    if (pathname === '/gone') return new Response('gone', { status: 404 })
    const answer = await house.hono.request(`${siteOrigin}/api/procedures`)
    const headers = { 'content-type': 'text/html', 'x-request-id': requestId }
    return new Response(answer.ok ? `list ${pathname}` : 'failed', { status: answer.status, headers })
  }
  const http = openSampleHttp(api, { services: { database, directory, api: house }, handlePage })
  /** As when the connection to the database was lost and nothing is known any more; what was read is of a revision of before. */
  const loseAll = () => {
    isAway = true
    directory.forget()
    http.change(undefined)
  }
  /** What was read of the provider is remembered per revision: the next one has to be read. */
  const loseWithNewRevision = async () => {
    const provider = await directory.find('clinic.test')
    if (provider) provider.revision += 1
    loseAll()
  }
  return { ...http, loseAll, loseWithNewRevision }
}

const stale = (answer: Response) => answer.headers.get('server-timing')

test('with the database gone, pages go on from what is remembered, and readyz is 503', async () => {
  const { ask, loseAll } = open()
  await ask('/')
  loseAll()
  for (const path of ['/', '/never-asked-before']) {
    const page = await ask(path)
    expect([page.status, await page.text(), stale(page)]).toEqual([200, `list ${path}`, null])
  }
  expect((await ask('/readyz')).status).toBe(503)
})

test('a page that cannot be drawn is shown as it was, for every visitor who had the same; payloads as well', async () => {
  const { ask, loseWithNewRevision } = open()
  for (const path of ['/', '/_payload.json']) await ask(path)
  await loseWithNewRevision()
  for (const path of ['/', '/_payload.json']) {
    const page = await ask(path, { headers: { cookie: 'session=another' } })
    expect([page.status, await page.text()]).toEqual([200, 'list /'])
    expect(stale(page)).toMatch(/^stale;desc="\d{4}-\d\d-\d\dT[\d:.]+Z"$/)
    expect(page.headers.get('cache-control')).toBe('no-store')
  }
})

test('a browser that has the page already is told that it is stale as well', async () => {
  const { ask, loseWithNewRevision } = open()
  const etag = (await ask('/')).headers.get('etag') ?? ''
  await loseWithNewRevision()
  const page = await ask('/', { headers: { 'if-none-match': etag } })
  expect([page.status, await page.text()]).toEqual([200, 'list /'])
})

test('nothing stands in for what was never drawn, is sent, is of another currency, or is not there', async () => {
  const { ask, loseWithNewRevision } = open()
  for (const path of ['/', '/gone']) await ask(path)
  await loseWithNewRevision()
  expect((await ask('/contact')).status).toBe(503)
  expect((await ask('/', { method: 'POST', body: 'a=b' })).status).toBe(503)
  expect((await ask('/', { headers: { cookie: 'currency=JPY' } })).status).toBe(503)
  expect((await ask('/gone')).status).toBe(404)
})

test('with the database back, the next page is fresh', async () => {
  const { ask, loseWithNewRevision, change } = open()
  await ask('/')
  await loseWithNewRevision()
  expect(stale(await ask('/'))).not.toBeNull()
  isAway = false
  // As the listener tells when it has its connection again.
  change(undefined)
  const page = await ask('/')
  expect([page.status, stale(page)]).toEqual([200, null])
})

test('a failed page, its header and the log have one reference; a page that shows has the id of its own request', async () => {
  const handlePage: PageHandler = async () => {
    throw new Error('Jane Doe, hip')
  }
  const answer = await openSampleHttp(api, { handlePage }).ask('/')
  const requestId = answer.headers.get('x-request-id') ?? ''
  const reference = referenceOf(requestId)
  expect(await answer.text()).toContain(reference)
  const lines = api.logLines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines.find(({ event }) => event === 'request failed')).toMatchObject({ requestId, reference })
  const { ask } = open()
  const ids = [await ask('/'), await ask('/')].map(({ headers }) => headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(2)
})

test('everyone who waited for a page that failed is given the reference that the page shows', async () => {
  const release = Promise.withResolvers<void>()
  const handlePage: PageHandler = async ({ requestId }) => {
    await release.promise
    return new Response(referenceOf(requestId), { status: 500, headers: { 'x-request-id': requestId } })
  }
  const { ask } = openSampleHttp(api, { handlePage })
  const asks = [ask('/'), ask('/')]
  release.resolve()
  for (const answer of await Promise.all(asks)) {
    expect(await answer.text()).toBe(referenceOf(answer.headers.get('x-request-id') ?? ''))
  }
})
