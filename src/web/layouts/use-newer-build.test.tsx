// @vitest-environment happy-dom
// Whether an error page gives way to a new document.
import { renderHook } from '@testing-library/react'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let reloads: number

beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
  document.documentElement.dataset.build = 'a'
  reloads = 0
  vi.spyOn(location, 'reload').mockImplementation(() => {
    reloads += 1
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset.build
})

async function show(error: unknown, heardOf: string) {
  const { hearOfBuild } = await import('#web/browser/own-build.ts')
  const { useNewerBuild } = await import('./use-newer-build.ts')
  hearOfBuild(heardOf)
  const { rerender } = renderHook(() => useNewerBuild(error))
  rerender()
}

test('a page that broke over data of another build is loaded anew, once', async () => {
  await show(new TypeError('x is undefined'), 'b')
  expect(reloads).toBe(1)
})

test('a page that breaks in its own build shows the error page', async () => {
  await show(new TypeError('x is undefined'), 'a')
  expect(reloads).toBe(0)
})

test('what the server itself answered with is shown, whatever build it runs', async () => {
  await show(new ErrorResponse(404, '', null), 'b')
  expect(reloads).toBe(0)
})
