// Guards the line to LiteAPI: what goes out, what counts as an answer, and that neither key nor words of theirs come back.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LoopbackServer, openLoopbackServer, reply } from '#tests/support/loopback-server.ts'
import { type CallLiteapi, createLiteapiCall, NotReached } from './liteapi-call.ts'

let server: LoopbackServer
let call: CallLiteapi

beforeEach(async () => {
  server = await openLoopbackServer()
  call = createLiteapiCall('sand_secret', `${server.address}/v3.0/`)
})

afterEach(() => {
  vi.restoreAllMocks()
  return server.close()
})

const question = {
  at: 'booking',
  method: 'GET',
  path: '/bookings/B-1',
  query: { timeout: 6 },
  timeoutMs: 5_000,
} as const

/** What a question that was not answered says of itself. */
async function failure(asked: Promise<unknown>): Promise<string> {
  const error: unknown = await asked.catch((reason: unknown) => reason)
  expect(error).toMatchObject({ name: 'Fault', code: 'unavailable' })
  expect(error).not.toHaveProperty('cause')
  return String(error)
}

test('asked is with the key in a header, below the address that stands in for theirs', async () => {
  server.answer(reply(200, { data: 1 }))
  expect(await call({ ...question, method: 'POST', body: { a: 1 } })).toEqual({
    isRefused: false,
    status: 200,
    body: { data: 1 },
  })
  const [asked] = server.asked
  expect([asked?.method, asked?.path, asked?.body]).toEqual(['POST', '/v3.0/bookings/B-1?timeout=6', '{"a":1}'])
  expect(asked?.headers).toMatchObject({ 'x-api-key': 'sand_secret', 'content-type': 'application/json' })
})

test.each([
  [
    400,
    { error: { code: 4002, description: 'Invalid offerId', message: 'wrong input' } },
    4002,
    'invalid offerid wrong input',
  ],
  [200, { error: { code: 2001, message: 'no availability found' } }, 2001, ' no availability found'],
  [408, { error: { code: 4040, description: 'outdated offerId', message: null } }, 4040, 'outdated offerid '],
])('%i with an error of theirs is a no, by its code', async (status, body, code, words) => {
  server.answer(reply(status, body))
  expect(await call(question)).toEqual({ isRefused: true, status, code, words })
})

test.each([204, 304])('%i is a no without words', async (status) => {
  server.answer((response) => response.writeHead(status).end())
  expect(await call(question)).toEqual({ isRefused: true, status, code: 0, words: '' })
})

test.each([
  [401, { error: { code: 401, message: 'Unauthorized sand_secret' } }, 'LiteAPI fails (401).'],
  [429, 'slow down', 'LiteAPI fails (429).'],
  [503, 'maintenance', 'LiteAPI fails (503).'],
  [
    400,
    { error: { code: 5000, description: 'Ada Sample', message: 'unable to process request' } },
    'LiteAPI fails (400, 5000).',
  ],
  [408, { error: { code: 4016, message: 'prebook timeout exceeded' } }, 'LiteAPI fails (408, 4016).'],
  [400, '<!doctype html>', 'LiteAPI answers what cannot be read (400).'],
  [200, '<!doctype html>', 'LiteAPI answers what cannot be read (200).'],
  [200, '', 'LiteAPI answers what cannot be read (200).'],
])('%i with %j is no answer, and says nothing of what was asked', async (status, body, message) => {
  server.answer(reply(status, body))
  expect(await failure(call(question))).toBe(`Fault: ${message}`)
})

test('a line that is cut, and one that is silent for too long, are no answers', async () => {
  expect(await failure(call({ ...question, timeoutMs: 20 }))).toBe('Fault: LiteAPI does not answer.')
  server.answer((response) => response.destroy())
  expect(await failure(call(question))).toBe('Fault: LiteAPI does not answer.')
})

test('an answer that leads elsewhere is not followed: the key goes nowhere else', async () => {
  server.answer((response) => response.writeHead(302, { location: `${server.address}/elsewhere` }).end())
  expect(await failure(call(question))).toBe('Fault: LiteAPI does not answer.')
  expect(server.asked).toHaveLength(1)
})

test('an answer longer than any of theirs is left unread', async () => {
  server.answer((response) => {
    response.writeHead(200)
    const piece = Buffer.alloc(1024 * 1024, 32)
    const send = () => {
      while (!response.destroyed && response.write(piece));
      if (!response.destroyed) response.once('drain', send)
    }
    send()
  })
  expect(await failure(call(question))).toBe('Fault: LiteAPI answers more than is read.')
})

const isNotReached = (asked: Promise<unknown>) => asked.catch((error: unknown) => error instanceof NotReached)

test('a refused connection, a name that is not resolved, a refused key and too many requests did surely nothing', async () => {
  const { address } = server
  await server.close()
  expect(await isNotReached(createLiteapiCall('k', address)(question))).toBe(true)
  const cause = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND', syscall: 'getaddrinfo' })
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('fetch failed', { cause }))
  expect(await isNotReached(call(question))).toBe(true)
  server = await openLoopbackServer()
  call = createLiteapiCall('k', server.address)
  for (const status of [401, 403, 429]) {
    server.answer(reply(status, { error: { code: 4_000, message: '' } }))
    expect(await isNotReached(call(question))).toBe(true)
  }
  server.answer(reply(400, { error: { code: 429, message: 'too many requests' } }))
  expect(await isNotReached(call(question))).toBe(true)
})

test('what was sent and not answered, cut off or answered with a fault of theirs may have been done', async () => {
  expect(await isNotReached(call({ ...question, timeoutMs: 20 }))).toBe(false)
  server.answer((response) => response.destroy())
  expect(await isNotReached(call(question))).toBe(false)
  server.answer((response) => response.writeHead(200, { 'content-length': '99' }).write('{', () => response.destroy()))
  expect(await isNotReached(call(question))).toBe(false)
  for (const status of [408, 500, 502, 503, 504]) {
    server.answer(reply(status, 'no words of theirs'))
    expect(await isNotReached(call(question))).toBe(false)
  }
})

test('a request that cannot even be made is a bug, and no failure of the network', async () => {
  const broken = createLiteapiCall('a key\nof two lines', server.address)
  await expect(broken(question)).rejects.toBeInstanceOf(TypeError)
  await expect(createLiteapiCall('k', 'no address')(question)).rejects.toBeInstanceOf(TypeError)
  const body: Record<string, unknown> = {}
  body['itself'] = body
  await expect(call({ ...question, method: 'POST', body })).rejects.toBeInstanceOf(TypeError)
  expect(server.asked).toEqual([])
})
