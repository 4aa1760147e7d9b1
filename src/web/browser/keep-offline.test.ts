// @vitest-environment happy-dom
// The worker comes where it is wanted, brings along what the page loaded before it, and goes with all it kept where it is not.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeCaches } from '#tests/support/fake-caches.ts'
import { keepOffline } from './keep-offline.ts'

const origin = 'https://clinic.test'
let caches: FakeCaches
let register: ReturnType<typeof vi.fn>
let unregister: ReturnType<typeof vi.fn>

beforeEach(() => {
  vi.stubEnv('DEV', false)
  window.location.href = `${origin}/`
  caches = new FakeCaches()
  register = vi.fn(async () => ({}))
  unregister = vi.fn(async () => true)
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async () => {
    const file = new Response('file', { headers: { 'cache-control': 'public, immutable' } })
    return Object.defineProperty(file, 'type', { value: 'basic' })
  })
  setWorkers({})
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function setWorkers(more: { controller?: object; registrations?: object[] }): void {
  const { controller, registrations = [] } = more
  const workers = { controller, register, getRegistrations: async () => registrations }
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
}

const loaded = (...paths: string[]) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(paths.map((path) => ({ name: new URL(path, origin).href }) as PerformanceEntry))

test('asked for anew at each visit, past the browser’s own cache', async () => {
  await keepOffline(true)
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' })
})

test('the files that the first page loaded are kept, and nothing else that it asked for', async () => {
  loaded('/assets/tab-1a.js', '/art/clinic/icon.svg?v=1', '/api/currencies', 'https://other.test/assets/x.js')
  await keepOffline(true)
  expect(caches.paths).toEqual(['/art/clinic/icon.svg?v=1', '/assets/tab-1a.js'])
})

test('with a worker there already, it keeps files itself', async () => {
  setWorkers({ controller: {} })
  loaded('/assets/tab-1a.js')
  await keepOffline(true)
  expect(caches.paths).toEqual([])
})

test('a browser that refuses the worker is left in peace', async () => {
  register.mockRejectedValue(new DOMException('no', 'SecurityError'))
  await expect(keepOffline(true)).resolves.toBeUndefined()
})

test('not wanted: a worker that is there goes, and what it kept', async () => {
  await caches.open('pages-1')
  setWorkers({ registrations: [{ unregister }] })
  await keepOffline(false)
  expect(register).not.toHaveBeenCalled()
  expect(unregister).toHaveBeenCalledOnce()
  expect(await caches.keys()).toEqual([])
})

test('never in development', async () => {
  vi.stubEnv('DEV', true)
  await keepOffline(true)
  expect(register).not.toHaveBeenCalled()
})
