// @vitest-environment happy-dom
// The data of a page in the tab: with patience, with a word on copies, and with a reference when it fails.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { line } from './line.ts'
import { fromPayload, patienceMs } from './load-payload.ts'
import { copyAt } from './shown-copies.ts'

const at = '2026-11-21T12:40:00.000Z'
const requestId = '3f2a91c7-0b1d-4e55-8a11-77aa0c9d1234'
const payload = { build: 'b1', routes: { root: { language: 'en' }, page: { text: 'contact' } } }
const loadPage = fromPayload<() => { text: string }>('page')
const loadRoot = fromPayload<() => { language: string }>('root')

let answer: (signal?: AbortSignal | null) => Promise<Response>
let asked: string[]

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  document.documentElement.lang = 'en'
  document.documentElement.dataset.path = '/'
  vi.stubGlobal('fetch', async (wanted: string | Request, init?: RequestInit) => {
    asked.push(new URL(typeof wanted === 'string' ? wanted : wanted.url, location.origin).pathname)
    return answer(init?.signal)
  })
  vi.spyOn(line, 'noteSilence').mockReturnValue(undefined)
  vi.spyOn(line, 'noteAnswer').mockReturnValue(undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  delete window.__reactRouterDataRouter
})

const json = (body: object, headers: Record<string, string> = {}, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'x-request-id': requestId, ...headers } })

/** Loads a page as the router would, and lets the pauses between tries pass. */
async function load(loader: typeof loadPage | typeof loadRoot, path = '/contact') {
  const request = new Request(new URL(path, location.origin))
  const loaded = loader({ request, serverLoader: () => Promise.reject(new Error('not asked')) })
  const settled = Promise.allSettled([loaded])
  await vi.advanceTimersByTimeAsync(patienceMs)
  const [result] = await settled
  return result
}

/** What the error page is told. */
async function failureOf(path?: string) {
  const result = await load(loadPage, path)
  if (result.status !== 'rejected') throw new Error('it was loaded')
  return (result.reason as { data: unknown }).data
}

test('a fresh page says that our server answers, and is no copy', async () => {
  answer = async () => json(payload)
  expect(await load(loadPage)).toMatchObject({ status: 'fulfilled', value: { text: 'contact' } })
  expect(copyAt('/contact')).toBeUndefined()
  expect(line.noteAnswer).toHaveBeenCalledOnce()
})

test('the server’s last good copy is noted for its page, and the line is well', async () => {
  answer = async () => json(payload, { 'server-timing': `stale;desc="${at}"` })
  await load(loadPage, '/packages?q=hip')
  expect(copyAt('/packages?q=hip')).toEqual({ by: 'server', at })
  expect(line.noteSilence).not.toHaveBeenCalled()
})

test('a copy of this device is noted, and the line is doubted', async () => {
  answer = async () => json(payload, { 'server-timing': `kept;desc="${at}"` })
  await load(loadPage)
  expect(copyAt('/contact')).toEqual({ by: 'device', at })
  expect(line.noteSilence).toHaveBeenCalledOnce()
})

test('a page that fails on the server brings its reference along', async () => {
  answer = async () => json({ build: 'b1', routes: {}, failed: { status: 500, reference: requestId } }, {}, 500)
  expect(await failureOf()).toEqual({ status: 500, reference: requestId })
})

test('an unreadable answer of ours has the reference of its header', async () => {
  answer = async () => new Response('broken', { status: 500, headers: { 'x-request-id': requestId } })
  expect(await failureOf()).toEqual({ status: 500, reference: requestId })
})

test('a page of the network in between is no answer of ours', async () => {
  answer = async () => new Response('<title>Airport WiFi</title>', { status: 200 })
  expect(await failureOf()).toEqual({ status: 503, reference: '', isUnreachable: true })
  expect(line.noteSilence).toHaveBeenCalled()
})

test('a broken line is tried four times, and then said to be one', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  expect(await failureOf()).toEqual({ status: 503, reference: '', isUnreachable: true })
  expect(asked).toHaveLength(4)
})

test('without a network one try is enough', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await failureOf()
  expect(asked).toEqual(['/contact/_payload.json'])
})

test('a server that says nothing for thirty seconds has failed', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const giveUp = new AbortController()
    setTimeout(() => giveUp.abort(new DOMException('late', 'TimeoutError')), ms)
    return giveUp.signal
  })
  answer = (signal) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  expect(await failureOf()).toEqual({ status: 503, reference: '', isUnreachable: true })
})

test('when a page cannot be loaded the frame stays as it is, and the page alone fails', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  const frame = { language: 'ar' }
  window.__reactRouterDataRouter = { state: { loaderData: { root: frame } } }
  expect(await load(loadRoot)).toEqual({ status: 'fulfilled', value: frame })
  expect(await load(loadPage)).toMatchObject({ status: 'rejected' })
})

test('a copy in another language than the tab’s is opened as a document, whose texts fit it', async () => {
  const reload = vi.spyOn(location, 'assign').mockImplementation(() => {})
  answer = async () => json({ ...payload, routes: { root: { language: 'ar' }, page: {} } })
  const request = new Request(new URL('/contact', location.origin))
  const loaded = vi.fn()
  void loadPage({ request, serverLoader: () => Promise.reject(new Error('not asked')) }).then(loaded, loaded)
  await vi.advanceTimersByTimeAsync(patienceMs)
  expect(reload).toHaveBeenCalledWith(`${location.origin}/contact`)
  expect(loaded).not.toHaveBeenCalled()
})
