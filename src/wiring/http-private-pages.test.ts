// Pages that belong to one person: whose session they see, and that nothing and nobody keeps or finds them.
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Fault } from '#kernel/fault.ts'
import { openSampleApi, type SampleApi } from '#tests/support/sample-api.ts'
import { drawPage, openSampleHttp } from '#tests/support/sample-http.ts'
import { otherOrigin, type SampleSession, signInAtOther } from '#tests/support/sample-session.ts'

let api: SampleApi
let session: SampleSession

beforeAll(async () => {
  api = await openSampleApi()
  session = await signInAtOther(api)
})

afterAll(() => api.close())

const at = (path: string) => otherOrigin + path
const withToken = (token: string): RequestInit => ({ headers: { cookie: `lang=ar; token=${token}` } })

test('a page of the profile knows whoever is signed in, with name and address once their id token was shown', async () => {
  const { ask, drawn } = openSampleHttp(api)
  const newcomer = await signInAtOther(api, 'new@patient.example')
  await ask(at('/profile'), withToken(newcomer.access))
  await newcomer.introduce()
  await ask(at('/profile/me'), withToken(newcomer.access))
  const { poolId, sub } = newcomer
  const nameless = { email: '', emailVerified: false, givenName: '', familyName: '', name: '' }
  const named = { email: 'new@patient.example', emailVerified: true, givenName: 'Amal', familyName: 'Haddad' }
  expect(drawn.map((page) => page.session)).toEqual([
    { state: 'signed-in', poolId, sub, isStaff: false, ...nameless },
    { state: 'signed-in', poolId, sub, isStaff: false, ...named, name: 'Amal Haddad' },
  ])
})

test('the page’s own calls carry the token, so that they are answered as this person’s', async () => {
  const { ask, drawn } = openSampleHttp(api)
  await ask(at('/profile'), withToken(session.access))
  await ask(at('/profile'))
  expect(drawn.map(({ headers }) => headers['authorization'])).toEqual([`Bearer ${session.access}`, undefined])
})

test('the router’s own data, the login and the registration know it as well, other pages do not', async () => {
  const { ask, drawn } = openSampleHttp(api)
  for (const path of ['/profile.data?_routes=x', '/profile/me.data', '/auth/login', '/auth/register', '/PROFILE']) {
    await ask(at(path), withToken(session.access))
  }
  for (const path of ['/procedures', '/', '/auth/forgot-password', '/auth/logout', '/profiles']) {
    await ask(at(path), withToken(session.access))
  }
  expect(drawn.map((page) => page.session?.state ?? 'not asked')).toEqual([
    ...Array.from({ length: 5 }, () => 'signed-in'),
    'not asked',
    'not asked',
    'none',
    'none',
    'not asked',
  ])
})

test('a form sent from the profile knows it too', async () => {
  const { ask, drawn } = openSampleHttp(api)
  await ask(at('/profile/me'), { method: 'POST', body: 'x', ...withToken(session.access) })
  expect(drawn[0]?.session?.state).toBe('signed-in')
  const evil = { cookie: `token=${session.access}`, origin: 'https://evil.example' }
  expect((await ask(at('/profile/me'), { method: 'POST', body: 'x', headers: evil })).status).toBe(403)
  expect(drawn).toHaveLength(1)
})

test('a token that has run out is told apart from one that is worth nothing', async () => {
  const { ask, drawn } = openSampleHttp(api)
  const ended = await signInAtOther(api, 'ended@patient.example')
  await ended.revoke()
  const over = await session.sign({ ...decodeJwt(session.access), exp: 1 })
  for (const token of [over, ended.access, session.id, 'a.b.c', '']) await ask(at('/profile'), withToken(token))
  expect(drawn.map((page) => page.session?.state)).toEqual(['expired', 'none', 'none', 'none', 'none'])
})

test('the header of a stranger’s program opens no page: only the cookie does', async () => {
  const { ask, drawn } = openSampleHttp(api)
  await ask(at('/profile'), { headers: { authorization: `Bearer ${session.access}` } })
  expect(drawn[0]?.session).toEqual({ state: 'none' })
})

test('what is drawn for one person is drawn anew for each, and may be kept or listed by nobody', async () => {
  const { ask, drawn } = openSampleHttp(api)
  for (const path of ['/profile', '/profile/me', '/auth/login?next=/profile', '/auth/confirm-email?email=x']) {
    for (const round of [1, 2]) {
      const { headers } = await ask(at(path), withToken(session.access))
      expect([path, round, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
        path,
        round,
        'no-store',
        'noindex',
      ])
    }
  }
  expect(drawn).toHaveLength(8)
  expect(drawn[6]?.request.url).toBe(at('/auth/confirm-email?email=x'))
})

test('tabs may reach a hosted pool from every page, and nobody else where the pool is the product’s own', async () => {
  const { ask } = openSampleHttp(api)
  for (const path of ['/procedures', '/auth/login']) {
    const hosted = (await ask(path)).headers.get('content-security-policy')
    expect(hosted).toContain("connect-src 'self' https://cognito-idp.me-central-1.amazonaws.com;")
    expect((await ask(at(path))).headers.get('content-security-policy')).not.toContain('connect-src')
  }
})

test('where a page leads on to is kept by nobody either', async () => {
  const redirect = async () => new Response(null, { status: 302, headers: { location: '/auth/login' } })
  const { ask } = openSampleHttp(api, { handlePage: redirect })
  const response = await ask(at('/profile'))
  expect([response.status, response.headers.get('cache-control')]).toEqual([302, 'no-store'])
})

test('503 for the profile while the pool cannot be asked, the login all the same', async () => {
  const away = () => Promise.reject(new Fault('unavailable', 'Away.'))
  const sessions = { ...api.parts, tokens: { readAccess: away, readId: away } }
  const { ask } = openSampleHttp(api, { services: { sessions }, handlePage: async (page) => drawPage(page) })
  expect((await ask(at('/profile'), withToken(session.access))).status).toBe(503)
  expect((await ask(at('/auth/login'), withToken(session.access))).status).toBe(200)
})
