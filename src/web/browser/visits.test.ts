// @vitest-environment happy-dom
// Guards the frame that the tag runs in: its rights, whom it believes, and that it goes when it should.
import { afterEach, expect, test, vi } from 'vitest'
import { dropAnalyticsCookies } from './analytics-cookies.ts'
import { createVisits, type Visits } from './visits.ts'

let visits: Visits
const told: unknown[][] = []

function start(): HTMLIFrameElement {
  visits = createVisits()
  visits.show('/procedures/hip-replacement', '/procedures/{procedure}')
  const frame = frames()[0] as HTMLIFrameElement
  const inside = { postMessage: (...message: unknown[]) => void told.push(message) }
  Object.defineProperty(frame, 'contentWindow', { value: inside })
  return frame
}
const frames = () => Array.from(document.querySelectorAll('iframe'))
const hear = (source: unknown, data: unknown, origin = 'null') => {
  const message = new MessageEvent('message', { data, origin })
  Object.defineProperty(message, 'source', { value: source })
  window.dispatchEvent(message)
}

// Nothing is fetched for a frame in a test: it stays blank.
const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM
Object.assign(settings, { disableIframePageLoading: false, enableIframePageLoading: true })
vi.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(function (this: Element, address: string) {
  this.setAttribute('data-src', address)
})

afterEach(() => {
  visits.stop()
  told.length = 0
  dropAnalyticsCookies()
})

test('the frame has an origin of its own and does not say which page it is on; nobody sees or reaches it', () => {
  const frame = start()
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts')
  expect(frame.referrerPolicy).toBe('no-referrer')
  expect([frame.hidden, frame.getAttribute('aria-hidden'), frame.tabIndex]).toEqual([true, 'true', -1])
  expect(frame.getAttribute('data-src')).toBe('/measure')
})

test('it is told patterns once it is ready, and never the path', () => {
  const frame = start()
  expect(told).toEqual([])
  hear(frame.contentWindow, { ready: true })
  visits.show('/contact', '/contact')
  expect(told).toEqual([
    [{ page: '/procedures/{procedure}', cookies: '' }, '*'],
    [{ page: '/contact', cookies: '' }, '*'],
  ])
})

test('a page counts once for as long as it is shown; another of the same kind counts as well', () => {
  const frame = start()
  hear(frame.contentWindow, { ready: true })
  visits.show('/procedures/hip-replacement', '/procedures/{procedure}')
  visits.show('/procedures/lasik', '/procedures/{procedure}')
  expect(told).toHaveLength(2)
  expect(frames()).toHaveLength(1)
})

test('nobody but the sandboxed frame is listened to', () => {
  const frame = start()
  hear(window, { ready: true })
  hear({ postMessage: () => {} }, { cookie: '_ga=1.2' })
  hear(frame.contentWindow, { cookie: '_ga=1.2' }, location.origin)
  hear(frame.contentWindow, undefined)
  hear(frame.contentWindow, { cookie: 'token=1' })
  expect([told, document.cookie]).toEqual([[], ''])
})

test('the tag’s cookies are kept for it', () => {
  const frame = start()
  hear(frame.contentWindow, { cookie: '_ga=GA1.1.2.3; path=/' })
  hear(frame.contentWindow, { ready: true })
  expect(told).toEqual([[{ page: '/procedures/{procedure}', cookies: '_ga=GA1.1.2.3' }, '*']])
})

test('stopped, the frame is gone and nothing of it is heard any more', () => {
  const frame = start()
  visits.stop()
  hear(frame.contentWindow, { ready: true })
  hear(frame.contentWindow, { cookie: '_ga=1.2' })
  expect([frames(), told, document.cookie]).toEqual([[], [], ''])
})

test('shown again after a stop, the same page is counted in a frame of its own', () => {
  start()
  visits.stop()
  const frame = start()
  hear(frame.contentWindow, { ready: true })
  expect(told).toHaveLength(1)
})
