// @vitest-environment happy-dom
// Guards how many pages are fetched ahead at once, when, and that what was fetched is dropped when it may no longer be true.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Kept from './kept-payloads.ts'
import type * as Preload from './preload.ts'

let asked: { path: string; answer: (payload?: unknown, headers?: HeadersInit) => void }[]
let kept: typeof Kept
let preload: typeof Preload
let seen: undefined | ((entries: { isIntersecting: boolean; target: Element }[]) => void)
let idle: (() => void)[]
/** The document outlives each of these tests, what they began must not. */
const listening: (() => void)[] = []

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  ;[asked, idle, seen] = [[], [], undefined]
  const listen = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) => {
    listen(type, listener as EventListener, options)
    if (listener) listening.push(() => document.removeEventListener(type, listener, options))
  })
  vi.stubGlobal('fetch', (path: string) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const answer = (payload: unknown = { build: 'a', routes: {} }, headers = {}) =>
      resolve(Response.json(payload, { headers }))
    asked.push({ path, answer })
    return promise
  })
  vi.stubGlobal('requestIdleCallback', (deed: () => void) => idle.push(deed))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
      constructor(told: NonNullable<typeof seen>) {
        seen = told
      }
    },
  )
  history.replaceState(null, '', '/')
  document.body.innerHTML = ['/contact', '/packages', '/procedures', '/quote', '/terms-of-service', '/privacy-policy']
    .map((href) => `<a href="${href}">${href}</a>`)
    .join('')
  kept = await import('./kept-payloads.ts')
  preload = await import('./preload.ts')
  preload.startPreloading()
})
afterEach(() => {
  for (const stop of listening.splice(0)) stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const link = (href: string) => document.querySelector(`[href="${href}"]`) as Element
const settle = () => vi.advanceTimersByTimeAsync(0)
async function rest(): Promise<void> {
  for (const deed of idle.splice(0)) deed()
  await settle()
}
async function pointAt(href: string, forMs = 100): Promise<void> {
  link(href).dispatchEvent(new Event('pointerover', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(forMs)
}
const paths = () => asked.map(({ path }) => path)

test('spec 9: “Route preloading: at most 4 at once.”', async () => {
  for (const href of ['/contact', '/packages', '/procedures', '/quote', '/terms-of-service']) await pointAt(href)
  expect(paths()).toHaveLength(preload.mostPreloads)
  expect(preload.mostPreloads).toBe(4)
  asked[1]?.answer()
  await settle()
  expect(paths().at(-1)).toBe('/terms-of-service/_payload.json')
  expect(paths()).toHaveLength(5)
})

test('who passes over a link does not mean it; who stays, touches it or comes to it by the keyboard does', async () => {
  await pointAt('/contact', 20)
  await pointAt('/packages')
  link('/quote').dispatchEvent(new Event('touchstart', { bubbles: true }))
  await settle()
  link('/procedures').dispatchEvent(new Event('focusin', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(100)
  expect(paths()).toEqual(['/packages/_payload.json', '/quote/_payload.json', '/procedures/_payload.json'])
})

test('a page that was fetched is there to be taken, and not fetched again', async () => {
  await pointAt('/contact')
  asked[0]?.answer({ build: 'a', routes: { root: 1 } })
  await settle()
  await pointAt('/packages')
  await pointAt('/contact')
  expect(paths()).toEqual(['/contact/_payload.json', '/packages/_payload.json'])
  expect(await kept.takePayload('/contact')).toEqual({ build: 'a', routes: { root: 1 } })
})

test('a link that is followed at once is left to the navigation', async () => {
  await pointAt('/contact', 20)
  link('/contact').dispatchEvent(new Event('click', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(100)
  expect(paths()).toEqual([])
})

test('an answer that is no payload, or an old copy, is not kept', async () => {
  await pointAt('/contact')
  asked[0]?.answer('a page of the network in between')
  await pointAt('/packages')
  asked[1]?.answer({ build: 'a', routes: {} }, { 'server-timing': 'stale;desc="2026-11-21T12:00:00.000Z"' })
  await settle()
  expect(['/contact', '/packages'].map(kept.hasPayload)).toEqual([false, false])
})

test('what was fetched is dropped with a form that is sent, and with another currency', async () => {
  await pointAt('/contact')
  document.body.dispatchEvent(new Event('submit', { bubbles: true }))
  expect(kept.hasPayload('/contact')).toBe(false)
  await pointAt('/packages')
  preload.startPreloading()
  expect(kept.hasPayload('/packages')).toBe(false)
})

test('links in view wait for a sign of the visitor and for a quiet moment, and leave room for the one that is meant', async () => {
  await rest()
  expect(seen).toBeUndefined()
  document.dispatchEvent(new Event('scroll'))
  document.dispatchEvent(new Event('pointermove'))
  await rest()
  seen?.([...document.links].map((target) => ({ isIntersecting: true, target })))
  await rest()
  expect(paths()).toEqual(['/contact/_payload.json'])
  // Another link to a page in sight lies below; one has gone out of sight.
  const below = Object.assign(document.createElement('a'), { href: '/procedures' })
  seen?.([
    { isIntersecting: false, target: below },
    { isIntersecting: false, target: link('/packages') },
  ])
  await rest()
  await rest()
  expect(paths()).toEqual(['/contact/_payload.json', '/procedures/_payload.json'])
  await pointAt('/terms-of-service')
  expect(paths().at(-1)).toBe('/terms-of-service/_payload.json')
  asked[0]?.answer()
  await settle()
  asked[1]?.answer()
  await settle()
  await rest()
  expect(paths().at(-1)).toBe('/quote/_payload.json')
})
