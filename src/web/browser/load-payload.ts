// Loads the data of a prerendered page from its payload, once for all routes that the page is made of.
import { data, redirect } from 'react-router'
import type { PagePayload } from '#web/page-payload.ts'
import { isPrerendered, payloadPath } from '#web/route-rules.ts'
import { fetchPatiently, retryStatuses } from './fetch-patiently.ts'
import { hearOfBuild, isBuildOutdated, loadDocument } from './own-build.ts'

type ClientLoaderArgs = { request: Request; serverLoader: () => Promise<unknown> }

/** A page that is not there stays not there; all else may pass. */
const passing = retryStatuses.filter((status) => status !== 404)

/** The routes of a page ask at different moments, but with the same request: they share one answer. */
const answers = new WeakMap<Request, Promise<PagePayload>>()

/** The client loader of a route: from the payload where the page has one, else from the server's own loader. */
export function fromPayload<Loader extends (...args: never[]) => unknown>(routeId: string) {
  type Data = Awaited<ReturnType<Loader>>
  return async ({ request, serverLoader }: ClientLoaderArgs): Promise<Data> => {
    const { pathname } = new URL(request.url)
    if (!isPrerendered(pathname)) return (await serverLoader()) as Data
    const isAnotherPage = pathname !== shownPath()
    if (isBuildOutdated() && isAnotherPage) return loadDocument(request.url)
    const payload = await payloadFor(request)
    // Someone is typing on this page: its address may change, but it is not taken away.
    if (isBuildOutdated() && isAnotherPage) return loadDocument(request.url)
    if (payload.redirect) throw redirect(payload.redirect)
    if (Object.hasOwn(payload.routes, routeId)) return payload.routes[routeId] as Data
    throw data(payload.failed ?? null, { status: payload.failed?.status ?? 500 })
  }
}

function payloadFor(request: Request): Promise<PagePayload> {
  const answer = answers.get(request) ?? fetchPayload(request.url, request.signal)
  answers.set(request, answer)
  return answer
}

export async function fetchPayload(url: string, signal?: AbortSignal): Promise<PagePayload> {
  const { pathname, search } = new URL(url)
  const request = new Request(payloadPath(pathname) + search, { ...(signal && { signal }) })
  const response = await fetchPatiently(request, { statuses: passing }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw data({ status: 503, reference: '' }, { status: 503 })
  })
  const payload: unknown = await response.json().catch(() => undefined)
  if (!isPayload(payload)) {
    const reference = response.headers.get('x-request-id') ?? ''
    throw data({ status: response.status, reference }, { status: response.ok ? 502 : response.status })
  }
  hearOfBuild(payload.build)
  return payload
}

function isPayload(value: unknown): value is PagePayload {
  const { build, routes } = (value ?? {}) as Partial<PagePayload>
  return typeof build === 'string' && typeof routes === 'object'
}

/** The page on the screen. On the way back the address is of the next one already, so the page itself says. */
function shownPath(): string {
  return document.documentElement.dataset.path ?? location.pathname
}
