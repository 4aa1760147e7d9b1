// Turns: nobody's many pieces of work stand before another's one.
import { expect, test } from 'vitest'
import { createFairTurns } from './fair-turns.ts'

/** Work that ends when it is told to; `begun` names it in the order in which it began. */
function workshop() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.set(name, () => resolve(name))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, work, end }
}

test('persons come in turn, each with one piece at a time', async () => {
  const take = createFairTurns({ atOnce: 2, mostWaiting: 9 })
  const { begun, work, end } = workshop()
  const all = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map((name) => take(name.slice(0, 1), work(name)))
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  await end('c1')
  // B is busy still: only A has something that may begin.
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  for (const name of ['b1', 'a2', 'b2', 'a3']) await end(name)
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
})

test('over what may wait of one person it is unavailable, and nobody else notices', async () => {
  const take = createFairTurns({ atOnce: 1, mostWaiting: 1 })
  const { begun, work, end } = workshop()
  const first = take('a', work('a1'))
  const second = take('a', work('a2'))
  await expect(take('a', work('a3'))).rejects.toMatchObject({ code: 'unavailable', retryAfterS: 5 })
  const other = take('b', work('b1'))
  for (const name of ['a1', 'b1', 'a2']) await end(name)
  expect(await Promise.all([first, second, other])).toEqual(['a1', 'a2', 'b1'])
  expect(begun).not.toContain('a3')
})

test('what nobody waits for any more is not begun, and its place is free at once', async () => {
  const take = createFairTurns({ atOnce: 1, mostWaiting: 1 })
  const { begun, work, end } = workshop()
  const first = take('a', work('a1'))
  const leaving = new AbortController()
  const left = take('a', work('a2'), leaving.signal)
  leaving.abort()
  await expect(left).rejects.toMatchObject({ code: 'unavailable' })
  const third = take('a', work('a3'))
  await expect(take('b', work('b1'), AbortSignal.abort())).rejects.toMatchObject({ code: 'unavailable' })
  await end('a1')
  await end('a3')
  expect([await first, await third, begun]).toEqual(['a1', 'a3', ['a1', 'a3']])
})

test('work that fails fails for its own person, and the next begins', async () => {
  const take = createFairTurns({ atOnce: 1, mostWaiting: 1 })
  const failing = take('a', () => Promise.reject(new Error('broken')))
  const next = take('b', async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
