// @vitest-environment happy-dom
// A tab whose connection went before it had fetched what keeps pages: it keeps none, and no fault goes astray.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepOffline } from './keep-offline.ts'

vi.mock('./page-shelf.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const register = vi.fn(async () => ({}))

beforeEach(() => vi.stubEnv('DEV', false))
afterEach(() => void vi.unstubAllEnvs())

test.each([
  ['its first visit', undefined],
  ['a later visit', {}],
])('%s: the worker is registered all the same', async (_, controller) => {
  const workers = { controller, register, getRegistrations: async () => [] }
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true })
  await expect(keepOffline(true)).resolves.toBeUndefined()
  expect(register).toHaveBeenCalled()
})
