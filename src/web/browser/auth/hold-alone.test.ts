// @vitest-environment happy-dom
// Guards that one tab at a time gets new tokens, with locks or without, and that none waits for ever.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdAlone, patienceMs, settleMs } from './hold-alone.ts'

let log: string[]

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z') })
  localStorage.clear()
  log = []
  setLocks(undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const setLocks = (value: unknown) => Object.defineProperty(navigator, 'locks', { value, configurable: true })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

function work(name: string, ms: number): Promise<string> {
  return holdAlone('x', async () => {
    log.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, ms))
    log.push(`${name} ends`)
    return name
  })
}

test('without locks the second waits until the first is done', async () => {
  const both = Promise.all([work('first', 500), work('second', 500)])
  await pass(3_000)
  expect(await both).toEqual(['first', 'second'])
  const [one] = (log[0] ?? '').split(' ')
  const two = one === 'first' ? 'second' : 'first'
  expect(log).toEqual([`${one} begins`, `${one} ends`, `${two} begins`, `${two} ends`])
  expect(localStorage.length).toBe(0)
})

test('a tab that has gone with the lock in its hand is not waited for beyond its time', async () => {
  localStorage.setItem('lock.x', `${Date.now() + patienceMs} gone`)
  const done = work('next', 0)
  await pass(patienceMs - 1)
  expect(log).toEqual([])
  await pass(2 * settleMs + 2)
  expect(await done).toBe('next')
})

test('a lock of a time that cannot be is none', async () => {
  localStorage.setItem('lock.x', `${Date.now() + 10 * patienceMs} from a clock that was set back`)
  const done = work('next', 0)
  await pass(settleMs + 1)
  expect(await done).toBe('next')
})

test('a storage that may not be touched is no reason not to begin', async () => {
  vi.stubGlobal('localStorage', undefined)
  const done = work('alone', 0)
  await pass(1)
  expect(await done).toBe('alone')
})

test('what goes wrong in it is thrown, and the lock is free again', async () => {
  const failed = expect(holdAlone('x', () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  await pass(settleMs)
  await failed
  expect(localStorage.length).toBe(0)
})

test('with locks: who had to wait is told so, and a tab that sleeps on one is not waited for', async () => {
  const told: boolean[] = []
  const deed = async (waited: boolean) => void told.push(waited)
  type Take = (lock: object | null) => unknown
  setLocks({ request: (_: string, __: object, take: Take) => Promise.resolve(take({})) })
  await holdAlone('x', deed)
  const held = (_: string, { ifAvailable }: LockOptions, take: Take) => Promise.resolve(take(ifAvailable ? null : {}))
  setLocks({ request: held })
  await holdAlone('x', deed)
  const asleep = (_: string, { ifAvailable }: LockOptions, take: Take) =>
    ifAvailable ? Promise.resolve(take(null)) : Promise.reject(new DOMException('late', 'TimeoutError'))
  setLocks({ request: asleep })
  await holdAlone('x', deed)
  expect(told).toEqual([false, true, true])
})

test('with locks: a failure is the deed’s own, and it is not done again for it', async () => {
  setLocks({ request: (_: string, __: object, take: (lock: object) => unknown) => Promise.resolve(take({})) })
  const deed = vi.fn(() => Promise.reject(new DOMException('aborted', 'AbortError')))
  await expect(holdAlone('x', deed)).rejects.toThrow('aborted')
  expect(deed).toHaveBeenCalledTimes(1)
})
