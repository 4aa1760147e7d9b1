// The API as a whole: what it does not serve, what it says of itself, and the database being away.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#db/open.ts'
import { createProviderDirectory } from '#domain/provider/find-provider.ts'
import { openSampleApi, readProblem, type SampleApi, siteOrigin } from '#tests/support/sample-api.ts'
import { createApi } from './api.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})

afterAll(() => api.close())

test('404 problem for an endpoint that there is not, and for a method that an endpoint does not take', async () => {
  for (const [method, path] of [
    ['GET', '/api/nowhere'],
    ['GET', '/api/'],
    ['GET', '/api/procedures/'],
    ['GET', '/api/Procedures'],
    ['POST', '/api/procedures'],
    ['GET', '/api/quotes'],
    ['DELETE', '/api/quotes'],
  ] as const) {
    const response = await api.app.hono.request(siteOrigin + path, { method })
    expect(response.status).toBe(404)
    expect(await readProblem(response)).toMatchObject({ code: 'not-found', detail: 'There is no such endpoint.' })
  }
})

test('HEAD answers like GET without a body', async () => {
  const response = await api.app.hono.request(`${siteOrigin}/api/currencies`, { method: 'HEAD' })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.text()).toBe('')
})

test('503 with a pause when the database is away', async () => {
  const database = openDatabase('postgres://nobody@127.0.0.1:1/nothing', () => {})
  const { hono } = createApi({ ...api.parts, database, directory: createProviderDirectory(database) })
  const response = await hono.request(`${siteOrigin}/api/procedures`)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  const problem = await readProblem(response)
  expect(problem).toMatchObject({ code: 'unavailable', detail: 'The database does not answer.' })
  expect(JSON.stringify({ ...problem, requestId: '' })).not.toMatch(/127|postgres|ECONN/)
  await database.close()
})

test('/api/docs lists every endpoint for people', async () => {
  const response = await api.get('/api/docs')
  expect(response.headers.get('content-type')).toMatch(/^text\/html/)
  const page = await response.text()
  for (const { path, summary } of api.app.served) {
    expect(page).toContain(`<code>${path}</code>`)
    expect(page).toContain(summary)
  }
})
