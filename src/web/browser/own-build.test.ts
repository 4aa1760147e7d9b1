// @vitest-environment happy-dom
// Whether the server has moved on to another build, and how a page is left for a new document.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as ownBuild from './own-build.ts'

let own: typeof ownBuild
let went: string[]

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  own = await import('./own-build.ts')
  document.documentElement.dataset.build = 'a'
  history.replaceState({ idx: 3 }, '', '/procedures?q=hip#found')
  went = []
  vi.spyOn(location, 'assign').mockImplementation((url) => void went.push(String(url).replace(location.origin, '')))
  vi.spyOn(location, 'reload').mockImplementation(() => void went.push('reload'))
  window.stop = () => void went.push('stop')
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  delete document.documentElement.dataset.build
  delete window.__reactRouterManifest
})

test('hearing of the own build, or of none, changes nothing', () => {
  for (const build of ['a', '', null]) own.hearOfBuild(build)
  expect(own.isBuildOutdated()).toBe(false)
})

test('hearing of another build once is enough', () => {
  own.hearOfBuild('b')
  own.hearOfBuild('a')
  expect(own.isBuildOutdated()).toBe(true)
})

test('in development there is no build to be behind', () => {
  window.__reactRouterManifest = { hmr: {} }
  own.hearOfBuild('b')
  expect([own.ownBuild(), own.isBuildOutdated()]).toEqual([undefined, false])
})

test('to another page by its address, to another search of this one too', () => {
  void own.loadDocument('/quote#contact')
  void own.loadDocument(`${location.origin}/procedures?q=knee`)
  expect(went).toEqual(['/quote#contact', '/procedures?q=knee'])
})

test('to this page by a reload, to another part of it with that part in the address', () => {
  void own.loadDocument(location.href)
  expect([went, location.hash]).toEqual([['reload'], '#found'])
  void own.loadDocument('/procedures?q=hip#others')
  expect([went, location.hash, history.state]).toEqual([['reload', 'reload'], '#others', { idx: 3 }])
})

test('asked for by several routes in one moment, a document is loaded once; later it may be asked for again', () => {
  void own.loadDocument('/quote')
  void own.loadDocument('/quote')
  expect(went).toEqual(['/quote'])
  vi.advanceTimersByTime(1_001)
  void own.loadDocument('/quote')
  expect(went).toEqual(['/quote', '/quote'])
})

test('leaving can be given up, and only then is anything stopped', () => {
  own.stayInDocument()
  expect(went).toEqual([])
  void own.loadDocument('/quote')
  own.stayInDocument()
  void own.loadDocument('/quote')
  expect(went).toEqual(['/quote', 'stop', '/quote'])
})
