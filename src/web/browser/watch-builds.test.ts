// @vitest-environment happy-dom
// spec 4: "The build manifest is polled periodically."
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsole } from '#tests/support/expect-console.ts'

let asked: string[]
let answer: () => Promise<Response>
let visibility: DocumentVisibilityState
/** Undoes what a test's watching listens to. */
let deafen: (() => void)[]

function noteListeners(target: Window | Document): void {
  const add = target.addEventListener.bind(target)
  vi.spyOn(target, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      deafen.push(() => target.removeEventListener(type, listener))
      add(type, listener)
    },
  )
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  asked = []
  answer = async () => Response.json({ id: 'b', timestamp: 1 })
  visibility = 'visible'
  deafen = []
  noteListeners(window)
  noteListeners(document)
  vi.stubGlobal('fetch', async (request: Request | string) => {
    asked.push(new URL(typeof request === 'string' ? request : request.url, location.href).pathname)
    return answer()
  })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  vi.spyOn(location, 'assign').mockImplementation(() => expect.fail('went away'))
  vi.spyOn(location, 'reload').mockImplementation(() => expect.fail('reloaded'))
})
afterEach(() => {
  for (const stop of deafen) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.build
})

async function open(version = 'a') {
  document.documentElement.dataset.build = version
  const { watchBuilds, everyMs, awayMs } = await import('./watch-builds.ts')
  const { isBuildOutdated } = await import('./own-build.ts')
  watchBuilds()
  watchBuilds()
  return { everyMs, awayMs, isBuildOutdated }
}

const show = async () => {
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
}

test('asked every five minutes, once however often it is started', async () => {
  answer = async () => Response.json({ id: 'a', timestamp: 1 })
  const { everyMs, isBuildOutdated } = await open()
  await vi.advanceTimersByTimeAsync(everyMs - 1)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1 + everyMs)
  expect(asked).toEqual(['/builds/latest.json', '/builds/latest.json'])
  expect(isBuildOutdated()).toBe(false)
})

test('another build is heard of, nothing is reloaded, and it need not be asked for again', async () => {
  const { everyMs, isBuildOutdated } = await open()
  await vi.advanceTimersByTimeAsync(everyMs)
  expect(isBuildOutdated()).toBe(true)
  await vi.advanceTimersByTimeAsync(3 * everyMs)
  expect(asked).toHaveLength(1)
})

test('a tab that nobody looks at does not ask; whoever comes back after more than a minute does', async () => {
  const { everyMs, awayMs } = await open()
  visibility = 'hidden'
  await vi.advanceTimersByTimeAsync(2 * everyMs)
  expect(asked).toEqual([])
  await show()
  expect(asked).toHaveLength(1)
  expect(awayMs).toBe(60_000)
})

test('whoever was away for a moment does not ask', async () => {
  const { awayMs } = await open()
  await vi.advanceTimersByTimeAsync(awayMs)
  await show()
  expect(asked).toEqual([])
})

test('a piece that nobody asked for and that cannot be had is logged, and the build asked for', async () => {
  const { isBuildOutdated } = await open()
  expectConsole('piece not loaded')
  window.dispatchEvent(new Event('vite:preloadError'))
  await vi.advanceTimersByTimeAsync(0)
  expect(isBuildOutdated()).toBe(true)
})

test.for([
  ['that is no answer', async () => Response.json({ build: 'b' })],
  ['that cannot be read', async () => new Response('<html>')],
  ['that fails', async () => new Response(null, { status: 404 })],
  ['that never comes', async () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('spec 8: "Manifest fetch failures are logged": one %s', async ([, failing]) => {
  expectConsole(/^build manifest not read/)
  answer = failing
  const { everyMs, isBuildOutdated } = await open()
  await vi.advanceTimersByTimeAsync(everyMs + 5_000)
  expect(isBuildOutdated()).toBe(false)
})
