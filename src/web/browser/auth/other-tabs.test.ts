// @vitest-environment happy-dom
// Guards that the tabs of one browser agree on who is signed in, wherever the installation keeps it.
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import {
  closeBrowser,
  jane,
  keepTokens,
  leftovers,
  omar,
  openBrowser,
  openDocument,
  readToken,
  type SessionServer,
  showFrame,
  site,
  type Tokens,
} from './session-fixture.ts'

let server: SessionServer
let reloaded: MockInstance<() => void>
let router: ReturnType<typeof openBrowser>['router']
let session: Awaited<ReturnType<typeof openDocument>>['session']
let auth: Awaited<ReturnType<typeof openDocument>>['auth']
/** The other tab of the browser, as far as this one hears of it. */
let other: BroadcastChannel

beforeEach(() => {
  ;({ server, reloaded, router } = openBrowser())
  other = new BroadcastChannel('session')
})
afterEach(closeBrowser)

async function open(): Promise<void> {
  ;({ session, auth } = await openDocument())
  const { startSession } = await import('./start-session.ts')
  const { guardShown } = await import('./guard-door.ts')
  startSession(guardShown)
}

const left = () => [reloaded.mock.calls.length, location.pathname + location.search]
/** Messages between tabs take their own time, whatever the clock of the test says. */
const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000, interval: 5 })

async function signIn(storage: Storage = localStorage): Promise<Tokens> {
  await open()
  const tokens = server.issue()
  keepTokens(tokens, { storage })
  await session.takeSignedIn()
  await vi.advanceTimersByTimeAsync(0)
  server.asked.length = 0
  return tokens
}

/** What the other tab would write into the storage that both share. */
function writeStore(fields: object | undefined): void {
  if (fields) localStorage.setItem('state.auth', JSON.stringify({ state: { ...auth(), ...fields }, version: 0 }))
  else localStorage.removeItem('state.auth')
}

test('signed out in another tab is signed out here: on a page that needs it this tab goes to login', async () => {
  await signIn()
  writeStore(undefined)
  other.postMessage({ kind: 'out' })
  await until(() => expect(left()).toEqual([1, '/auth/login?next=%2Fprofile']))
  expect(Object.values(auth()).filter(Boolean)).toEqual([])
  // The other tab has told the pool.
  expect(server.asked).toEqual([])
})

test('on any other page nothing is taken out of anyone’s hands', async () => {
  location.href = `${site}/quote`
  await signIn()
  writeStore(undefined)
  other.postMessage({ kind: 'out' })
  await until(() => expect(auth().accessToken).toBe(''))
  expect(left()).toEqual([0, '/quote'])
})

test('new tokens of another tab are taken over: the pool is not asked again, and not before they run out', async () => {
  await signIn()
  await vi.advanceTimersByTimeAsync(3_000_000)
  const newer = server.issue()
  keepTokens(newer)
  writeStore({ accessToken: newer.access, idToken: newer.id })
  other.postMessage({ kind: 'changed' })
  await until(() => expect(readToken()).toBe(newer.access))
  await vi.advanceTimersByTimeAsync(3_299_000)
  expect(server.asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.asked[0]).toBe('GetTokensFromRefreshToken')
})

test('who waits at the login is let in when they sign in in another tab', async () => {
  location.href = `${site}/auth/login`
  await open()
  const tokens = server.issue()
  keepTokens(tokens)
  const { user } = await readKept()
  writeStore(user)
  other.postMessage({ kind: 'changed' })
  await until(() => expect(router.navigate).toHaveBeenCalledWith('/profile', { replace: true }))
  expect(auth().accessToken).toBe(tokens.access)
})

async function readKept() {
  const { openUserPool } = await import('./user-pool.ts')
  const { readSession } = await import('./kept-session.ts')
  const kept = await readSession(await openUserPool())
  if (!kept) throw new Error('nothing kept')
  return kept
}

test('somebody else signed in elsewhere: a page about the person before begins anew', async () => {
  await signIn()
  keepTokens(server.issue(omar), { person: omar })
  const { user } = await readKept()
  writeStore(user)
  other.postMessage({ kind: 'changed' })
  await until(() => expect(left()).toEqual([1, '/profile']))
  expect(auth().userId).toBe(omar.sub)
})

/** What is kept in the tab of a conversation and of a message that is not sent. */
const typed = ['state.assistant', 'state.assistant-desk', 'hand-over']
const keepTyped = () => {
  for (const name of typed) sessionStorage.setItem(name, 'my knee')
}
const keptTyped = () => typed.filter((name) => sessionStorage.getItem(name) !== null)

test('whoever comes after a session that ended by itself reads nothing of the one before; the same person goes on', async () => {
  location.href = `${site}/quote`
  await signIn()
  keepTyped()
  const { endSession } = await import('./end-session.ts')
  await endSession()
  await signIn()
  expect(keptTyped()).toEqual(typed)
  await endSession()
  keepTokens(server.issue(omar), { person: omar })
  await session.takeSignedIn()
  expect(auth().userId).toBe(omar.sub)
  expect(keptTyped()).toEqual([])
})

test('what a visitor said before they signed in stays with them, also after somebody else wished to be signed out', async () => {
  location.href = `${site}/quote`
  await signIn()
  const { endSession } = await import('./end-session.ts')
  await endSession({ isWished: true })
  keepTyped()
  keepTokens(server.issue(omar), { person: omar })
  await session.takeSignedIn()
  expect(keptTyped()).toEqual(typed)
})

