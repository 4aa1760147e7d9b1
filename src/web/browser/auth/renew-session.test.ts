// @vitest-environment happy-dom
// Guards the refresh: when it is due, what it does, and which failures end a session and which do not.
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { firstPauseMs, longestPauseMs } from './refresh-clock.ts'
import { mayPass, patienceMs } from './renew-session.ts'
import {
  clientId,
  closeBrowser,
  jane,
  keepTokens,
  leftovers,
  openBrowser,
  openDocument,
  readToken,
  refusal,
  type SessionServer,
  site,
  type Tokens,
} from './session-fixture.ts'

let server: SessionServer
let byDefault: SessionServer['pool']
let tokens: Tokens
let reloaded: MockInstance<() => void>
let session: Awaited<ReturnType<typeof openDocument>>['session']
let auth: Awaited<ReturnType<typeof openDocument>>['auth']

const lifeMs = 3600_000
const dueMs = lifeMs - 300_000

beforeEach(async () => {
  ;({ server, reloaded } = openBrowser())
  byDefault = server.pool
  ;({ session, auth } = await openDocument())
})
afterEach(closeBrowser)

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const refreshes = () => server.asked.filter((one) => one === 'GetTokensFromRefreshToken').length
const left = () => [reloaded.mock.calls.length, location.pathname + location.search]

async function signIn(): Promise<void> {
  tokens = server.issue()
  keepTokens(tokens)
  await session.takeSignedIn()
  await pass(0)
  server.asked.length = 0
}

test('spec 4: "After each refresh POST /api/profile/id is sent", and store, cookie and storage have the new tokens', async () => {
  await signIn()
  await pass(dueMs)
  const { idToken, accessToken, email } = auth()
  expect(server.asked).toEqual(['GetTokensFromRefreshToken', `profile/id ${idToken}`])
  expect(accessToken).not.toBe(tokens.access)
  expect([readToken(), email]).toEqual([accessToken, jane.email])
  const kept = (name: string) => localStorage.getItem(`CognitoIdentityServiceProvider.${clientId}.${jane.sub}.${name}`)
  expect([kept('idToken'), kept('accessToken')]).toEqual([idToken, accessToken])
  expect(kept('refreshToken')).not.toBe(tokens.refresh)
})

for (const [type, message] of [
  ['NotAuthorizedException', 'Refresh Token has been revoked'],
  ['NotAuthorizedException', 'Refresh Token has expired'],
  ['UserNotFoundException', 'User does not exist.'],
  ['RefreshTokenReuseException', 'Refresh token reuse detected'],
  ['ResourceNotFoundException', 'User pool client x does not exist.'],
  ['InvalidParameterException', 'Missing required parameter'],
] as const) {
  test(`spec 4: "A failed refresh signs the user out": ${type}`, async () => {
    await signIn()
    server.pool = () => refusal(type, message)
    await pass(dueMs)
    expect(left()).toEqual([1, '/auth/login?next=%2Fprofile'])
    expect(Object.values(auth()).filter(Boolean)).toEqual([])
    expect(leftovers()).toEqual([])
    await pass(2 * lifeMs)
    expect(refreshes()).toBe(1)
  })
}

test('spec 8: "A failed refresh with NotAuthorized gives no session"', async () => {
  await signIn()
  server.pool = () => refusal('NotAuthorizedException', 'Invalid Refresh Token')
  expect(await session.refreshSession()).toBe(false)
})

