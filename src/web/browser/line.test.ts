// The line to our server: believed lost only after a second question, found again by itself, and said so for a short while.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, backMs, createLine, type LineState, probeMs } from './line.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
afterEach(() => void vi.unstubAllGlobals())

function open({ isOnline = true, answers = true } = {}) {
  const world = { isOnline, answers, probes: 0, change: () => {} }
  const line = createLine({
    isOnline: () => world.isOnline,
    probe: async () => {
      world.probes += 1
      return world.answers
    },
    onNetwork: (changed) => {
      world.change = changed
    },
  })
  const seen: LineState[] = []
  const stop = line.watch(() => seen.push(line.now()))
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { world, line, seen, stop, settle }
}

test('offline as soon as the browser says so, back for a short while, then nothing', async () => {
  const { world, line, seen, settle } = open()
  world.isOnline = false
  world.change()
  expect(line.now()).toBe('offline')
  expect(world.probes).toBe(0)
  world.isOnline = true
  world.change()
  await settle()
  expect(line.now()).toBe('back')
  await vi.advanceTimersByTimeAsync(backMs)
  expect(seen).toEqual(['offline', 'back', 'up'])
})

test('a tab that opens without a network says so at once', () => {
  expect(open({ isOnline: false }).line.now()).toBe('offline')
})

test('one request without an answer says nothing when our server answers the next question', async () => {
  const { world, line, seen, settle } = open()
  line.noteSilence()
  await settle()
  expect([world.probes, seen]).toEqual([1, []])
})

test('a network that answers in our server’s place is no connection: asked again until it is ours', async () => {
  const { world, line, settle } = open({ answers: false })
  line.noteSilence()
  await settle()
  expect(line.now()).toBe('unreachable')
  await vi.advanceTimersByTimeAsync(probeMs)
  expect([world.probes, line.now()]).toEqual([2, 'unreachable'])
  world.answers = true
  await vi.advanceTimersByTimeAsync(probeMs)
  expect(line.now()).toBe('back')
})

test('a browser that wrongly says that it has a network again is not believed', async () => {
  const { world, line, settle } = open({ answers: false })
  world.isOnline = false
  world.change()
  world.isOnline = true
  world.change()
  await settle()
  expect(line.now()).toBe('unreachable')
})

test('any answer of our server ends it, and one that comes while all is well changes nothing', async () => {
  const { world, line, seen } = open()
  line.noteAnswer()
  expect(seen).toEqual([])
  world.isOnline = false
  world.change()
  line.noteAnswer()
  expect(line.now()).toBe('back')
})

test('lost again while it says that it is back', async () => {
  const { world, seen, settle } = open({ isOnline: false })
  world.isOnline = true
  world.change()
  await settle()
  world.isOnline = false
  world.change()
  await vi.advanceTimersByTimeAsync(2 * backMs)
  expect(seen).toEqual(['offline', 'back', 'offline'])
})

test('who stopped watching is not told', () => {
  const { world, seen, stop } = open()
  stop()
  world.isOnline = false
  world.change()
  expect(seen).toEqual([])
})

test.each([
  ['our own word', async () => new Response('ok'), true],
  ['the page of a network that wants a log-in', async () => new Response('<title>Airport WiFi</title>'), false],
  ['a server that cannot answer now', async () => new Response('ok', { status: 503 }), false],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['headers, and then silence until time is up', async () => new Response(unfinished()), false],
])('asked whether our server is there: %s', async (_, reply, isThere) => {
  vi.stubGlobal('fetch', reply)
  expect(await answers()).toBe(isThere)
})

/** A body that ends as the browser ends one that takes too long. */
function unfinished(): ReadableStream {
  return new ReadableStream({
    pull: (body) => body.error(new DOMException('signal timed out', 'TimeoutError')),
  })
}
