// @vitest-environment happy-dom
// Guards how the tab calls the product API: one key per call, failures read, logged without a word too much, and thrown where asked.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { type ApiCall, callApi } from './call-api.ts'
import { TabFailure } from './tab-fault.ts'

let sent: { url: string; method: string; body: string; headers: Headers }[]
let answers: (() => Response | Promise<Response>)[]

const problem = (status: number, code: string) => () =>
  Response.json({ type: 'x', title: 'X', status, detail: 'Try later.', code, requestId: 'req-1' }, { status })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { origin: 'http://clinic.test' })
  sent = []
  answers = [() => Response.json({ id: 7 })]
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    init.signal?.throwIfAborted()
    const body = init.body ? new TextDecoder().decode(init.body as ArrayBuffer) : ''
    sent.push({ url, method: init.method ?? '', body, headers: new Headers(init.headers) })
    return (answers.length > 1 ? answers.shift() : answers[0])?.()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const parse = (body: unknown) => (body as { id?: number } | null)?.id

async function call(changes: Partial<ApiCall<number>> = {}) {
  const answer = callApi({
    name: 'things',
    method: 'POST',
    path: '/api/things',
    body: { need: 'knee' },
    parse,
    ...changes,
  })
  answer.catch(() => {})
  await vi.runAllTimersAsync()
  return answer
}
const keys = () => sent.map(({ headers }) => headers.get('idempotency-key'))

test('a reply that reads well is a success', async () => {
  expect(await call()).toEqual({ state: 'success', value: 7 })
  expect(sent).toMatchObject([{ url: 'http://clinic.test/api/things', method: 'POST', body: '{"need":"knee"}' }])
  expect(sent[0]?.headers.get('content-type')).toBe('application/json')
})

test('every POST has a key, the same over its tries and another for each call', async () => {
  answers = [problem(503, 'unavailable'), problem(502, 'internal'), () => Response.json({ id: 7 })]
  await call()
  await call()
  const [first, second, third, other] = keys()
  expect(first).toMatch(/^[\w-]{36}$/)
  expect([second, third]).toEqual([first, first])
  expect(other).not.toBe(first)
})

test('a GET has neither key nor body, and a POST without a body sends an empty object', async () => {
  await call({ method: 'GET' })
  await call({ method: 'POST', body: undefined as never })
  expect(keys()[0]).toBeNull()
  expect(sent.map(({ body }) => body)).toEqual(['', '{}'])
})

test('headers of the caller go with it', async () => {
  await call({ headers: { idToken: 'abc' } })
  expect(sent[0]?.headers.get('idtoken')).toBe('abc')
})

test('spec 8: “Product API failures are only logged, except the add-company-location call, which rethrows.” Logged', async () => {
  answers = [problem(422, 'invalid-input')]
  expectConsole(/^api call failed name=things code=invalid-input status=422 reference=req-1$/)
  expect(await call()).toEqual({
    state: 'error',
    fault: { status: 422, code: 'invalid-input', detail: 'Try later.', reference: 'req-1' },
  })
  expect(sent).toHaveLength(1)
})

test('spec 8: "except the add-company-location call, which rethrows": where the caller asks for it', async () => {
  answers = [problem(422, 'invalid-input')]
  expectConsole(/^api call failed name=addCompanyLocation code=invalid-input status=422/)
  const error = await call({ name: 'addCompanyLocation', onFailure: 'throw' }).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(TabFailure)
  expect(error).toMatchObject({ fault: { status: 422, code: 'invalid-input' } })
})

test('neither path nor content of a failed call is in the log', async () => {
  answers = [problem(422, 'invalid-input')]
  // The pattern covers the whole line; any other line would fail the test.
  expectConsole(/^api call failed name=things code=invalid-input status=422 reference=req-1$/)
  await call({ path: '/api/procedures/hip-replacement', body: { email: 'jane@mail.example' } })
})

test('a line that stays broken is unreachable', async () => {
  answers = [() => Promise.reject(new TypeError('Failed to fetch'))]
  expectConsole('api call failed name=things code=unreachable status=0')
  expect(await call()).toMatchObject({ state: 'error', fault: { status: 0, code: 'unreachable', reference: '' } })
  expect(sent).toHaveLength(4)
})

test('an answer of another form is unreadable, and keeps its reference', async () => {
  const other = (status: number, body: string) => () =>
    new Response(body, { status, headers: { 'x-request-id': 'req-2' } })
  for (const status of [200, 418]) expectConsole(new RegExp(`code=unreadable status=${status} reference=req-2$`))
  for (const [status, body] of [
    [200, 'not json'],
    [200, '{"id":"seven"}'],
    [418, '<html>'],
    [418, '{"code":"no <code>"}'],
    [418, 'null'],
  ] as const) {
    answers = [other(status, body)]
    const answer = await call({ parse: (value) => (typeof parse(value) === 'number' ? parse(value) : undefined) })
    expect(answer).toMatchObject({ state: 'error', fault: { status, code: 'unreadable', reference: 'req-2' } })
  }
})

test('a call that was given up is no failure to log', async () => {
  const own = new AbortController()
  answers = [problem(503, 'unavailable')]
  const answer = call({ signal: own.signal })
  own.abort()
  expect(await answer).toMatchObject({ state: 'error', fault: { code: 'given-up' } })
})

test('a call that is given up while its body comes is given up, and nothing is logged', async () => {
  const own = new AbortController()
  const pull = (body: ReadableStreamDefaultController) => {
    own.abort()
    body.error(new Error('cut'))
  }
  // Not before somebody reads.
  const cut = new ReadableStream({ pull }, { highWaterMark: 0 })
  answers = [() => new Response(cut)]
  const answer = call({ signal: own.signal })
  expect(await answer).toMatchObject({ state: 'error', fault: { code: 'given-up' } })
})