for (const [name, answer] of [
  ['a line that is cut', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a pool that is away', () => refusal('InternalErrorException', 'x', 500)],
  ['too many requests', () => refusal('TooManyRequestsException', 'x', 400)],
  ['a page of the network in between', () => new Response('<html>log in first</html>', { status: 511 })],
] as const) {
  test(`${name} decides nothing: who is signed in stays so, and it is tried again, at longer and longer intervals`, async () => {
    await signIn()
    server.pool = answer
    await pass(dueMs)
    await pass(10_000)
    expect([auth().accessToken, readToken(), left()[0]]).toEqual([tokens.access, tokens.access, 0])
    const before = refreshes()
    await pass(firstPauseMs)
    expect(refreshes()).toBeGreaterThan(before)
    await pass(20 * longestPauseMs)
    expect(auth().accessToken).toBe(tokens.access)
    server.pool = byDefault
    await pass(longestPauseMs + 10_000)
    expect([auth().accessToken === tokens.access, left()[0]]).toEqual([false, 0])
  })
}

test('a pool that does not answer is one that cannot be reached; what comes late is taken after all', async () => {
  await signIn()
  const answers: ((response: Response) => void)[] = []
  server.pool = () => new Promise((resolve) => answers.push(resolve))
  const renewed = session.refreshSession()
  await pass(patienceMs)
  expect(await renewed).toBe(true)
  expect(auth().accessToken).toBe(tokens.access)
  answers[0]?.(await byDefault('GetTokensFromRefreshToken', {}))
  await pass(0)
  expect(auth().accessToken).not.toBe(tokens.access)
  expect(readToken()).toBe(auth().accessToken)
})

test('asked twice at once it is one refresh', async () => {
  await signIn()
  expect(await Promise.all([session.refreshSession(), session.refreshSession()])).toEqual([true, true])
  expect(refreshes()).toBe(1)
})

test('tokens that another tab has got meanwhile are taken over, and the pool is not asked', async () => {
  await signIn()
  const newer = server.issue()
  keepTokens(newer)
  expect(await session.refreshSession()).toBe(true)
  expect([auth().accessToken, readToken(), server.asked]).toEqual([newer.access, newer.access, []])
})

test('a tab that had to wait for another gives what that one stored a moment to arrive', async () => {
  await signIn()
  type Take = (lock: object | null) => unknown
  const held = (_: string, { ifAvailable }: LockOptions, take: Take) => Promise.resolve(take(ifAvailable ? null : {}))
  Object.defineProperty(navigator, 'locks', { value: { request: held }, configurable: true })
  const newer = server.issue()
  const renewed = session.refreshSession()
  await pass(50)
  keepTokens(newer)
  await pass(300)
  expect([await renewed, auth().accessToken, refreshes()]).toEqual([true, newer.access, 0])
})

test('who signs out while new tokens are on their way is signed out', async () => {
  await signIn()
  const answers: ((response: Response) => void)[] = []
  server.pool = (operation, body) =>
    operation === 'RevokeToken' ? byDefault(operation, body) : new Promise((resolve) => answers.push(resolve))
  const renewed = session.refreshSession()
  await pass(0)
  void session.signOutHere()
  await pass(0)
  answers[0]?.(await byDefault('GetTokensFromRefreshToken', {}))
  expect(await renewed).toBe(false)
  await pass(0)
  expect(leftovers()).toEqual([])
  expect(Object.values(auth()).filter(Boolean)).toEqual([])
})

test('a session that is no longer kept cannot be renewed, and is none', async () => {
  await signIn()
  localStorage.clear()
  expect(await session.refreshSession()).toBe(false)
  expect([auth().accessToken, readToken()]).toEqual(['', ''])
})

test('tokens that the library got by itself, for some other call, are taken on and told to the API', async () => {
  await signIn()
  const { openUserPool } = await import('./user-pool.ts')
  const pool = await openUserPool()
  await pool.fetchAuthSession({ forceRefresh: true })
  await pass(0)
  expect(auth().accessToken).not.toBe(tokens.access)
  expect(server.asked).toEqual(['GetTokensFromRefreshToken', `profile/id ${auth().idToken}`])
})

test('and when they are refused for that call, nobody is signed in', async () => {
  await signIn()
  server.pool = () => refusal('NotAuthorizedException', 'Refresh Token has been revoked')
  const { openUserPool } = await import('./user-pool.ts')
  await (await openUserPool()).fetchAuthSession({ forceRefresh: true })
  await vi.waitFor(() => expect(left()).toEqual([1, '/auth/login?next=%2Fprofile']))
  expect(leftovers()).toEqual([])
})

test('where browsers offer no locks the refresh is made all the same', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
  await signIn()
  const renewed = session.refreshSession()
  await pass(1_000)
  expect([await renewed, refreshes(), localStorage.getItem('lock.session')]).toEqual([true, 1, null])
})

test('spec 2: "A signed-in user with an expired access token triggers a session refresh", on the way to any page', async () => {
  window.location.href = `${site}/contact`
  server.lifeS = 300
  await signIn()
  await pass(301_000)
  const { tellWhereabouts } = await import('#web/browser/shown-page.ts')
  tellWhereabouts('/contact', '/')
  await pass(0)
  expect(refreshes()).toBe(0)
  tellWhereabouts('/', '/packages')
  await pass(0)
  expect(refreshes()).toBe(1)
})

test('what may pass is told from a refusal by name and by status', () => {
  const named = (name: string, httpStatusCode?: number) => ({ name, $metadata: { httpStatusCode } })
  for (const name of ['NetworkError', 'Unknown', 'InternalErrorException', 'LimitExceededException', 'SyntaxError']) {
    expect(mayPass(named(name, 400)), name).toBe(true)
  }
  expect([mayPass(named('NotAuthorizedException', 503)), mayPass(named('X', 429)), mayPass(undefined)]).toEqual([
    true,
    true,
    true,
  ])
  for (const name of ['NotAuthorizedException', 'UserNotFoundException', 'UserUnAuthenticatedException', 'X']) {
    expect(mayPass(named(name, 400)), name).toBe(false)
  }
})
