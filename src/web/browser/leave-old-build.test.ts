// @vitest-environment happy-dom
// A tab of an old build goes to its next page by a new document, and to nothing else.
import type { Navigation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let loads: string[]

beforeEach(() => {
  vi.resetModules()
  document.documentElement.dataset.build = 'a'
  document.documentElement.dataset.path = '/quote'
  loads = []
  vi.spyOn(location, 'assign').mockImplementation((url) => void loads.push(new URL(String(url)).pathname))
  vi.spyOn(location, 'reload').mockImplementation(() => void loads.push('reload'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.build
  delete window.__reactRouterDataRouter
})

const goingTo = (pathname: string | undefined) => {
  const navigation = pathname ? { state: 'loading', location: { pathname, search: '', hash: '' } } : { state: 'idle' }
  window.__reactRouterDataRouter = { state: { loaderData: {}, navigation: navigation as Navigation } }
}

async function stays(heardOf: string): Promise<boolean> {
  const { hearOfBuild } = await import('./own-build.ts')
  const { leaveOldBuild } = await import('./leave-old-build.ts')
  hearOfBuild(heardOf)
  return isOver(leaveOldBuild())
}

/** Whether something ends by itself; leaving never does. */
const isOver = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => true), new Promise<boolean>((resolve) => setTimeout(resolve, 0, false))])

test('another page is loaded whole', async () => {
  goingTo('/preferences')
  expect([await stays('b'), loads]).toEqual([false, ['/preferences']])
})

test('the page on the screen is not taken away, whatever of it is asked for anew', async () => {
  goingTo('/quote')
  expect([await stays('b'), loads]).toEqual([true, []])
})

test('someone who goes nowhere stays', async () => {
  goingTo(undefined)
  expect([await stays('b'), loads]).toEqual([true, []])
})

test('a tab of the build that runs stays in its document', async () => {
  goingTo('/preferences')
  expect([await stays('a'), loads]).toEqual([true, []])
})

async function fetchFrom(build: string): Promise<{ over: boolean; answer: Promise<Response> }> {
  vi.stubGlobal('fetch', async () => new Response('data', { headers: { 'x-build': build } }))
  const { fetchPageData } = await import('./fetch-page-data.ts')
  const answer = fetchPageData(new URL('http://clinic.test/preferences.data'), {})
  return { over: await isOver(answer), answer }
}

test('data that another build made reaches no page of this one', async () => {
  goingTo('/preferences')
  expect((await fetchFrom('b')).over).toBe(false)
  expect(loads).toEqual(['/preferences'])
})

test('data of the own build does', async () => {
  goingTo('/preferences')
  const { over, answer } = await fetchFrom('a')
  expect([over, await (await answer).text(), loads]).toEqual([true, 'data', []])
})
