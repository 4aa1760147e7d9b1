// @vitest-environment happy-dom
// Guards that an expired price does not stay on the screen: asked for anew once per expiry, while someone looks or when they return.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import { type CurrencyServer, failed, lockMs, quoteReply, stubCurrencyServer } from './currency-server-fixture.ts'
import { type CurrencyStore, createCurrencyStore } from './currency-store.ts'
import { createStateStorage } from './state-storage.ts'
import { graceMs, pauseMs, watchLock } from './watch-lock.ts'

let server: CurrencyServer
let store: CurrencyStore
let visibility: DocumentVisibilityState
let isOnline: boolean
/** From a quote's arrival to the moment its price has to go. */
const endMs = lockMs + graceMs
let stop: () => void
const renew = vi.fn()

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z') })
  vi.stubGlobal('location', { origin: 'http://clinic.test' })
  localStorage.clear()
  renew.mockClear()
  visibility = 'visible'
  isOnline = true
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  server = stubCurrencyServer()
  await openPage()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function openPage(): Promise<void> {
  store = createCurrencyStore(createStateStorage('localStorage'))
  stop = watchLock(store, renew)
  await store.initialise({ drawn: 'GBP' })
  server.asked.length = 0
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
function show(state: DocumentVisibilityState): void {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}

test('when the lock ends, the rate is asked for, then the page, once', async () => {
  await pass(endMs - 1)
  expect([server.asked, renew.mock.calls.length]).toEqual([[], 0])
  await pass(1)
  expect([server.asked, renew.mock.calls.length]).toEqual([['gbp to aed'], 1])
  await pass(endMs - 1)
  expect(renew).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(renew).toHaveBeenCalledTimes(2)
})

test('while nobody looks nothing is asked; on return it is, once', async () => {
  show('hidden')
  await pass(3 * lockMs)
  expect(server.asked).toEqual([])
  show('visible')
  show('visible')
  window.dispatchEvent(new Event('pageshow'))
  await pass(0)
  expect([server.asked, renew.mock.calls.length]).toEqual([['gbp to aed'], 1])
})

test('who returns before the end waits for it', async () => {
  show('hidden')
  await pass(lockMs / 2)
  show('visible')
  await pass(endMs - lockMs / 2 - 1)
  expect(renew).not.toHaveBeenCalled()
  await pass(1)
  expect(renew).toHaveBeenCalledTimes(1)
})

test('another currency brings its own end, and AED none', async () => {
  await pass(lockMs / 2)
  await store.initialise({ drawn: 'KWD' })
  await pass(endMs - 1)
  expect(renew).not.toHaveBeenCalled()
  await pass(1)
  expect([server.asked, renew.mock.calls.length]).toEqual([['kwd to aed', 'kwd to aed'], 1])
  await store.initialise({ drawn: 'AED' })
  await pass(5 * lockMs)
  expect(renew).toHaveBeenCalledTimes(1)
})

test('a server that is away leaves the page as it is, and is asked again after a minute', async () => {
  server.quote = () => failed(503)
  expectConsole('api call failed name=quoteExchangeRate code=unavailable status=503')
  await pass(endMs + 3000)
  expect(renew).not.toHaveBeenCalled()
  expect(store.state.getState().exchangeRate).toBeUndefined()
  server.quote = (from) => quoteReply(from)
  await pass(pauseMs + graceMs)
  expect(renew).toHaveBeenCalledTimes(1)
  expect(store.state.getState().exchangeRate).toBe(4.25)
})

test('without a line nothing is tried before it is back', async () => {
  isOnline = false
  await pass(2 * lockMs)
  expect(server.asked).toEqual([])
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(renew).toHaveBeenCalledTimes(1)
})

test('quotes that come expired are not asked for without end', async () => {
  server.quote = (from) => quoteReply(from, 4.25, -1000)
  await pass(endMs)
  await pass(10 * (pauseMs + graceMs) - 1)
  expect(renew).toHaveBeenCalledTimes(10)
})

test('a lock that ended before the page came is not this page’s concern', async () => {
  stop()
  await pass(2 * lockMs)
  expect(server.asked).toEqual([])
  await openPage()
  await pass(endMs - 1)
  expect(renew).not.toHaveBeenCalled()
})

test('a currency chosen while the rate is on its way does not renew the page that is left', async () => {
  server.quote = (from) => (from === 'gbp' ? new Promise<Response>(() => {}) : quoteReply(from))
  await pass(endMs)
  await store.initialise({ drawn: 'KWD' })
  await pass(4000)
  expect(renew).not.toHaveBeenCalled()
  expect(store.state.getState()).toMatchObject({ currency: 'KWD', exchangeRate: 4.25 })
})
