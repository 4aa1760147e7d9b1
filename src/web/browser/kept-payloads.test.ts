// @vitest-environment happy-dom
// Guards how long a payload that was fetched ahead is good for, and that it serves one navigation only.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropPayloads, hasPayload, keepPayload, keptPayloadMs, takePayload } from './kept-payloads.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dropPayloads()
  vi.useRealTimers()
})

const payload = { build: 'a', routes: {} }
const keep = (url: string) => keepPayload(url, Promise.resolve(payload))

test('it is handed out once, for its own path and query, whatever the part of the page', async () => {
  keep('/quote?procedure=lasik')
  expect(takePayload(`${location.origin}/quote`)).toBeUndefined()
  expect(await takePayload(`${location.origin}/quote?procedure=lasik#step-dates`)).toBe(payload)
  expect(takePayload('/quote?procedure=lasik')).toBeUndefined()
})

test('after thirty seconds it is worth nothing', () => {
  keep('/packages')
  vi.advanceTimersByTime(keptPayloadMs - 1)
  expect(hasPayload('/packages')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(hasPayload('/packages')).toBe(false)
  expect(takePayload('/packages')).toBeUndefined()
})

test('one that fails is forgotten, but not a newer one in its place', async () => {
  const failing = Promise.withResolvers<typeof payload>()
  keepPayload('/packages', failing.promise)
  keep('/packages')
  failing.reject(new Error('line broke'))
  await vi.advanceTimersByTimeAsync(0)
  expect(hasPayload('/packages')).toBe(true)
  keepPayload('/contact', Promise.reject(new Error('line broke')))
  await vi.advanceTimersByTimeAsync(0)
  expect(hasPayload('/contact')).toBe(false)
})

test('all are dropped when something has changed', () => {
  keep('/packages')
  keep('/contact')
  dropPayloads()
  expect(['/packages', '/contact'].map(hasPayload)).toEqual([false, false])
})
