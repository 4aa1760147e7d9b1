// Guards the promise behind every retry of the tab: a deed whose answer was lost is done once, through the whole server.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { quoteRequests } from '#domain/quotes/tables.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { openSampleHttp, type SampleHttp } from '#tests/support/sample-http.ts'
import { sampleQuoteRequest } from '#tests/support/sample-quote.ts'
import { callApi } from '#web/browser/call-api.ts'
import { fetchPatiently, retryDelayMs } from '#web/browser/fetch-patiently.ts'

let api: SampleApi
let http: SampleHttp
/** Takes the answer away, after the server has done what was asked. */
type Loss = (answer: Response) => Response
let losses: Loss[]
let tries: number

beforeAll(async () => {
  api = await openSampleApi()
  http = openSampleHttp(api)
})
afterAll(() => api.close())

beforeEach(async () => {
  await api.database.forProvider(api.provider.id, (scope) => scope.remove(quoteRequests))
  tries = 0
  vi.stubGlobal('location', { origin: 'http://clinic.test' })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    tries += 1
    const answer = await http.ask(new URL(url).pathname, init)
    return losses.shift()?.(answer) ?? answer
  })
})
afterEach(() => vi.unstubAllGlobals())

const lines: [string, Loss][] = [
  ['comes as 502', () => new Response('Bad gateway', { status: 502 })],
  [
    'is lost on the line',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
]
const kept = () => api.database.forProvider(api.provider.id, (scope) => scope.rows(quoteRequests))
const soon = { delayMs: 1 }

const quoteRequest = (key: string) =>
  new Request('http://clinic.test/api/quotes', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(sampleQuoteRequest()),
  })

for (const [how, loss] of lines) {
  test(`a quote request whose answer ${how} twice is one request, and the third answer names it`, async () => {
    losses = [loss, loss]
    const answer = await fetchPatiently(quoteRequest('key-1'), soon)
    expect([answer.status, tries]).toEqual([200, 3])
    const rows = await kept()
    expect(rows).toHaveLength(1)
    expect(await answer.json()).toMatchObject({ reference: rows[0]?.reference })
  })
}

test('under another key the same words are another request', async () => {
  losses = []
  await fetchPatiently(quoteRequest('key-1'), soon)
  await fetchPatiently(quoteRequest('key-2'), soon)
  expect(await kept()).toHaveLength(2)
})

test('a call of the tab carries its key by itself', async () => {
  const { setTimeout: wait } = globalThis
  vi.stubGlobal('setTimeout', (deed: () => void, ms?: number) => wait(deed, ms === retryDelayMs ? 1 : ms))
  losses = [() => new Response('', { status: 502 })]
  const parse = (body: unknown) => (body as { reference?: string }).reference
  const answer = await callApi({
    name: 'sendQuote',
    method: 'POST',
    path: '/api/quotes',
    body: sampleQuoteRequest(),
    parse,
  })
  const rows = await kept()
  expect(rows).toHaveLength(1)
  expect([answer, tries]).toEqual([{ state: 'success', value: rows[0]?.reference }, 2])
})
