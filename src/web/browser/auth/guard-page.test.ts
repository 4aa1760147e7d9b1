// @vitest-environment happy-dom
// Guards where the route guard sends people in the browser, and that it and the server never send them round in circles.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import type { guardNavigation, guardShownPage } from './guard-door.ts'
import { justMs } from './guard-page.ts'
import {
  clearCookies,
  closeBrowser,
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
let router: ReturnType<typeof openBrowser>['router']
let door: { guardNavigation: typeof guardNavigation; guardShownPage: typeof guardShownPage }
let session: Awaited<ReturnType<typeof openDocument>>['session']
let auth: Awaited<ReturnType<typeof openDocument>>['auth']

beforeEach(async () => {
  ;({ server, router } = openBrowser())
  await open()
})
afterEach(closeBrowser)

async function open(): Promise<void> {
  ;({ session, auth } = await openDocument())
  door = await import('./guard-door.ts')
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const asked = () => server.asked.filter((one) => !one.startsWith('profile/id'))
const go = (path: string) => door.guardNavigation(site + path)

async function signIn(): Promise<Tokens> {
  const tokens = server.issue()
  keepTokens(tokens)
  await session.takeSignedIn()
  await pass(0)
  server.asked.length = 0
  return tokens
}

test('spec 2: "an unauthenticated visitor going to /profile or below is redirected (replace) to login", and nothing is loaded for it', async () => {
  expect(await go('/profile')).toBe('/auth/login?next=%2Fprofile')
  expect(await go('/profile/hotels/5?on=1')).toBe('/auth/login?next=%2Fprofile%2Fhotels%2F5%3Fon%3D1')
  for (const path of ['/', '/quote', '/auth/login', '/auth/register', '/profiles'])
    expect(await go(path)).toBeUndefined()
  expect(server.asked).toEqual([])
})

test('spec 2: "A signed-in user visiting login or register is redirected to the profile."', async () => {
  await signIn()
  expect([await go('/auth/login'), await go('/auth/register')]).toEqual(['/profile', '/profile'])
  for (const path of ['/', '/profile', '/auth/logout', '/auth/forgot-password', '/quote'])
    expect(await go(path)).toBeUndefined()
  expect(asked()).toEqual([])
})

test('the page that the document came with is guarded as well', async () => {
  await signIn()
  location.href = `${site}/auth/login`
  await door.guardShownPage(true)
  expect(router.navigate).toHaveBeenCalledWith('/profile', { replace: true })
})

test('spec 2: "A signed-in user with an expired access token triggers a session refresh", and the page is asked for anew', async () => {
  server.lifeS = 300
  const tokens = await signIn()
  await pass(301_000)
  expect(await go('/profile')).toBeUndefined()
  expect([asked(), auth().accessToken === tokens.access]).toEqual([['GetTokensFromRefreshToken'], false])
  await pass(301_000)
  await door.guardShownPage(true)
  expect(router.revalidate).toHaveBeenCalledTimes(1)
})

test('a refusal there leads to login, with nothing left', async () => {
  server.lifeS = 300
  await signIn()
  await pass(301_000)
  server.pool = () => refusal('NotAuthorizedException', 'Refresh Token has been revoked')
  expect(await go('/profile/me')).toBe('/auth/login?next=%2Fprofile%2Fme')
  expect(leftovers()).toEqual([])
})

test('without a line nobody is sent anywhere, and nobody is signed out', async () => {
  server.lifeS = 300
  const tokens = await signIn()
  await pass(301_000)
  server.pool = () => Promise.reject(new TypeError('Failed to fetch'))
  const going = go('/profile')
  await pass(5_000)
  expect([await going, auth().accessToken]).toEqual([undefined, tokens.access])
})

test('a link in a mail: the server sees no cookie and sends to login, which leads back', async () => {
  await signIn()
  expect(await go('/auth/login?next=%2Fprofile%2Fme')).toBe('/profile/me')
  expect(asked()).toEqual(['GetTokensFromRefreshToken'])
})

test('nor is a link that found no line held against the next one', async () => {
  await signIn()
  const { pool } = server
  server.pool = () => Promise.reject(new TypeError('Failed to fetch'))
  const login = '/auth/login?next=%2Fprofile'
  const going = go(login)
  await pass(5_000)
  expect(await going).toBeUndefined()
  server.pool = pool
  expect(await go(login)).toBe('/profile')
})

test('a server that goes on refusing what the tab takes for a session is believed the second time: no circle', async () => {
  await signIn()
  const login = '/auth/login?next=%2Fprofile'
  expect(await go(login)).toBe('/profile')
  expect(await go(login)).toBeUndefined()
  expect([leftovers(), auth().accessToken]).toEqual([[], ''])
})

test('not even when each page is another document', async () => {
  await signIn()
  location.href = `${site}/auth/login?next=%2Fprofile`
  await door.guardShownPage(true)
  expect(router.navigate).toHaveBeenCalledWith('/profile', { replace: true })
  await open()
  await door.guardShownPage(true)
  expect(router.navigate).toHaveBeenCalledTimes(1)
  expect(leftovers()).toEqual([])
})

test('a session that the server took is not ended by the next link, however soon it comes', async () => {
  await signIn()
  expect(await go('/auth/login?next=%2Fprofile')).toBe('/profile')
  location.href = `${site}/profile`
  await door.guardShownPage(false)
  expect(await go('/auth/login?next=%2Fprofile')).toBe('/profile')
  await pass(justMs)
  expect(await go('/auth/login?next=%2Fprofile')).toBe('/profile')
})

test('a cookie that has gone is there again before the server is asked', async () => {
  const tokens = await signIn()
  clearCookies()
  await go('/profile')
  expect(readToken()).toBe(tokens.access)
})

test('a cookie without a session behind it is no session, and goes', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what another tab left behind
  document.cookie = 'token=a.b.c; Path=/'
  expectConsole('Failed to get the session because the user is empty')
  expect(await go('/profile')).toBe('/auth/login?next=%2Fprofile')
  expect(readToken()).toBe('')
})

test('a store that was emptied by hand is filled again from the tokens', async () => {
  await signIn()
  localStorage.removeItem('state.auth')
  await open()
  expect(await go('/profile')).toBeUndefined()
  expect(auth().displayName).toBe('Jane Doe')
})
