// POST /api/profile/id: whose id token is taken, what is written down, and that nothing of it is told to anyone.
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findAccount } from '#domain/clients/accounts.ts'
import { clientAccounts } from '#domain/clients/tables.ts'
import { openSampleApi, readProblem, type SampleApi } from '#tests/support/sample-api.ts'
import { sampleProvider, writeSampleProvider } from '#tests/support/sample-provider.ts'
import { otherOrigin, type SampleSession, signInAtOther } from '#tests/support/sample-session.ts'

let api: SampleApi
let session: SampleSession

beforeAll(async () => {
  api = await openSampleApi()
  session = await signInAtOther(api)
})

beforeEach(async () => {
  await api.database.forPool(session.poolId, (transaction) => transaction.delete(clientAccounts))
  api.logLines.length = 0
})

afterAll(() => api.close())

/** As a script would send it that knows nothing but the specification's table: a header, and no body. */
const show = (headers: Record<string, string>, origin = otherOrigin) =>
  api.app.hono.request(`${origin}/api/profile/id`, { method: 'POST', headers })

const find = () => findAccount(api.database, session)

test('spec 7: "POST /api/profile/id | idToken header | after each refresh": the person of the access token is known from then on', async () => {
  expect(await find()).toBeUndefined()
  const response = await show({ idToken: session.id })
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ userId: session.sub })
  expect(await find()).toMatchObject({ email: session.email, emailVerified: true, givenName: 'Amal' })
  expect((await show({ idToken: session.id })).status).toBe(200)
})

test('200 with the access token of the same sign-in, in either place, and with one that has run out', async () => {
  const over = await session.sign({ ...decodeJwt(session.access), exp: 1 })
  for (const headers of [
    { authorization: `Bearer ${session.access}` },
    { cookie: `lang=ar; token=${session.access}` },
    { cookie: `token=${over}` },
  ]) {
    expect((await show({ idToken: session.id, ...headers })).status).toBe(200)
  }
})

test('200 with JSON as the body of a tab is', async () => {
  const headers = { idToken: session.id, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: '{}' }
  expect((await api.app.hono.request(`${otherOrigin}/api/profile/id`, init)).status).toBe(200)
})

test('401 and nothing written without an id token, with another kind of token, and with one of nobody', async () => {
  for (const headers of [{}, { idToken: session.access }, { idToken: 'a.b.c' }, { idToken: 'x'.repeat(9_000) }]) {
    const response = await show(headers)
    expect(response.status).toBe(401)
    expect(await readProblem(response)).toMatchObject({ code: 'not-signed-in' })
  }
  expect(await find()).toBeUndefined()
})

test('401 with an access token of another sign-in, of another person, or of no sign-in', async () => {
  const again = await session.again()
  const stranger = await signInAtOther(api, 'badr@patient.example')
  for (const access of [again.access, stranger.access, 'a.b.c', session.id]) {
    expect((await show({ idToken: session.id, authorization: `Bearer ${access}` })).status).toBe(401)
  }
  expect(await find()).toBeUndefined()
})

test('401 at the site of another pool, and once the session was revoked', async () => {
  const company = { ...sampleProvider().company, slug: 'third-clinic', userPool: null }
  await writeSampleProvider(api.database, { slug: 'third', company }, 'third.test')
  expect((await show({ idToken: session.id }, 'http://third.test')).status).toBe(401)
  expect((await show({ idToken: session.id }, 'http://nobody.test')).status).toBe(404)
  const ended = await signInAtOther(api, 'ended@patient.example')
  await ended.revoke()
  expect((await show({ idToken: ended.id })).status).toBe(401)
})

test('403 from a page of another site', async () => {
  expect((await show({ idToken: session.id, origin: 'https://evil.example' })).status).toBe(403)
})

test('neither the log nor the reply names the person', async () => {
  const response = await show({ idToken: session.id })
  const told = (await response.text()) + api.logLines.join('\n')
  for (const secret of [session.email, 'Amal', 'Haddad', session.id]) expect(told).not.toContain(secret)
})
