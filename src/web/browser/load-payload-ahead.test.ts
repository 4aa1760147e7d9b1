// @vitest-environment happy-dom
// Guards that a navigation takes the payload that was fetched ahead, and asks for itself when there is none to take.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropPayloads, hasPayload, keepPayload } from './kept-payloads.ts'
import { fromPayload } from './load-payload.ts'

const load = fromPayload<() => string>('routes/contact')
const payload = (text: string) => ({ build: 'a', routes: { 'routes/contact': text } })
const serverLoader = () => Promise.reject(new Error('not asked'))
const go = (path: string) => load({ request: new Request(location.origin + path), serverLoader })

let asked: string[]
beforeEach(() => {
  asked = []
  document.documentElement.dataset.path = '/'
  document.documentElement.lang = 'en'
  history.replaceState(null, '', '/')
  vi.stubGlobal('fetch', async (request: Request | string) => {
    asked.push(new URL(typeof request === 'string' ? request : request.url, location.origin).pathname)
    return Response.json(payload('of the server'))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  dropPayloads()
})

test('what was fetched ahead serves one navigation, the next one asks again', async () => {
  keepPayload('/contact', Promise.resolve(payload('ahead')))
  expect(await go('/contact#people')).toBe('ahead')
  expect(asked).toEqual([])
  expect(await go('/contact')).toBe('of the server')
  expect(asked).toEqual(['/contact/_payload.json'])
})

test('one that is still on its way is waited for, and when it fails the navigation asks for itself', async () => {
  const ahead = Promise.withResolvers<ReturnType<typeof payload>>()
  keepPayload('/contact', ahead.promise)
  const going = go('/contact')
  ahead.reject(new Error('line broke'))
  expect(await going).toBe('of the server')
})

test('a page that is asked for while it is shown has changed: what was fetched ahead is dropped', async () => {
  keepPayload('/packages', Promise.resolve(payload('ahead')))
  document.documentElement.dataset.path = '/contact'
  history.replaceState(null, '', '/contact')
  expect(await go('/contact')).toBe('of the server')
  expect(hasPayload('/packages')).toBe(false)
})
