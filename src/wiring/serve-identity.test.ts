// The user pool's door: whose site a request is believed to come from, and what is answered while the database is away.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Asker } from '#identity/ask.ts'
import { Fault } from '#kernel/fault.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleHttp } from '#tests/support/sample-http.ts'
import type { Config } from './config.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})

afterAll(() => api.close())

const post: RequestInit = { method: 'POST', body: '{}', headers: { origin: 'https://elsewhere.example' } }

/** What the pool is told of whoever asks at an address. */
async function askerAt(address: string, config: Partial<Config>, headers: Record<string, string> = {}): Promise<Asker> {
  const askers: Asker[] = []
  const identity: typeof api.identity = {
    ...api.identity,
    answer: async (_, asker) => {
      askers.push(asker)
      return new Response('{}')
    },
  }
  const { ask } = openSampleHttp(api, { config, services: { identity: { ...identity, close: () => {} } } })
  await ask(`${address}/identity/`, { ...post, headers })
  const [asker] = askers
  if (!asker) throw new Error('nobody asked')
  return asker
}

const fixed = { PROVIDER_DOMAIN: 'clinic.test' }
const own = () => api.provider.company.id

test.each<[string, Partial<Config>, string, string]>([
  ['at its registered domain', {}, 'https://clinic.test', 'https://clinic.test'],
  ['at the port that we listen on', { PORT: 3000 }, 'http://clinic.test:3000', 'http://clinic.test:3000'],
  ['at PROVIDER_DOMAIN', fixed, 'https://clinic.test', 'https://clinic.test'],
  [
    'at PUBLIC_URL, whatever host a proxy names',
    { ...fixed, PUBLIC_URL: 'https://clinic.example:8443' },
    'http://made-up.example',
    'https://clinic.example:8443',
  ],
  [
    'at the port of PUBLIC_URL, of several providers',
    { PUBLIC_URL: 'https://clinic.example:8443' },
    'http://clinic.test:8443',
    'https://clinic.test:8443',
  ],
])('links may lead to the site of the company %s', async (_, config, address, origin) => {
  expect(await askerAt(address, config)).toMatchObject({ origin, siteOwner: own(), place: api.provider.id })
})

test.each<[string, Partial<Config>, string]>([
  ['that is no provider’s', {}, 'https://evil.example'],
  ['that is not PROVIDER_DOMAIN', fixed, 'https://evil.example'],
  ['of another provider where PROVIDER_DOMAIN is set', fixed, 'https://other.test'],
  ['at a port of somebody else', {}, 'https://clinic.test:9999'],
  ['at a port of somebody else beside PROVIDER_DOMAIN', fixed, 'https://clinic.test:9999'],
  ['with a dot behind it', {}, 'https://clinic.test.'],
  ['that begins like this machine', fixed, 'http://127.evil.example'],
])('links lead to no host %s', async (_, config, address) => {
  expect((await askerAt(address, config)).siteOwner).toBeUndefined()
})

test('a host of another provider is that one’s site, and no word of a proxy is taken for a host', async () => {
  expect((await askerAt('https://other.test', {})).siteOwner).toBe(api.other.company.id)
  const asker = await askerAt('https://clinic.test', {}, { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil' })
  expect(asker).toMatchObject({ origin: 'https://clinic.test', siteOwner: own() })
})

test.each<[boolean, string, Partial<Config>, Record<string, string>]>([
  [true, 'asked without a proxy', {}, {}],
  [false, 'passed on by a proxy', {}, { 'x-forwarded-for': '203.0.113.9' }],
  [false, 'on a server with an outside address', { PUBLIC_URL: 'https://clinic.test' }, {}],
])('it is this machine: %s, %s', async (isThisMachine, _, config, headers) => {
  expect(await askerAt('http://clinic.test', config, headers)).toMatchObject({ isThisMachine })
})

test('while the database is away, and when anything breaks, the answer is one that the library reads at any origin', async () => {
  const failing = (error: unknown) => ({
    services: { identity: { ...api.identity, answer: () => Promise.reject(error), close: () => {} } },
  })
  for (const [error, status] of [
    [new Fault('unavailable', 'The database does not answer.'), 503],
    [new Error('a secret'), 500],
  ] as const) {
    for (const path of ['/identity/', '/identity', '/identity/own-1_A/.well-known/jwks.json']) {
      const answer = await openSampleHttp(api, failing(error)).ask(path, path.endsWith('json') ? {} : post)
      expect([path, answer.status]).toEqual([path, status])
      expect(answer.headers.get('content-type')).toBe('application/x-amz-json-1.1')
      expect(answer.headers.get('x-amzn-errortype')).toBe('InternalErrorException')
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      const body = await answer.text()
      expect(JSON.parse(body)).toMatchObject({ __type: 'InternalErrorException' })
      expect(body).not.toContain('secret')
    }
  }
})

test('every answer of the pool names its request, as the library and our log know it', async () => {
  const { ask } = openSampleHttp(api)
  const failing = openSampleHttp(api, {
    services: { identity: { ...api.identity, answer: () => Promise.reject(new Error('broken')), close: () => {} } },
  })
  for (const answer of [
    await ask('/identity/', post),
    await ask('/identity', { method: 'OPTIONS' }),
    await ask('/identity/', { ...post, body: 'x'.repeat(70_000) }),
    await failing.ask('/identity/', post),
  ]) {
    const id = answer.headers.get('x-amzn-requestid')
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers.get('x-request-id')).toBe(id)
  }
})
