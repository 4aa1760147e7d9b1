import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limitConcurrency } from './concurrency-limiter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that ends when it is told to. */
function workOf(begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const work = () => {
    begun.push(name)
    return promise
  }
  return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
}

test('only so many are at work together, the others begin in the order in which they came', async () => {
  const begun: string[] = []
  const limited = limitConcurrency(2, 1_000)
  const all = ['a', 'b', 'c', 'd'].map((name) => workOf(begun, name))
  const done = all.map(({ work }) => limited(work))
  await vi.advanceTimersByTimeAsync(10)
  expect(begun).toEqual(['a', 'b'])
  all[1]?.end()
  expect(await done[1]).toBe('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const { end } of all) end()
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd'])
})

test('work that fails makes room as well', async () => {
  const begun: string[] = []
  const limited = limitConcurrency(1, 1_000)
  const [first, second] = [workOf(begun, 'a'), workOf(begun, 'b')]
  const failing = limited(first.work)
  const next = limited(second.work)
  first.fail()
  await expect(failing).rejects.toThrow('a')
  second.end()
  expect(await next).toBe('b')
})

test('whoever waits too long is told so, and their work is never begun', async () => {
  const begun: string[] = []
  const limited = limitConcurrency(1, 1_000)
  const [slow, late, next] = [workOf(begun, 'slow'), workOf(begun, 'late'), workOf(begun, 'next')]
  const first = limited(slow.work)
  const given = expect(limited(late.work)).rejects.toMatchObject({ name: 'Fault', code: 'unavailable', retryAfterS: 5 })
  await vi.advanceTimersByTimeAsync(1_000)
  await given
  const third = limited(next.work)
  slow.end()
  next.end()
  expect(await Promise.all([first, third])).toEqual(['slow', 'next'])
  expect(begun).toEqual(['slow', 'next'])
})
