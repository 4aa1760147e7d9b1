// @vitest-environment happy-dom
// Guards that the tab has one currency store, in the storage of the installation, which hears of each currency that is drawn.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CurrencyServer, lockMs, stubCurrencyServer } from './currency-server-fixture.ts'
import type * as Service from './currency-service.ts'
import { graceMs } from './watch-lock.ts'

let server: CurrencyServer
/** As a new document loads it. */
let service: typeof Service
const renew = vi.fn()

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z') })
  vi.stubGlobal('location', { origin: 'http://clinic.test' })
  localStorage.clear()
  sessionStorage.clear()
  renew.mockClear()
  server = stubCurrencyServer()
  vi.resetModules()
  service = await import('./currency-service.ts')
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function start(currency: string, stateStorage: 'localStorage' | 'sessionStorage' = 'localStorage') {
  service.startCurrency({ settings: { stateStorage }, currency, providerCurrency: 'AED' }, renew)
  await vi.advanceTimersByTimeAsync(0)
}

test('there is no store before the services start, then one for all', async () => {
  expect(service.currencyStore()).toBeUndefined()
  await start('GBP')
  const store = service.currencyStore()
  expect(store?.state.getState()).toMatchObject({ currency: 'GBP', exchangeRate: 4.25 })
  await start('KWD')
  expect(service.currencyStore()).toBe(store)
  expect(store?.state.getState()).toMatchObject({ currency: 'KWD', fxQuoteId: expect.stringMatching(/^fxq_kwd_/) })
  expect(server.asked).toEqual(['geo', 'gbp to aed', 'kwd to aed'])
})

test('it is kept where the installation says', async () => {
  await start('GBP', 'sessionStorage')
  expect([sessionStorage.getItem('state.currency') !== null, localStorage.length]).toEqual([true, 0])
})

test('a page that is drawn in another currency is not asked for again by the end of the first one', async () => {
  await start('GBP')
  await vi.advanceTimersByTimeAsync(lockMs / 2)
  await start('KWD')
  await vi.advanceTimersByTimeAsync(lockMs + graceMs - 1)
  expect(renew).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(renew).toHaveBeenCalledTimes(1)
})
