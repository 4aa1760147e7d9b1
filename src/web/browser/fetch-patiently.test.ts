// Guards the retries of the product API's client: spec 7 and 9, three more tries, 1000 ms apart, on the listed statuses.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchPatiently, retryStatuses } from './fetch-patiently.ts'

const address = 'http://clinic.test/api/currencies'

/** What was sent, try by try. */
let tries: { atMs: number; method: string; body: string; key: string | null }[]
/** The next answers; the last one is given for ever. */
let answers: (number | Error | (() => Response))[]

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  tries = []
  answers = [200]
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const sent = new Request(url, init)
    sent.signal.throwIfAborted()
    const key = sent.headers.get('idempotency-key')
    tries.push({ atMs: Date.now(), method: sent.method, body: await sent.text(), key })
    const next = answers.length > 1 ? answers.shift() : answers[0]
    if (next instanceof Error) throw next
    return typeof next === 'function' ? next() : new Response(`answer ${tries.length}`, { status: next ?? 200 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Lets time pass until the answer is there. */
async function settled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {})
  await vi.runAllTimersAsync()
  return promise
}
const times = () => tries.map(({ atMs }) => atMs)

test('spec 7: “Product API calls retry 3 times, 1000 ms apart, on status 404, 408, 409, 425, 429, 500, 502, 503, 504.” Spec 9: “API retries 3, delay 1000 ms.”', () => {
  expect(retryStatuses).toEqual([404, 408, 409, 425, 429, 500, 502, 503, 504])
})

for (const status of retryStatuses) {
  test(`spec 7: "Product API calls retry 3 times, 1000 ms apart, on status" ${status}`, async () => {
    answers = [status]
    const response = await settled(fetchPatiently(new Request(address)))
    expect(times()).toEqual([0, 1000, 2000, 3000])
    expect(response.status).toBe(status)
    expect(await response.text()).toBe('answer 4')
  })
}

for (const status of [400, 401, 403, 405, 410, 413, 422, 501, 505]) {
  test(`${status} is an answer at once`, async () => {
    answers = [status]
    const response = await settled(fetchPatiently(new Request(address)))
    expect(times()).toEqual([0])
    expect(response.status).toBe(status)
    expect(await response.text()).toBe('answer 1')
  })
}

test('the first good answer ends it', async () => {
  answers = [503, 429, 200]
  const response = await settled(fetchPatiently(new Request(address)))
  expect(times()).toEqual([0, 1000, 2000])
  expect([response.status, await response.text()]).toEqual([200, 'answer 3'])
})

test('a line that breaks is tried again, and told of as it broke when it stays so', async () => {
  const broken = new TypeError('Failed to fetch')
  answers = [broken, 200]
  expect((await settled(fetchPatiently(new Request(address)))).status).toBe(200)
  expect(times()).toEqual([0, 1000])
  answers = [broken]
  await expect(settled(fetchPatiently(new Request(address)))).rejects.toBe(broken)
  expect(tries).toHaveLength(2 + 4)
})

test('the pause is a second whatever Retry-After says, as the specification counts it', async () => {
  answers = [() => new Response('', { status: 429, headers: { 'retry-after': '30' } }), 200]
  await settled(fetchPatiently(new Request(address)))
  expect(times()).toEqual([0, 1000])
})

test('a POST is sent again whole, with the same body and the same headers', async () => {
  answers = [502, new TypeError('Failed to fetch'), 200]
  const body = JSON.stringify({ need: 'é'.repeat(5000) })
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'k1' }
  await settled(fetchPatiently(new Request(address, { method: 'POST', body, headers })))
  expect(tries).toEqual([0, 1000, 2000].map((atMs) => ({ atMs, method: 'POST', body, key: 'k1' })))
})

test('a caller may name statuses of their own', async () => {
  answers = [404]
  await settled(fetchPatiently(new Request(address), { statuses: [503] }))
  expect(tries).toHaveLength(1)
})

test('giving up ends the tries, and the pause between them', async () => {
  answers = [503]
  const own = new AbortController()
  const answer = fetchPatiently(new Request(address, { signal: own.signal }))
  await vi.advanceTimersByTimeAsync(1500)
  const caught = answer.catch((error: unknown) => error)
  own.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(await caught).toMatchObject({ name: 'AbortError' })
  await vi.runAllTimersAsync()
  expect(times()).toEqual([0, 1000])
})

test('nor is there another try when it was given up for a reason of another name', async () => {
  answers = [503]
  const own = new AbortController()
  const answer = fetchPatiently(new Request(address, { signal: own.signal }))
  own.abort(new DOMException('', 'TimeoutError'))
  await expect(settled(answer)).rejects.toMatchObject({ name: 'TimeoutError' })
  expect(tries.length).toBeLessThan(2)
  expect(vi.getTimerCount()).toBe(0)
})

test('what was given up before it began is not sent', async () => {
  await expect(settled(fetchPatiently(new Request(address, { signal: AbortSignal.abort() })))).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(tries).toEqual([])
})
