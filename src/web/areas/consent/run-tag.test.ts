// @vitest-environment happy-dom
// Alone: what is tested locks the document’s cookies for good.
// Guards what the analytics tag is told and what it can reach: patterns, its own cookies, and nothing at the end of a page.
import { beforeAll, expect, test, vi } from 'vitest'
import { runTag } from './run-tag.ts'

/** The page around it; in a test the window stands for both. */
const told: unknown[][] = []
const layer = () => (globalThis as unknown as { dataLayer: IArguments[] }).dataLayer.map((entry) => Array.from(entry))
const say = (data: unknown, more: Partial<MessageEventInit> = {}) =>
  window.dispatchEvent(new MessageEvent('message', { data, source: window as never, origin: location.origin, ...more }))
const scripts = () => Array.from(document.querySelectorAll('script'), ({ src }) => src)

beforeAll(() => {
  vi.spyOn(window, 'postMessage').mockImplementation((...message: unknown[]) => void told.push(message))
  // A script that is added is not fetched.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => document.body.append(...(nodes as Node[])))
  const settings = (window as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM.settings
  Object.assign(settings, { disableJavaScriptFileLoading: true, handleDisabledFileLoadingAsSuccess: true })
  runTag('G-TEST00001')
})

test('the page hears that it is ready, and before that nothing is loaded', () => {
  expect(told).toEqual([[{ ready: true }, location.origin]])
  expect([layer(), scripts()]).toEqual([[], []])
})

test('nobody but the page around it is listened to', () => {
  say({ page: '/contact' }, { origin: 'https://evil.example' })
  say({ page: '/contact' }, { source: null })
  say('/contact')
  say({ page: 7 })
  expect([layer(), scripts()]).toEqual([[], []])
})

test('suppliers: "consent mode, denied by default": then visits alone are granted, and the pattern is the only name', () => {
  say({ page: '/procedures/{procedure}', cookies: '_ga=GA1.1.1.2; _ga_TEST=GS2.1' })
  const where = {
    page_location: `${location.origin}/procedures/{procedure}`,
    page_title: '/procedures/{procedure}',
    page_referrer: '',
  }
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  const [first, ...others] = layer()
  expect(first).toEqual(['set', where])
  expect(others.slice(0, 2)).toEqual([
    ['consent', 'default', { ...denied, analytics_storage: 'denied' }],
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
  ])
  expect(others).toContainEqual(['config', 'G-TEST00001', expect.objectContaining({ send_page_view: false })])
  expect(others.at(-1)).toEqual(['event', 'page_view', where])
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST00001'])
})

test('another page is another event, and the tag is loaded once', () => {
  say({ page: '/contact' })
  expect(layer().slice(-2)).toEqual([
    ['set', expect.objectContaining({ page_title: '/contact' })],
    ['event', 'page_view', expect.objectContaining({ page_title: '/contact' })],
  ])
  expect(scripts()).toHaveLength(1)
})

test('the tag reads its own cookies, and what it writes goes to the page to be kept', () => {
  expect(document.cookie).toBe('_ga=GA1.1.1.2; _ga_TEST=GS2.1')
  const line = '_ga=GA1.1.3.4; path=/; expires=Fri, 01 Jan 2027 00:00:00 GMT'
  // biome-ignore lint/suspicious/noDocumentCookie: what the tag does
  document.cookie = line
  expect(document.cookie).toBe('_ga=GA1.1.3.4; _ga_TEST=GS2.1')
  expect(told.at(-1)).toEqual([{ cookie: line }, location.origin])
})

test('the tag does not hear that a page ends, so it has nothing to send then', () => {
  const heard = vi.fn()
  for (const ending of ['pagehide', 'beforeunload', 'unload']) {
    window.addEventListener(ending, heard)
    window.dispatchEvent(new Event(ending))
  }
  document.addEventListener('visibilitychange', heard)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(heard).not.toHaveBeenCalled()
})
