// @vitest-environment happy-dom
// Guards the session of a tab over the real sign-in library: taken up, renewed in time, and ended cleanly on every way out.
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { patienceMs as endPatienceMs } from './end-session.ts'
import { firstPauseMs } from './refresh-clock.ts'
import {
  clearCookies,
  clientId,
  closeBrowser,
  jane,
  keepTokens,
  leftovers,
  openBrowser,
  openDocument,
  poolConfig,
  readToken,
  refusal,
  type SessionServer,
  site,
  type Tokens,
} from './session-fixture.ts'

let server: SessionServer
let tokens: Tokens
let reloaded: MockInstance<() => void>
let session: Awaited<ReturnType<typeof openDocument>>['session']
let auth: Awaited<ReturnType<typeof openDocument>>['auth']

beforeEach(async () => {
  ;({ server, reloaded } = openBrowser())
  tokens = server.issue()
  await open()
})
afterEach(closeBrowser)

async function open(): Promise<void> {
  ;({ session, auth } = await openDocument())
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const refreshes = () => server.asked.filter((one) => one === 'GetTokensFromRefreshToken').length
const left = () => [reloaded.mock.calls.length, location.pathname + location.search]

async function signIn(): Promise<void> {
  keepTokens(tokens)
  await session.takeSignedIn()
  await pass(0)
  server.asked.length = 0
}

function expectClean(): void {
  expect(Object.values(auth()).filter(Boolean)).toEqual([])
  expect(leftovers()).toEqual([])
}

test('spec 3: "Auth store (persisted): displayName, userName, userId, email, emailVerified, idToken, accessToken"', async () => {
  await signIn()
  const seven = {
    displayName: 'Jane Doe',
    userName: jane.sub,
    userId: jane.sub,
    email: jane.email,
    emailVerified: true,
    idToken: tokens.id,
    accessToken: tokens.access,
  }
  expect(auth()).toEqual(seven)
  expect(JSON.parse(localStorage.getItem('state.auth') ?? '')).toMatchObject({ state: seven })
})

test('spec 4: "The access token is copied into a cookie named token"', async () => {
  await signIn()
  expect(readToken()).toBe(tokens.access)
})

test('spec 7: "POST /api/profile/id", with the id token in a header of that name, when somebody signed in', async () => {
  keepTokens(tokens)
  await session.takeSignedIn()
  await pass(0)
  expect(server.asked).toEqual(['config', `profile/id ${tokens.id}`])
})

test('spec 8: "Product API failures are only logged": who is signed in stays so when the API does not take the id token', async () => {
  server.profileId = () => Response.json({ code: 'unauthenticated', requestId: 'r1' }, { status: 401 })
  expectConsole('api call failed name=showIdToken code=unauthenticated status=401 reference=r1')
  await signIn()
  await pass(0)
  expect(auth().accessToken).toBe(tokens.access)
})

test('spec 8: "Failed to get the session because the user is empty", when the library has no tokens after all', async () => {
  await expect(session.takeSignedIn()).rejects.toThrow('Failed to get the session because the user is empty')
  expectClean()
})

test('spec 4: "Sign-out clears tokens, the token cookie and the store, then goes to login", and has the tokens revoked', async () => {
  await signIn()
  void session.signOutHere()
  // At once, whatever the pool takes its time for.
  expectClean()
  await vi.waitFor(() => expect(left()).toEqual([1, '/auth/login']))
  expect(server.asked).toEqual(['RevokeToken'])
  expect(history.state).toMatchObject({ usr: { notice: 'signedOut' } })
  expectClean()
})

test('a pool that does not answer keeps nobody signed in', async () => {
  await signIn()
  server.pool = () => new Promise(() => {})
  void session.signOutHere()
  await pass(endPatienceMs)
  expect(left()).toEqual([1, '/auth/login'])
  expectClean()
})

test('without a line they are signed out at once and stay where they are: the login could not be opened', async () => {
  await signIn()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await session.signOutHere()
  expectClean()
  expect(left()).toEqual([0, '/profile'])
  expect(server.asked).toEqual([])
})

test('a browser that keeps no cookie signs nobody in, and says so', async () => {
  keepTokens(tokens)
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get: refuse, set: refuse })
  try {
    await expect(session.takeSignedIn()).rejects.toThrow('The browser did not keep the cookie')
  } finally {
    Reflect.deleteProperty(document, 'cookie')
  }
  expect(auth().accessToken).toBe('')
  expect(Object.keys(localStorage).filter((name) => name.includes('Token'))).toEqual([])
})

