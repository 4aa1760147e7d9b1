// An endpoint for whoever is signed in: who is let in, by which token, and who is not.
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { Fault } from '#kernel/fault.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { otherOrigin, type SampleSession, signInAtOther } from '#tests/support/sample-session.ts'
import { createApi } from './api.ts'
import { describeApi } from './openapi.ts'
import { type ApiApp, serve } from './serve.ts'

let api: SampleApi
let session: SampleSession
let app: ApiApp
let deeds = 0

const whoAmI = endpoint({
  name: 'whoAmI',
  method: 'GET',
  path: '/api/who-am-i',
  input: z.object({ loudly: z.enum(['yes', 'no']) }),
  reply: z.object({ sub: z.string(), groups: z.array(z.string()) }),
  who: 'client',
  summary: 'Says who is signed in.',
})

beforeAll(async () => {
  api = await openSampleApi()
  session = await signInAtOther(api)
  app = createApi(api.parts)
  serve(app, whoAmI, async (_, call) => {
    deeds += 1
    return { sub: call.session.sub, groups: call.session.groups }
  })
})

afterAll(() => api.close())

const ask = (headers: Record<string, string>, query = '?loudly=yes', origin = otherOrigin) =>
  app.hono.request(`${origin}/api/who-am-i${query}`, { headers })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('200 with the access token in the header or in the cookie, for whoever it belongs to', async () => {
  for (const headers of [
    bearer(session.access),
    { authorization: `bearer  ${session.access}` },
    { cookie: `token=${session.access}` },
    { cookie: `lang=ar; token=${session.access}; currency=AED` },
  ]) {
    const response = await ask(headers)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ sub: session.sub, groups: [] })
  }
})

test('the header goes before the cookie', async () => {
  const other = await signInAtOther(api, 'badr@patient.example')
  const response = await ask({ ...bearer(other.access), cookie: `token=${session.access}` })
  expect(await response.json()).toMatchObject({ sub: other.sub })
  expect((await ask({ ...bearer('a.b.c'), cookie: `token=${session.access}` })).status).toBe(401)
})

test('401 and no deed without a token, with one that is none, with an id token, and with one that was revoked or has run out', async () => {
  const ended = await signInAtOther(api, 'ended@patient.example')
  await ended.revoke()
  const over = await session.sign({ ...decodeJwt(session.access), exp: 1 })
  const before = deeds
  const refused: [Record<string, string>, string][] = [
    [{}, 'Nobody is signed in.'],
    [{ cookie: 'token=' }, 'Nobody is signed in.'],
    [{ cookie: `mytoken=${session.access}` }, 'Nobody is signed in.'],
    [{ authorization: `Basic ${session.access}` }, 'Nobody is signed in.'],
    [bearer('nonsense'), 'Nobody is signed in.'],
    [bearer(session.id), 'Nobody is signed in.'],
    [bearer(ended.access), 'Nobody is signed in.'],
    [bearer(over), 'The token has run out.'],
  ]
  for (const [headers, detail] of refused) {
    const response = await ask(headers)
    expect(response.status).toBe(401)
    expect(await readProblem(response)).toMatchObject({ code: 'not-signed-in', title: 'Not signed in', detail })
  }
  expect(deeds).toBe(before)
})

test('401 before a body has come, however slowly it comes, and whether its length was told or not', async () => {
  for (const path of [
    '/api/client/root/update',
    '/api/client/picture',
    '/api/client/document/delete',
    '/api/profile/id',
  ]) {
    let read = 0
    const body = new ReadableStream({ pull: () => void (read += 1) }, { highWaterMark: 0 })
    const headers = { 'content-type': path.endsWith('picture') ? 'image/png' : 'application/json' }
    const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    expect([path, (await api.app.hono.request(otherOrigin + path, init)).status, read]).toEqual([path, 401, 0])
  }
})

test('401 before anything is said of the input', async () => {
  expect((await ask({}, '?loudly=perhaps')).status).toBe(401)
  expect((await ask(bearer(session.access), '?loudly=perhaps')).status).toBe(422)
})

test('403 for who may not, told apart from who is not signed in', async () => {
  const closed = createApi(api.parts)
  serve(closed, whoAmI, () => Promise.reject(new Fault('not-allowed', 'For staff only.')))
  const response = await closed.hono.request(`${otherOrigin}/api/who-am-i?loudly=no`, {
    headers: bearer(session.access),
  })
  expect(response.status).toBe(403)
  expect(await readProblem(response)).toMatchObject({ code: 'not-allowed', title: 'Not allowed' })
})

test('404 on a host of nobody, whose pool cannot be told', async () => {
  expect((await ask(bearer(session.access), '?loudly=no', 'http://nobody.test')).status).toBe(404)
})

test('503 while the pool cannot be asked, and not as if nobody were signed in', async () => {
  const away = createApi({
    ...api.parts,
    tokens: {
      ...api.parts.tokens,
      readAccess: () => Promise.reject(new Fault('unavailable', 'Away.', { retryAfterS: 5 })),
    },
  })
  serve(away, whoAmI, async () => ({ sub: '', groups: [] }))
  const response = await away.hono.request(`${otherOrigin}/api/who-am-i?loudly=no`, { headers: bearer(session.access) })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
})

test('the document says which token is needed', () => {
  const { paths } = describeApi(app.served) as { paths: Record<string, Record<string, object>> }
  expect(paths['/api/who-am-i']).toMatchObject({
    get: { 'x-who': 'client', security: [{ accessToken: [] }, { tokenCookie: [] }] },
  })
})

test('nobody looks at a token where anyone may call', async () => {
  const tokens = {
    readAccess: () => Promise.reject(new Error('looked')),
    readId: () => Promise.reject(new Error('looked')),
  }
  const open = createApi({ ...api.parts, tokens })
  const response = await open.hono.request(`${otherOrigin}/api/currencies`, { headers: bearer(session.access) })
  expect(response.status).toBe(200)
})
