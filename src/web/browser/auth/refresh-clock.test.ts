// @vitest-environment happy-dom
// Guards when new tokens are due: in time, after a sleep, and whatever the clock of the device says.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  closeBrowser,
  keepTokens,
  openBrowser,
  openDocument,
  type SessionServer,
  type Tokens,
} from './session-fixture.ts'

let server: SessionServer
let byDefault: SessionServer['pool']
let tokens: Tokens
let session: Awaited<ReturnType<typeof openDocument>>['session']
let auth: Awaited<ReturnType<typeof openDocument>>['auth']

const lifeMs = 3600_000
const dueMs = lifeMs - 300_000

beforeEach(async () => {
  ;({ server } = openBrowser())
  byDefault = server.pool
  ;({ session, auth } = await openDocument())
})
afterEach(closeBrowser)

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const refreshes = () => server.asked.filter((one) => one === 'GetTokensFromRefreshToken').length

async function signIn(driftMs = 0): Promise<void> {
  tokens = server.issue()
  keepTokens(tokens, { driftMs })
  await session.takeSignedIn()
  await pass(0)
  server.asked.length = 0
}

test('spec 4: "A refresh is scheduled 300 seconds before the id token expires"', async () => {
  await signIn()
  await pass(dueMs - 1)
  expect(refreshes()).toBe(0)
  await pass(1)
  expect(refreshes()).toBe(1)
  await pass(dueMs)
  expect(refreshes()).toBe(2)
})

test('spec 9: "Refresh 300 seconds before id token expiry": of the id token, should the access token live longer', async () => {
  tokens = server.issue()
  server.lifeS = 2 * 3600
  keepTokens({ ...tokens, access: server.issue().access })
  await session.takeSignedIn()
  await pass(dueMs)
  expect(refreshes()).toBe(1)
})

test('spec 4: "only when more than 300 seconds remain": with 300 nothing is scheduled, with 301 it is', async () => {
  server.lifeS = 300
  await signIn()
  await pass(lifeMs)
  expect(refreshes()).toBe(0)
  server.lifeS = 301
  await signIn()
  await pass(999)
  expect(refreshes()).toBe(0)
  await pass(1)
  expect(refreshes()).toBe(1)
})

test('as soon as there is a line again it is tried, without waiting for the pause to end', async () => {
  await signIn()
  server.pool = () => Promise.reject(new TypeError('Failed to fetch'))
  await pass(dueMs + 5_000)
  server.pool = byDefault
  server.asked.length = 0
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(refreshes()).toBe(1)
})

test('a laptop that slept through it refreshes when it wakes, once', async () => {
  await signIn()
  // Timers and the steady clock stood still; the calendar did not.
  vi.setSystemTime(Date.now() + 2 * lifeMs)
  for (const name of ['pageshow', 'focus', 'online']) window.dispatchEvent(new Event(name))
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(refreshes()).toBe(1)
  expect(auth().accessToken).not.toBe(tokens.access)
})

test('whoever returns to tokens that ended without a refresh being planned gets new ones', async () => {
  server.lifeS = 300
  await signIn()
  await pass(301_000)
  expect(refreshes()).toBe(0)
  window.dispatchEvent(new Event('focus'))
  await pass(0)
  expect(refreshes()).toBe(1)
})

test('a clock that is set back while the tab is open does not put the refresh off', async () => {
  await signIn()
  vi.setSystemTime(Date.now() - 2 * lifeMs)
  await pass(dueMs)
  expect(refreshes()).toBe(1)
})

for (const [name, offMs] of [
  ['ten minutes behind', 600_000],
  ['ten minutes ahead', -600_000],
  ['a day behind', 86_400_000],
] as const) {
  test(`a clock that is ${name} refreshes just as late before the end as a right one`, async () => {
    server.aheadMs = offMs
    await signIn(offMs)
    await pass(dueMs - 1)
    expect(refreshes()).toBe(0)
    await pass(1)
    expect(refreshes()).toBe(1)
    await pass(dueMs - 1)
    expect(refreshes()).toBe(1)
    await pass(1)
    expect(refreshes()).toBe(2)
  })
}
