// @vitest-environment happy-dom
// spec 4: "A one-time page reload guard is kept in session storage (default expiry 10000 ms). A page reload happens on a chunk load error."
import type { Navigation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as reloadOnce from './reload-once.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const broken = new TypeError('Failed to fetch dynamically imported module')

let loads: string[]
let answers: () => Promise<Response>

beforeEach(() => {
  vi.useFakeTimers({ now })
  sessionStorage.clear()
  history.replaceState(null, '', '/packages')
  loads = []
  answers = async () => new Response(null, { status: 200 })
  vi.stubGlobal('fetch', () => answers())
  vi.spyOn(location, 'assign').mockImplementation((url) => void loads.push(new URL(String(url)).pathname))
  vi.spyOn(location, 'reload').mockImplementation(() => void loads.push('reload'))
})
afterEach(() => {
  delete window.__reactRouterDataRouter
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** The module as a new document has it. */
async function openDocument() {
  vi.resetModules()
  return import('./reload-once.ts')
}

/** What becomes of a piece that cannot be loaded: the error, or nothing, since the document ends. */
async function fail({ recoverFromChunkError }: typeof reloadOnce): Promise<unknown> {
  let outcome: unknown = 'the page ends'
  recoverFromChunkError(broken).catch((error: unknown) => {
    outcome = error
  })
  await vi.advanceTimersByTimeAsync(0)
  return outcome
}

test('the first error reloads the page, and the time of it is noted in session storage', async () => {
  const module = await openDocument()
  expect(await fail(module)).toBe('the page ends')
  expect(loads).toEqual(['reload'])
  expect(sessionStorage.getItem(module.guardKey)).toBe(String(now))
  expect(localStorage.length).toBe(0)
})

test('spec 9: "Reload guard 10000 ms": within it a second error is thrown, after it the page reloads again', async () => {
  const { guardMs } = await openDocument()
  expect(guardMs).toBe(10_000)
  await fail(await openDocument())
  vi.advanceTimersByTime(9_999)
  expect(await fail(await openDocument())).toBe(broken)
  expect(loads).toEqual(['reload'])
  vi.advanceTimersByTime(1)
  expect(await fail(await openDocument())).toBe('the page ends')
  expect(loads).toEqual(['reload', 'reload'])
})

test('pieces of one page that fail together make one reload, and none of them an error', async () => {
  const module = await openDocument()
  expect(await Promise.all([fail(module), fail(module), fail(module)])).toEqual(Array(3).fill('the page ends'))
  expect(loads).toEqual(['reload'])
})

test('the page that was asked for is loaded, not the one on the screen', async () => {
  const navigation = { state: 'loading', location: { pathname: '/quote', search: '', hash: '' } }
  window.__reactRouterDataRouter = { state: { loaderData: {}, navigation: navigation as Navigation } }
  await fail(await openDocument())
  expect(loads).toEqual(['/quote'])
})

test.for([
  ['without a line', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['with the server down', async () => new Response(null, { status: 502 })],
] as const)('%s the page on the screen stays, and its one reload is not used up', async ([, answer]) => {
  answers = answer
  const module = await openDocument()
  expect(await fail(module)).toBe(broken)
  expect([loads, sessionStorage.length]).toEqual([[], 0])
})

test('a page that is not there is a page too', async () => {
  answers = async () => new Response(null, { status: 404 })
  await fail(await openDocument())
  expect(loads).toEqual(['reload'])
})

test.for(['setItem', 'getItem'] as const)(
  'where storage is forbidden (%s) nothing is ever reloaded',
  async (method) => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, [method]: forbidden })
    expect(await fail(await openDocument())).toBe(broken)
    expect(loads).toEqual([])
  },
)

test('where storage takes a note and forgets it nothing is ever reloaded', async () => {
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
  expect(await fail(await openDocument())).toBe(broken)
})

test.for(['', 'soon', String(now + 3_600_000)])('a note that says %j keeps nobody from a reload', async (note) => {
  const module = await openDocument()
  sessionStorage.setItem(module.guardKey, note)
  expect(await fail(module)).toBe('the page ends')
})

test('a piece that loads is given as it is', async () => {
  const { loadChunk } = await openDocument()
  expect(await loadChunk(async () => 'piece')).toBe('piece')
  expect(loads).toEqual([])
})

test('a piece that someone asked for and that cannot be loaded reloads', async () => {
  const { loadChunk } = await openDocument()
  void loadChunk(() => Promise.reject(broken))
  await vi.advanceTimersByTimeAsync(0)
  expect(loads).toEqual(['reload'])
})

test('the code of a page that cannot be loaded: the page ends, nothing stands in', async () => {
  const { standInForRoute } = await openDocument()
  const stoodIn = vi.fn<(route: object) => void>()
  void standInForRoute(broken).then(stoodIn)
  await vi.advanceTimersByTimeAsync(0)
  expect([stoodIn.mock.calls, loads]).toEqual([[], ['reload']])
})

test('when it was tried already, what stands in fails whoever goes there, and reloads once that may be again', async () => {
  const { standInForRoute, guardKey, guardMs } = await openDocument()
  sessionStorage.setItem(guardKey, String(now))
  const route = await standInForRoute(broken)
  await expect(route.clientLoader()).rejects.toBe(broken)
  await expect(route.clientAction()).rejects.toBe(broken)
  expect(() => route.default()).toThrow(broken)
  expect(loads).toEqual([])
  vi.advanceTimersByTime(guardMs)
  void route.clientLoader()
  await vi.advanceTimersByTimeAsync(0)
  expect(loads).toEqual(['reload'])
})
