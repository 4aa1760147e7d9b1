// The gate: the provider by host, a request id, and nothing taken from another site.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleApi, readProblem, type SampleApi, siteOrigin } from '#tests/support/sample-api.ts'
import { sampleQuoteRequest } from '#tests/support/sample-quote.ts'
import { createApi } from './api.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})

afterAll(() => api.close())

const post = (headers: Record<string, string>) => api.post('/api/quotes', sampleQuoteRequest(), headers)

test('403 problem for what a page of another host sends', async () => {
  for (const origin of [
    'https://evil.example',
    'http://clinic.test.evil.example',
    'http://clinic.test:8080',
    'http://other.test',
    'null',
    'clinic.test',
  ]) {
    const response = await post({ origin })
    expect(response.status).toBe(403)
    expect(await readProblem(response)).toMatchObject({ code: 'cross-site', title: 'Sent from another site' })
  }
})

test('403 when the browser says cross-site, whatever the origin', async () => {
  expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await post({ 'sec-fetch-site': 'cross-site', origin: siteOrigin })).status).toBe(403)
})

test('403 for every method that is not for reading, also where there is no endpoint', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const response = await api.app.hono.request(`${siteOrigin}/api/nowhere`, {
      method,
      headers: { origin: 'https://evil.example' },
    })
    expect(response.status).toBe(403)
  }
})

test('403 from the own host over the other scheme, in both directions', async () => {
  expect((await post({ origin: 'https://clinic.test' })).status).toBe(403)
  const url = 'https://clinic.test/api/currencies'
  const overTls = (origin: string) => api.app.hono.request(url, { method: 'POST', headers: { origin } })
  expect((await overTls('http://clinic.test')).status).toBe(403)
  expect((await overTls('https://clinic.test')).status).not.toBe(403)
})

test('200 from the own site, from its own pages, and from no page at all', async () => {
  for (const headers of [
    { origin: siteOrigin },
    { origin: siteOrigin, 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    {},
  ]) {
    expect((await post(headers)).status).toBe(200)
  }
})

test('reading is open to pages of other sites', async () => {
  const response = await api.get('/api/currencies', {
    origin: 'https://partner.example',
    'sec-fetch-site': 'cross-site',
  })
  expect(response.status).toBe(200)
})

test('the provider is told by the host, its port and letter case left aside', async () => {
  for (const host of ['clinic.test', 'clinic.test:3000', 'CLINIC.TEST']) {
    expect((await api.get(`http://${host}/api/practitioners`)).status).toBe(200)
  }
})

test('a server of one domain serves it under every host, and says so by none', async () => {
  const { hono } = createApi({ ...api.parts, fixedDomain: 'other.test' })
  const response = await hono.request('http://127.0.0.1:3000/api/practitioners')
  expect(response.status).toBe(200)
  const pool = await hono.request('http://127.0.0.1:3000/api/provider/user-pool-config/127.0.0.1:3000')
  const own = await hono.request('http://127.0.0.1:3000/api/provider/user-pool-config/other.test')
  expect(await pool.json()).toEqual(await own.json())
  const nobody = createApi({ ...api.parts, fixedDomain: 'gone.test' })
  const unknown = await nobody.hono.request(`${siteOrigin}/api/practitioners`)
  expect(unknown.status).toBe(404)
  expect(await readProblem(unknown)).toMatchObject({ code: 'unknown-provider' })
})

test('the request id comes back in the header and in a problem, made up when none was given', async () => {
  const given = await api.get('/api/nowhere', { 'x-request-id': 'r-1' })
  expect(given.headers.get('x-request-id')).toBe('r-1')
  expect(await readProblem(given)).toMatchObject({ requestId: 'r-1' })
  const [one, other] = [await api.get('/api/currencies'), await api.get('/api/currencies')]
  expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(one.headers.get('x-request-id')).not.toBe(other.headers.get('x-request-id'))
})
