// @vitest-environment happy-dom
// Which of the shown pages are copies: told page by page, for documents by the browser.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const at = '2026-11-21T12:40:00.000Z'

beforeEach(() => {
  vi.resetModules()
  window.location.href = 'http://localhost/procedures?q=hip#list'
})
afterEach(() => void vi.restoreAllMocks())

/** The module of a tab whose document came with these words of the server. */
async function openTab(serverTiming: { name: string; description: string }[] = []) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming } as unknown as PerformanceEntry])
  return await import('./shown-copies.ts')
}

test('a document that is a copy says so for its own address only', async () => {
  const { copyAt } = await openTab([{ name: 'kept', description: at }])
  expect(copyAt('/procedures?q=hip')).toEqual({ by: 'device', at })
  expect(copyAt('/procedures')).toBeUndefined()
})

test('a fresh document is none', async () => {
  const { copyAt } = await openTab([{ name: 'db', description: '' }])
  expect(copyAt('/procedures?q=hip')).toBeUndefined()
})

test('a page whose data comes fresh is a copy no more, and who watches is told of both', async () => {
  const { copyAt, noteCopy, watchCopies } = await openTab()
  const told = vi.fn()
  const stop = watchCopies(told)
  noteCopy('http://localhost/contact', { by: 'server', at })
  expect(copyAt('/contact')).toEqual({ by: 'server', at })
  noteCopy('http://localhost/contact', undefined)
  expect(copyAt('/contact')).toBeUndefined()
  expect(told).toHaveBeenCalledTimes(2)
  noteCopy('http://localhost/contact', undefined)
  expect(told).toHaveBeenCalledTimes(2)
  stop()
  noteCopy('http://localhost/contact', { by: 'server', at })
  expect(told).toHaveBeenCalledTimes(2)
})