test('somebody else signed in elsewhere: the conversation of the one before leaves this tab', async () => {
  location.href = `${site}/quote`
  await signIn()
  keepTyped()
  keepTokens(server.issue(omar), { person: omar })
  writeStore((await readKept()).user)
  other.postMessage({ kind: 'changed' })
  await until(() => expect(keptTyped()).toEqual([]))
})

test('a storage that was cleared by hand is heard of as well', async () => {
  await signIn()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: localStorage }))
  await until(() => expect(auth().accessToken).toBe(''))
})

test('what is no news is passed over', async () => {
  await signIn()
  for (const noise of [null, 5, 'out', {}, { kind: 'in' }, { kind: 'renewed', before: 5, session: {} }])
    other.postMessage(noise)
  other.postMessage({ kind: 'renewed', before: 'another session', session: { 'state.auth': 'x' } })
  window.dispatchEvent(new StorageEvent('storage', { key: 'state.currency', storageArea: localStorage }))
  window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: sessionStorage }))
  other.postMessage({ kind: 'changed' })
  await vi.advanceTimersByTimeAsync(100)
  expect([auth().email, left()[0]]).toEqual([jane.email, 0])
})

test('this tab tells the others what it did', async () => {
  const heard: unknown[] = []
  other.onmessage = ({ data }) => void heard.push(data)
  await signIn()
  await until(() => expect(heard).toEqual([{ kind: 'changed' }]))
  await session.refreshSession()
  await until(() => expect(heard).toHaveLength(2))
  void session.signOutHere()
  await until(() => expect(heard).toEqual([{ kind: 'changed' }, { kind: 'changed' }, { kind: 'out', isWished: true }]))
})

test('sessionStorage: a tab opened out of this one is given the new tokens; the name of the old ones tells which', async () => {
  showFrame('sessionStorage')
  const heard: { before?: string; session?: Record<string, string> }[] = []
  other.onmessage = ({ data }) => void heard.push(data)
  const tokens = await signIn(sessionStorage)
  await session.refreshSession()
  await until(() => expect(heard).toHaveLength(2))
  const { before, session: entries = {} } = heard[1] ?? {}
  expect(before).toBe(tokens.access)
  expect(Object.values(entries)).toContain(auth().accessToken)

  const newer = server.issue()
  const renamed = Object.entries(entries).map(([name, value]) => [
    name,
    value === auth().accessToken ? newer.access : value,
  ])
  other.postMessage({ kind: 'renewed', before: auth().accessToken, session: Object.fromEntries(renamed) })
  await until(() => expect(auth().accessToken).toBe(newer.access))
  expect([readToken(), localStorage.length]).toEqual([newer.access, 0])
})

test('sessionStorage: a tab that never had a session goes to login and leaves the other one its cookie', async () => {
  const { navigate } = showFrame('sessionStorage')
  await open()
  const { access } = server.issue()
  // biome-ignore lint/suspicious/noDocumentCookie: what the other tab wrote
  document.cookie = `token=${access}; Path=/`
  const heard: unknown[] = []
  other.onmessage = ({ data }) => void heard.push(data)
  const { guardShownPage } = await import('./guard-door.ts')
  await guardShownPage(true)
  expect(navigate).toHaveBeenCalledWith('/auth/login?next=%2Fprofile', { replace: true })
  // As a page whose cookie has run out asks for it.
  expect(await session.refreshSession()).toBe(false)
  // What is posted comes in its order: nothing before this.
  const { tellTabs } = await import('./other-tabs.ts')
  tellTabs({ kind: 'changed' })
  await until(() => expect(heard).toEqual([{ kind: 'changed' }]))
  expect(readToken()).toBe(access)
})

test('sessionStorage: whoever asks in it to be signed out is signed out in every tab', async () => {
  showFrame('sessionStorage')
  await open()
  // biome-ignore lint/suspicious/noDocumentCookie: what the other tab wrote
  document.cookie = `token=${server.issue().access}; Path=/`
  const heard: unknown[] = []
  other.onmessage = ({ data }) => void heard.push(data)
  void session.signOutHere()
  await until(() => expect(heard).toEqual([{ kind: 'out', isWished: true }]))
  expect(readToken()).toBe('')
})

test('sessionStorage: signed out in another tab, this one ends its own session at the pool as well', async () => {
  showFrame('sessionStorage')
  await signIn(sessionStorage)
  const heard: unknown[] = []
  other.onmessage = ({ data }) => void heard.push(data)
  other.postMessage({ kind: 'out' })
  await until(() => expect(left()).toEqual([1, '/auth/login?next=%2Fprofile']))
  expect(server.asked).toEqual(['RevokeToken'])
  expect(leftovers()).toEqual([])
  // It was told, and tells nobody back.
  expect(heard.filter((news) => (news as { kind: string }).kind === 'out')).toEqual([])
})

test('a page that the browser brings back as it was left is looked at again', async () => {
  await signIn()
  writeStore(undefined)
  const shown = Object.assign(new Event('pageshow'), { persisted: true })
  window.dispatchEvent(shown)
  await until(() => expect(left()).toEqual([1, '/auth/login?next=%2Fprofile']))
})

test('a browser without channels between tabs has them agree by the storage', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  await signIn()
  writeStore(undefined)
  window.dispatchEvent(new StorageEvent('storage', { key: 'state.auth', storageArea: localStorage }))
  await until(() => expect(left()[0]).toBe(1))
})

test('spec 4: visitors load nothing of it: the library is not asked for where nobody is signed in', async () => {
  await open()
  other.postMessage({ kind: 'changed' })
  await vi.advanceTimersByTimeAsync(100)
  expect(server.asked).toEqual([])
})