test('a remembered device is still one after its owner signed out', async () => {
  await signIn()
  const name = `CognitoIdentityServiceProvider.${clientId}.${jane.sub}.deviceKey`
  localStorage.setItem(name, 'device')
  void session.signOutHere()
  await vi.waitFor(() => expect(left()[0]).toBe(1))
  expect(localStorage.getItem(name)).toBe('device')
})

test('spec 4: "A signed-out event goes to login": one of the library, as after an account was deleted', async () => {
  await signIn()
  const pool = await (await import('./user-pool.ts')).openUserPool()
  await pool.signOut()
  await vi.waitFor(() => expect(left()).toEqual([1, '/auth/login']))
  expectClean()
})

test('after the account was deleted the login says so, though the library signs out of its own accord', async () => {
  await signIn()
  server.pool = () => Response.json({})
  const pool = await (await import('./user-pool.ts')).openUserPool()
  void session.signOutBy(() => pool.deleteUser(), 'deleted')
  await vi.waitFor(() => expect(reloaded).toHaveBeenCalled())
  expect(server.asked[0]).toBe('DeleteUser')
  expect(history.state).toMatchObject({ usr: { notice: 'deleted' } })
  expectClean()
})

test('a last deed that fails signs nobody out', async () => {
  await signIn()
  await expect(session.signOutBy(() => Promise.reject(new Error('no line')), 'deleted')).rejects.toThrow('no line')
  expect(auth().accessToken).toBe(tokens.access)
  void session.signOutHere()
  await vi.waitFor(() => expect(reloaded).toHaveBeenCalled())
  expect(history.state).toMatchObject({ usr: { notice: 'signedOut' } })
})

test('the next document takes the session up and asks the pool nothing', async () => {
  await signIn()
  await open()
  server.asked.length = 0
  clearCookies()
  await session.resumeSession()
  expect([auth().email, readToken()]).toEqual([jane.email, tokens.access])
  expect(server.asked).toEqual(['config'])
})

test('what was written into the store by anything but the library is put right', async () => {
  await signIn()
  const kept = JSON.parse(localStorage.getItem('state.auth') ?? '') as { state: object }
  const forged = { ...kept, state: { ...kept.state, email: 'other@clinic.test', displayName: 'Other' } }
  localStorage.setItem('state.auth', JSON.stringify(forged))
  await open()
  expect(auth().email).toBe('other@clinic.test')
  await session.resumeSession()
  expect([auth().email, auth().displayName]).toEqual([jane.email, 'Jane Doe'])
})

test('spec 4: "so does a failure loading the session": a store without tokens signs out, and says why', async () => {
  await signIn()
  for (const name of Object.keys(localStorage)) if (name.startsWith('Cognito')) localStorage.removeItem(name)
  await open()
  expectConsole('Failed to get the session because the user is empty')
  await session.resumeSession()
  expectClean()
  expect(left()).toEqual([1, '/auth/login?next=%2Fprofile'])
  // Nobody wonders why they have to sign in again.
  expect(history.state).toMatchObject({ usr: { notice: 'ended' } })
})

test('tokens that are none sign out as well', async () => {
  await signIn()
  localStorage.setItem(`CognitoIdentityServiceProvider.${clientId}.${jane.sub}.accessToken`, 'a.b')
  await open()
  expectConsole('Failed to get the session because the user is empty')
  await session.resumeSession()
  expectClean()
})

test('without a line the store is believed until there is one', async () => {
  await signIn()
  await open()
  server.config = () => Response.json({ code: 'unavailable', requestId: 'r1' }, { status: 500 })
  expectConsole('api call failed name=getUserPoolConfig code=unavailable status=500 reference=r1')
  void session.resumeSession()
  await pass(4_000)
  expect(auth().accessToken).toBe(tokens.access)
  expect(left()[0]).toBe(0)
  server.config = () => Response.json(poolConfig())
  await pass(firstPauseMs)
  expect([refreshes(), left()[0]]).toEqual([1, 0])
  expect(auth().accessToken).not.toBe(tokens.access)
})

test('on a page that needs no session nobody is led away because it ended', async () => {
  await signIn()
  window.location.href = `${site}/quote`
  server.pool = () => refusal('NotAuthorizedException', 'Invalid Refresh Token')
  expect(await session.refreshSession()).toBe(false)
  expectClean()
  expect(left()).toEqual([0, '/quote'])
})
