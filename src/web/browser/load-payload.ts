// Loads the data of a prerendered page from its payload, once for all routes that the page is made of.
import { data, redirect } from 'react-router'
import type { PagePayload } from '#web/page/page-payload.ts'
import { isPrerendered, payloadPath } from '#web/page/route-rules.ts'
import { readCopyMark } from './copy-mark.ts'
import { fetchPatiently, retryStatuses } from './fetch-patiently.ts'
import { dropPayloads, takePayload } from './kept-payloads.ts'
import { line } from './line.ts'
import { hearOfBuild, isBuildOutdated, loadDocument } from './own-build.ts'
import { noteCopy } from './shown-copies.ts'
import { shownFrame } from './shown-frame.ts'

type ClientLoaderArgs = { request: Request; serverLoader: () => Promise<unknown> }

/** A page that is not there stays not there; all else may pass. */
const passing = retryStatuses.filter((status) => status !== 404)

/** A page that has not come by then is not worth more waiting. */
export const patienceMs = 30_000

/** What the error page is told of a page that could not be loaded. */
export type FailedLoad = {
  status: number
  /** Finds the request in the log; empty when our server gave no answer. */
  reference: string
  /** Nothing came, or nothing of ours: the visitor is offline, or our server is away. */
  isUnreachable?: boolean
}

/** The routes of a page ask at different moments, but with the same request: they share one answer. */
const answers = new WeakMap<Request, Promise<PagePayload>>()

type LoadRoute = (routeId: string, args: ClientLoaderArgs) => Promise<unknown>

/** The client loader of a route: from the payload of the page where it has one, else from the server's own loader. */
export function fromPayload<Loader extends (...args: never[]) => unknown>(routeId: string) {
  return (args: ClientLoaderArgs) => loadRoute(routeId, args) as Promise<Awaited<ReturnType<Loader>>>
}

const loadRoute: LoadRoute = (routeId, args) => {
  const loaded = load(routeId, args)
  if (routeId !== 'root') return loaded
  // What could not be loaded is the page; the frame stays as it is, so that the failure is shown inside the site.
  return loaded.catch((error: unknown) => {
    const frame = shownFrame()
    if (frame === undefined || error instanceof Response) throw error
    return frame
  })
}

const load: LoadRoute = async (routeId, { request, serverLoader }) => {
  const { pathname } = new URL(request.url)
  if (!isPrerendered(pathname)) return serverLoader()
  const isAnotherPage = pathname !== shownPath()
  if (isBuildOutdated() && isAnotherPage) return loadDocument(request.url)
  const payload = await payloadFor(request)
  // Someone is typing on this page: its address may change, but it is not taken away.
  if (isBuildOutdated() && isAnotherPage) return loadDocument(request.url)
  if (isOtherLanguage(payload)) return loadDocument(request.url)
  if (payload.redirect) throw redirect(payload.redirect)
  if (Object.hasOwn(payload.routes, routeId)) return payload.routes[routeId]
  throw data(payload.failed ?? null, { status: payload.failed?.status ?? 500 })
}

function payloadFor(request: Request): Promise<PagePayload> {
  const answer = answers.get(request) ?? askFor(request)
  answers.set(request, answer)
  return answer
}

/** What was fetched ahead serves the navigation that follows, once. */
function askFor({ url, signal }: Request): Promise<PagePayload> {
  // A page that is asked for again has changed, by something sent or chosen; others may have as well.
  if (isShown(url)) dropPayloads()
  const kept = takePayload(url)
  if (!kept) return fetchPayload(url, signal)
  return kept.then(
    (payload) => {
      noteCopy(url, undefined)
      // Fetched ahead it passed the service worker by, which keeps what is opened.
      navigator.serviceWorker?.controller?.postMessage(url)
      return payload
    },
    () => fetchPayload(url, signal),
  )
}

function isShown(url: string): boolean {
  const { pathname, search } = new URL(url)
  return pathname === shownPath() && search === location.search
}

export async function fetchPayload(url: string, signal?: AbortSignal): Promise<PagePayload> {
  const { pathname, search } = new URL(url)
  const patience = AbortSignal.timeout(patienceMs)
  const request = new Request(payloadPath(pathname) + search, {
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  })
  // Without a network there is nothing to wait for; a copy kept on this device comes at the first try.
  const statuses = navigator.onLine ? passing : []
  const response = await fetchPatiently(request, { statuses }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw unreachable()
  })
  const payload: unknown = await response.json().catch(() => undefined)
  const reference = response.headers.get('x-request-id') ?? ''
  if (!isPayload(payload)) throw reference === '' ? unreachable() : failed({ status: response.status, reference })
  const mark = readCopyMark(response.headers.get('server-timing'))
  noteCopy(url, mark)
  if (mark?.by === 'device') line.noteSilence()
  else line.noteAnswer()
  hearOfBuild(payload.build)
  return payload
}

/** An answer that is not ours comes from the network in between, which may want a log-in first. */
function unreachable() {
  line.noteSilence()
  return failed({ status: 503, reference: '', isUnreachable: true })
}

const failed = (load: FailedLoad) => data(load, { status: load.status < 400 ? 502 : load.status })

/** A copy from before the visitor chose another language; the texts of this tab would not fit it. */
function isOtherLanguage({ routes }: PagePayload): boolean {
  const { language } = (routes.root ?? {}) as { language?: string }
  return language !== undefined && language !== document.documentElement.lang
}

/** Whether an answer is a payload, and not a page of the network in between. */
export function isPayload(value: unknown): value is PagePayload {
  const { build, routes } = (value ?? {}) as Partial<PagePayload>
  return typeof build === 'string' && typeof routes === 'object'
}

/** The page on the screen. On the way back the address is of the next one already, so the page itself says. */
function shownPath(): string {
  return document.documentElement.dataset.path ?? location.pathname
}
