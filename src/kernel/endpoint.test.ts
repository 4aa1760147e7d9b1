// Checks how a call becomes a request, and how its answer becomes a reply or a Fault.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { call, endpoint, type Send } from './endpoint.ts'
import { Fault, faultCodes } from './fault.ts'

const origin = 'https://clinic.example'
const common = { reply: z.object({ seen: z.coerce.number() }), who: 'anyone', summary: '' } as const

const getThing = endpoint({
  ...common,
  name: 'getThing',
  method: 'GET',
  path: '/api/things/{thing}/parts/{part}',
  input: z.object({
    thing: z.string(),
    part: z.int(),
    tags: z.array(z.string()).optional(),
    q: z.string().optional(),
  }),
})

const sendThing = endpoint({
  ...common,
  name: 'sendThing',
  method: 'POST',
  path: '/api/things/{thing}',
  input: z.object({ thing: z.string(), name: z.string(), dates: z.object({ earliest: z.string() }) }),
})

/** Answers every request the same way and remembers them. */
function answering(make: () => Response | Promise<Response>): { send: Send; requests: Request[] } {
  const requests: Request[] = []
  return {
    requests,
    send: (request) => {
      requests.push(request)
      return make()
    },
  }
}

const fine = () => Response.json({ seen: '7' })
const asProblem = (code: string, more: object = {}, headers: Record<string, string> = {}) =>
  new Response(
    JSON.stringify({
      type: 'about:blank',
      title: 'No',
      status: 422,
      detail: 'It is so.',
      code,
      requestId: 'r1',
      ...more,
    }),
    { status: 422, headers: { 'content-type': 'application/problem+json', ...headers } },
  )
const faultOf = (response: () => Response | Promise<Response>) =>
  call(answering(response).send, origin, getThing, { thing: 'a', part: 1 }).then(
    () => undefined,
    (error: unknown) => error as Fault,
  )

test('path parameters are encoded, so that none can lead to another address', async () => {
  const { send, requests } = answering(fine)
  await call(send, origin, getThing, { thing: 'a/b?c#d & é', part: 2 })
  expect(requests[0]?.url).toBe(`${origin}/api/things/a%2Fb%3Fc%23d%20%26%20%C3%A9/parts/2`)
  expect(requests[0]?.method).toBe('GET')
})

test('any text in a path parameter arrives as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (thing) => {
      // A segment of dots alone means a folder in every URL, encoded or not.
      fc.pre(!/^\.{1,2}$/.test(thing))
      const { send, requests } = answering(fine)
      await call(send, origin, getThing, { thing, part: 1 })
      const { pathname } = new URL(requests[0]?.url ?? '')
      expect(decodeURIComponent(/^\/api\/things\/([^/]*)\/parts\/1$/.exec(pathname)?.[1] ?? '')).toBe(thing)
    }),
  )
})

test('a list is one query parameter per entry, and what is undefined is left out', async () => {
  const { send, requests } = answering(fine)
  await call(send, origin, getThing, { thing: 'a', part: 1, tags: ['x&y', 'z'], q: undefined })
  expect([...new URL(requests[0]?.url ?? '').searchParams]).toEqual([
    ['tags', 'x&y'],
    ['tags', 'z'],
  ])
})

test('a POST carries the input but for its path parameters as JSON, with the headers asked for', async () => {
  const { send, requests } = answering(fine)
  const input = { thing: 'a', name: 'Noor', dates: { earliest: '2026-12-01' } }
  await call(send, origin, sendThing, input, { 'idempotency-key': 'k1' })
  const request = requests[0]
  expect(request?.url).toBe(`${origin}/api/things/a`)
  expect(request?.headers.get('content-type')).toBe('application/json')
  expect(request?.headers.get('idempotency-key')).toBe('k1')
  expect(await request?.json()).toEqual({ name: 'Noor', dates: { earliest: '2026-12-01' } })
  expect(input.thing).toBe('a')
})

test('the reply comes parsed by the contract', async () => {
  expect(await call(answering(fine).send, origin, getThing, { thing: 'a', part: 1 })).toEqual({ seen: 7 })
})

test('a problem body becomes a Fault of its code, with its fields and the pause it asks for', async () => {
  const errors = [{ path: 'dates.earliest', reason: 'required' }]
  const fault = await faultOf(() => asProblem('invalid-input', { errors }, { 'retry-after': '60' }))
  expect(fault).toBeInstanceOf(Fault)
  expect(fault).toMatchObject({ code: 'invalid-input', message: 'It is so.', fields: errors, retryAfterS: 60 })
})

test('every code of the list comes through, without fields or a pause when none were told', async () => {
  for (const code of faultCodes) {
    expect(await faultOf(() => asProblem(code))).toMatchObject({ code, fields: [], retryAfterS: undefined })
  }
})

test('a pause given as a date is left out', async () => {
  const fault = await faultOf(() => asProblem('unavailable', {}, { 'retry-after': 'Sat, 21 Nov 2026 08:00:00 GMT' }))
  expect(fault?.retryAfterS).toBeUndefined()
})

test.for<[string, () => Response | Promise<Response>]>([
  ['a page of a proxy', () => new Response('<html>Bad Gateway</html>', { status: 502 })],
  ['an empty body', () => new Response(null, { status: 500 })],
  ['a problem of a code that is not ours', () => asProblem('teapot')],
  ['JSON that is no problem', () => Response.json({ error: 'no' }, { status: 400 })],
  ['a success that is no JSON', () => new Response('hello')],
  ['a success that is not what the contract says', () => Response.json({ seen: {} })],
  ['a connection that breaks', () => Promise.reject(new TypeError('fetch failed'))],
])('%s is Fault unavailable', async ([, response]) => {
  const fault = await faultOf(response)
  expect(fault).toBeInstanceOf(Fault)
  expect(fault?.code).toBe('unavailable')
  expect(fault?.message).toMatch(/^getThing /)
})
