// Serving an endpoint: what is refused before the deed runs, and what a failing deed gives away.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { Fault } from '#kernel/fault.ts'
import { openSampleApi, readProblem, type SampleApi, siteOrigin } from '#tests/support/sample-api.ts'
import { sampleQuoteRequest } from '#tests/support/sample-quote.ts'
import { createApi } from './api.ts'
import { serve } from './serve.ts'

let api: SampleApi

beforeAll(async () => {
  api = await openSampleApi()
})

beforeEach(() => {
  api.logLines.length = 0
})

afterAll(() => api.close())

const send = (body: BodyInit, headers: Record<string, string>) =>
  api.app.hono.request(`${siteOrigin}/api/quotes`, { method: 'POST', body, headers })

const json = { 'content-type': 'application/json' }

/** An endpoint of which only the deed matters. */
function serveDeed(deed: () => Promise<{ count: number }>) {
  const app = createApi(api.parts)
  const value = endpoint({
    name: 'count',
    method: 'GET',
    path: '/api/count',
    input: z.object({}),
    reply: z.object({ count: z.int() }),
    who: 'anyone',
    summary: 'Counts.',
  })
  serve(app, value, deed)
  return app.hono.request(`${siteOrigin}/api/count`)
}

test('400 for a body that is no JSON, or JSON but no object', async () => {
  for (const body of ['{"need":', '', 'null', '[]', '"text"', '7', '\u0000']) {
    const response = await send(body, json)
    expect(response.status).toBe(400)
    expect(await readProblem(response)).toMatchObject({ code: 'malformed-request' })
  }
})

test('400 for any content type but JSON, so that no plain form of another site gets through', async () => {
  const body = JSON.stringify(sampleQuoteRequest())
  const form = 'application/x-www-form-urlencoded'
  for (const type of [
    'text/plain',
    form,
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/plain; application/json',
  ]) {
    const response = await send(body, { 'content-type': type })
    expect(response.status).toBe(400)
    expect(await readProblem(response)).toMatchObject({ code: 'malformed-request' })
  }
})

test('200 for JSON with a charset, in any letter case', async () => {
  const body = JSON.stringify(sampleQuoteRequest())
  expect((await send(body, { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(200)
})

test('413 over 64 KB, whether the length is told or not', async () => {
  const body = JSON.stringify({ ...sampleQuoteRequest(), padding: 'x'.repeat(64 * 1024) })
  for (const headers of [json, { ...json, 'content-length': String(body.length) }]) {
    const response = await send(body, headers)
    expect(response.status).toBe(413)
    expect(await readProblem(response)).toMatchObject({ code: 'too-large' })
  }
})

test('200 at 64 KB', async () => {
  const short = JSON.stringify({ ...sampleQuoteRequest(), padding: '' })
  const body = JSON.stringify({ ...sampleQuoteRequest(), padding: 'x'.repeat(64 * 1024 - short.length) })
  expect(body).toHaveLength(64 * 1024)
  expect((await send(body, json)).status).toBe(200)
})

test('replies are kept by no cache', async () => {
  expect((await api.get('/api/currencies')).headers.get('cache-control')).toBe('no-store')
  expect((await api.get('/api/nowhere')).headers.get('cache-control')).toBe('no-store')
})

test('500 that says nothing of the cause; the log has where, and no word of the message', async () => {
  const failed = await serveDeed(async () => {
    throw new TypeError('insert failed for Jane Doe, hip\n    at the clinic of Dr Haddad')
  })
  expect(failed.status).toBe(500)
  expect(await readProblem(failed)).toMatchObject({
    code: 'internal',
    title: 'Internal Server Error',
    detail: 'Something went wrong on our side.',
    errors: [],
  })
  expect(api.logLines).toHaveLength(1)
  const line = JSON.parse(api.logLines[0] ?? '') as { event: string; name: string; trace: string; requestId: string }
  expect(line).toMatchObject({ event: 'request failed', name: 'TypeError', requestId: expect.any(String) })
  expect(line.trace).toMatch(/serve\.test\.ts/)
  expect(api.logLines[0]).not.toMatch(/Jane|hip|Haddad|insert/)
})

test('500 when the reply is not what the contract says: the fault is ours, not the caller’s', async () => {
  const failed = await serveDeed(async () => ({ count: 1.5 }))
  expect(failed.status).toBe(500)
  expect(await readProblem(failed)).toMatchObject({ code: 'internal', errors: [] })
  expect(api.logLines).toHaveLength(1)
})

test('a fault keeps its code, fields and pause, and is no matter for the log', async () => {
  const failed = await serveDeed(async () => {
    throw new Fault('unavailable', 'Away.', { retryAfterS: 5, fields: [{ path: 'when', reason: 'past' }] })
  })
  expect(failed.status).toBe(503)
  expect(failed.headers.get('retry-after')).toBe('5')
  expect(await readProblem(failed)).toMatchObject({ code: 'unavailable', errors: [{ path: 'when', reason: 'past' }] })
  expect(api.logLines).toEqual([])
})

test('keys of the reply that the contract does not name stay inside', async () => {
  const response = await serveDeed(async () => ({ count: 1, secret: 'x' }))
  expect(await response.json()).toEqual({ count: 1 })
})
