// Guards what the tab takes for a place, for a quote, and for a rate to count on.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseFxQuote, parseGeo, type RawFxQuote, unlockedMs, usableQuote } from './fx-quote.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => vi.useRealTimers())

const lockS = now / 1000 + 1800
const reply = { success: true, id: 'fxq_1', lock_expires_at: lockS, rates: { eur: { exchange_rate: 4.25 } } }
const read = (body: unknown, date = '') => parseFxQuote('EUR')(body, new Headers(date ? { date } : {}))

test('spec 7: the quote "reads success, rates[currency].exchange_rate, id"', () => {
  expect(read(reply)).toEqual({ success: true, rate: 4.25, id: 'fxq_1', lockExpiresAt: now + 1_800_000 })
})

test('the end of the lock is counted by the clock of the server, on a device whose own is wrong', () => {
  vi.setSystemTime(now + 5 * 3_600_000)
  const { lockExpiresAt = 0 } = read(reply, new Date(now).toUTCString()) ?? {}
  expect(lockExpiresAt - Date.now()).toBe(1_800_000)
})

test('a rate without a lock holds for an hour', () => {
  expect(read({ ...reply, lock_expires_at: null })?.lockExpiresAt).toBe(now + unlockedMs)
})

test('an answer without rates has none, and one that is no object is none', () => {
  for (const rates of [undefined, null, 'eur', {}, { usd: { exchange_rate: 3.67 } }, { eur: 4.25 }, { eur: null }]) {
    expect(read({ ...reply, rates })?.rate).toBeUndefined()
  }
  for (const body of [undefined, null, 'x', 5]) expect(read(body)).toBeUndefined()
})

const quote: RawFxQuote = { success: true, rate: 4.25, id: 'fxq_1', lockExpiresAt: 9 }

test('a rate is one to count on when it is a positive finite number that a quote stands behind', () => {
  expect(usableQuote(quote)).toEqual({ exchangeRate: 4.25, fxQuoteId: 'fxq_1', lockExpiresAt: 9 })
  for (const rate of [0, -1, Number.NaN, Number.POSITIVE_INFINITY, '4.25', null, undefined]) {
    expect(usableQuote({ ...quote, rate })).toBeUndefined()
  }
  expect(usableQuote({ ...quote, success: false })).toBeUndefined()
  expect(usableQuote({ ...quote, id: undefined })).toBeUndefined()
})

test('a place may lack its currency or its country', () => {
  expect(parseGeo({ currency: 'GBP', countryCode: 'GB' })).toEqual({ currency: 'GBP', countryCode: 'GB' })
  expect(parseGeo({ currency: '', countryCode: 5 })).toEqual({ currency: undefined, countryCode: undefined })
  expect([parseGeo(null), parseGeo('GBP')]).toEqual([undefined, undefined])
})
