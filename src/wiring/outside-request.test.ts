// The address that a visitor sees, for pages and the API alike, behind proxies that say nothing of it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleHttp } from '#tests/support/sample-http.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})

afterAll(() => api.close())

/** As it comes from a proxy that puts its own word for us in the place of the visitor's host. */
const inside = 'http://127.0.0.1:3931'
const behindProxy = (publicUrl = 'https://clinic.example') =>
  openSampleHttp(api, { config: { PUBLIC_URL: publicUrl, PROVIDER_DOMAIN: 'clinic.test' } })
const sent = (origin: string): RequestInit => ({
  method: 'POST',
  body: '{}',
  headers: { origin, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
})

test.each([
  ['https://clinic.example', 'https://clinic.example/contact'],
  ['https://clinic.example:8443', 'https://clinic.example:8443/contact'],
  ['http://clinic.example', 'http://clinic.example/contact'],
])('with PUBLIC_URL %s and one provider, pages are drawn at that address, port and all', async (publicUrl, url) => {
  const { ask, drawn } = behindProxy(publicUrl)
  await ask(`${inside}/contact`)
  expect(drawn.map(({ request, domain }) => [request.url, domain])).toEqual([[url, 'clinic.test']])
})

test('a form of the own site is taken there, one of another site is not', async () => {
  const { ask } = behindProxy()
  expect((await ask(`${inside}/preferences`, sent('https://clinic.example'))).status).toBe(200)
  for (const origin of ['https://clinic.example:3931', inside, 'https://evil.example'])
    expect([origin, (await ask(`${inside}/preferences`, sent(origin))).status]).toEqual([origin, 403])
})

test('the API takes what the tab sends from that address, and nothing from another', async () => {
  const { ask } = behindProxy()
  const statusOf = async (origin: string) => (await ask(`${inside}/api/quotes`, sent(origin))).status
  // An empty quote is refused for what it lacks, not for where it came from.
  expect(await statusOf('https://clinic.example')).not.toBe(403)
  expect(await statusOf('https://evil.example')).toBe(403)
  expect(await statusOf(inside)).toBe(403)
})

test('with several providers each keeps its own host, and PUBLIC_URL says only the scheme, to the API as well', async () => {
  const { ask, drawn } = openSampleHttp(api, { config: { PUBLIC_URL: 'https://clinic.example' } })
  await ask('http://other.test/')
  expect(drawn[0]?.request.url).toBe('https://other.test/')
  expect((await ask('http://other.test/api/quotes', sent('https://other.test'))).status).not.toBe(403)
  expect((await ask('http://other.test/api/quotes', sent('https://clinic.example'))).status).toBe(403)
})

test('behind https browsers are told to ask for nothing but https, and without it they are not', async () => {
  const name = 'strict-transport-security'
  const { ask } = behindProxy()
  for (const path of ['/contact', '/api/currencies', '/healthz', '/assets/none.js'])
    expect([path, (await ask(`${inside}${path}`)).headers.get(name)]).toEqual([path, 'max-age=31536000'])
  const bare = openSampleHttp(api)
  expect((await bare.ask('/contact')).headers.get(name)).toBeNull()
  const passed = { headers: { 'x-forwarded-proto': 'https' } }
  expect((await bare.ask('/contact', passed)).headers.get(name)).toBe('max-age=31536000')
  expect((await bare.ask('/contact', passed, '203.0.113.7')).headers.get(name)).toBeNull()
  expect((await behindProxy('http://clinic.example').ask(`${inside}/contact`)).headers.get(name)).toBeNull()
})
