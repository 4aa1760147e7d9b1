// @vitest-environment happy-dom
// Guards the currency store of the specification (sections 3, 4, 5, 7, 8, 9): its fields, its order, its warnings, its questions.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'
import {
  type CurrencyServer,
  failed,
  geoReply,
  held,
  lockMs,
  quoteReply,
  stubCurrencyServer,
} from './currency-server-fixture.ts'
import { createCurrencyStore } from './currency-store.ts'
import { createStateStorage } from './state-storage.ts'

let server: CurrencyServer
const now = Date.parse('2026-11-21T08:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now })
  vi.stubGlobal('location', { origin: 'http://clinic.test' })
  localStorage.clear()
  server = stubCurrencyServer()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** As the next document opens it. */
const open = () => createCurrencyStore(createStateStorage('localStorage'))
const kept = () => JSON.parse(localStorage.getItem('state.currency') ?? '{}').state
const calm = () => vi.advanceTimersByTimeAsync(4000)
const noRate = { exchangeRate: undefined, fxQuoteId: undefined, lockExpiresAt: undefined }

test('spec 3: "Currency store (persisted): currency (default EUR), countryCode, exchangeRate, fxQuoteId, loading", spec 9: “Default store currency EUR.”', async () => {
  const store = open()
  expect(store.state.getState()).toEqual({ currency: 'EUR', countryCode: undefined, loading: false, ...noRate })
  await store.initialise({ provider: 'AED', drawn: 'GBP' })
  const expected = {
    currency: 'GBP',
    countryCode: 'GB',
    exchangeRate: 4.25,
    fxQuoteId: `fxq_gbp_${now}`,
    loading: false,
    lockExpiresAt: now + lockMs,
  }
  expect(store.state.getState()).toEqual(expected)
  expect(kept()).toEqual(expected)
  expect(open().state.getState()).toEqual(expected)
})

test('spec 5: “Currency code must be non-empty, trimmed and upper-cased; otherwise a warning is logged and nothing changes.”', () => {
  const store = open()
  store.setCurrency('  kwd ', ' kw')
  expect(store.state.getState()).toMatchObject({ currency: 'KWD', countryCode: 'KW' })
})

for (const wrong of ['', '  ', 'euro', undefined, null, 12, {}]) {
  test(`spec 5: "otherwise a warning is logged and nothing changes": ${JSON.stringify(wrong)}`, async () => {
    const store = open()
    await store.initialise({ drawn: 'GBP' })
    const before = store.state.getState()
    expectConsole(/^currency code refused$/)
    store.setCurrency(wrong, 'AE')
    expect(store.state.getState()).toBe(before)
  })
}

test('another currency has no rate before one was asked for; the same currency keeps its own', async () => {
  const store = open()
  await store.initialise({ drawn: 'GBP' })
  store.setCurrency('gbp')
  expect(store.state.getState().exchangeRate).toBe(4.25)
  store.setCurrency('KWD')
  expect(store.state.getState()).toMatchObject({ currency: 'KWD', countryCode: 'GB', ...noRate })
})

test('spec 4: "Currency resetState sets AED and country AE and clears the rate and quote"', async () => {
  const store = open()
  await store.initialise({ drawn: 'GBP' })
  store.resetState()
  expect(store.state.getState()).toEqual({ currency: 'AED', countryCode: 'AE', loading: false, ...noRate })
  expect(kept()).toEqual({ currency: 'AED', countryCode: 'AE', loading: false })
})

test('spec 7: the quote is asked for "from (lowercase currency), to (\'aed\')"', async () => {
  await open().initialise({ drawn: 'GBP' })
  expect(server.asked).toContain('gbp to aed')
})

test('AED needs no quote: its rate is one', async () => {
  const store = open()
  await store.initialise({ drawn: 'AED' })
  expect(server.asked).toEqual(['geo'])
  expect(store.state.getState()).toMatchObject({ currency: 'AED', exchangeRate: 1, fxQuoteId: undefined })
})

test('loading lasts from the first question to the last answer, and the answers say the same', async () => {
  const [geo, quote] = [held(), held()]
  server.geo = () => geo.promise
  server.quote = () => quote.promise
  const store = open()
  const states = () => [
    store.state.getState().loading,
    store.answers.getState().geo.state,
    store.answers.getState().rate.state,
  ]
  expect(states()).toEqual([false, 'idle', 'idle'])
  const done = store.initialise({ drawn: 'GBP' })
  expect(states()).toEqual([true, 'pending', 'pending'])
  geo.give(geoReply('GBP', 'GB'))
  await calm()
  expect(states()).toEqual([true, 'success', 'pending'])
  quote.give(quoteReply('gbp'))
  await done
  expect(states()).toEqual([false, 'success', 'success'])
})

test('what the server drew is followed at once, whatever the address suggests', async () => {
  const geo = held()
  server.geo = () => geo.promise
  const store = open()
  const done = store.initialise({ provider: 'AED', drawn: 'KWD' })
  expect(store.state.getState().currency).toBe('KWD')
  geo.give(geoReply('GBP', 'GB'))
  await done
  expect(store.state.getState()).toMatchObject({ currency: 'KWD', countryCode: 'GB', fxQuoteId: `fxq_kwd_${now}` })
})

const order: [string, { client?: string; provider?: string }, string | undefined, string][] = [
  ['client', { client: 'usd', provider: 'TRY' }, 'GBP', 'USD'],
  ['geo', { provider: 'TRY' }, 'GBP', 'GBP'],
  ['provider location', { provider: 'TRY' }, undefined, 'TRY'],
  ['aed', {}, undefined, 'AED'],
]
for (const [who, start, geo, expected] of order) {
  test(`spec 9: "Currency order: client's currency, then geo currency, then provider location currency, default aed": ${who}`, async () => {
    server.geo = () => geoReply(geo, 'GB')
    if (!geo) expectConsole(/^geo currency missing$/)
    const store = open()
    await store.initialise(start)
    expect(store.state.getState().currency).toBe(expected)
  })
}

test('spec 8: "Geo currency missing: warning only; falls back to provider location currency or aed"', async () => {
  server.geo = () => geoReply(undefined, 'TR')
  expectConsole(/^geo currency missing$/)
  const store = open()
  await store.initialise({ provider: 'TRY' })
  expect(store.state.getState()).toMatchObject({ currency: 'TRY', countryCode: 'TR', exchangeRate: 4.25 })
})

test('spec 8: "Fetch failure is logged and falls back"', async () => {
  server.geo = () => failed(503)
  expectConsole(/^api call failed name=getUserCurrency code=unavailable status=503/)
  const store = open()
  const done = store.initialise({ provider: 'TRY' })
  await calm()
  await done
  expect(store.state.getState()).toMatchObject({ currency: 'TRY', exchangeRate: 4.25, loading: false })
  expect(store.answers.getState().geo).toMatchObject({ state: 'error', fault: { status: 503 } })
})

test('where the visitor is, is asked only when nothing was kept yet', async () => {
  await open().initialise({ drawn: 'GBP' })
  server.asked.length = 0
  await open().initialise({ drawn: 'GBP' })
  await open().initialise({ drawn: 'KWD' })
  expect(server.asked).toEqual(['kwd to aed'])
})

test('a quote is asked for only when there is none that still holds for this currency', async () => {
  const store = open()
  await store.initialise({ drawn: 'GBP' })
  await store.initialise({ drawn: 'GBP' })
  vi.setSystemTime(now + lockMs - 1)
  await open().initialise({ drawn: 'GBP' })
  expect(server.asked).toEqual(['geo', 'gbp to aed'])
  vi.setSystemTime(now + lockMs)
  await open().initialise({ drawn: 'GBP' })
  expect(server.asked).toEqual(['geo', 'gbp to aed', 'gbp to aed'])
})

test('an answer that comes after another currency was chosen is dropped', async () => {
  const slow = held()
  server.quote = (from) => (from === 'gbp' ? slow.promise : quoteReply(from, 12.1))
  const store = open()
  const first = store.initialise({ drawn: 'GBP' })
  await store.initialise({ drawn: 'KWD' })
  slow.give(quoteReply('gbp', 4.9))
  await Promise.all([first, calm()])
  expect(store.state.getState()).toMatchObject({ currency: 'KWD', exchangeRate: 12.1, loading: false })
})

test('an answer that comes after resetState is dropped too, the place as well', async () => {
  const [geo, quote] = [held(), held()]
  server.geo = () => geo.promise
  server.quote = () => quote.promise
  const store = open()
  const done = store.initialise({ drawn: 'GBP' })
  store.resetState()
  geo.give(geoReply('GBP', 'GB'))
  quote.give(quoteReply('gbp'))
  await Promise.all([done, calm()])
  expect(store.state.getState()).toEqual({ currency: 'AED', countryCode: 'AE', loading: false, ...noRate })
})

test('what was chosen while the place was asked for stays chosen', async () => {
  const geo = held()
  server.geo = () => geo.promise
  const store = open()
  const done = store.initialise({ provider: 'TRY' })
  store.setCurrency('JPY')
  geo.give(geoReply('GBP', 'GB'))
  await done
  expect(store.state.getState().currency).toBe('JPY')
})

for (const rate of [0, -3, '4.25', null, {}]) {
  test(`a rate that is no positive finite number is logged and cleared: ${JSON.stringify(rate)}`, async () => {
    const store = open()
    await store.initialise({ drawn: 'GBP' })
    server.quote = (from) => quoteReply(from, rate)
    expectConsole(/^exchange rate unusable$/)
    expect(await store.loadRate()).toBe(false)
    expect(store.state.getState()).toMatchObject({ currency: 'GBP', loading: false, ...noRate })
    expect(store.answers.getState().rate).toMatchObject({ state: 'error', fault: { code: 'unusable-rate' } })
  })
}

test('a quote that cannot be had is logged and leaves no rate', async () => {
  const store = open()
  await store.initialise({ drawn: 'GBP' })
  server.quote = () => failed(422)
  expectConsole(/^api call failed name=quoteExchangeRate code=unavailable status=422/)
  expect(await store.loadRate()).toBe(false)
  expect(store.state.getState()).toMatchObject({ loading: false, ...noRate })
})

test('two who ask for the same rate share one question', async () => {
  const store = open()
  store.setCurrency('KWD')
  expect(await Promise.all([store.loadRate(), store.loadRate()])).toEqual([true, true])
  expect(server.asked).toEqual(['kwd to aed'])
})
