// Serves pages: who is the visitor, what may be kept for everyone, and the answer in the smallest form.
import type { Context } from 'hono'
import { isReading, refuseOtherSites, senderHeader } from '#api/gate.ts'
import { guessCurrency } from '#domain/currency/guess-currency.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { unknownProviderPage } from '#web/bare-pages.ts'
import { keepKnown } from '#web/page/known-parameters.ts'
import { isPrerendered, pageOfPayload } from '#web/page/route-rules.ts'
import { isPrivatePlace } from '#web/page/session-place.ts'
import { readVisitor, type VisitorRules } from '#web/page/visitor.ts'
import type { PageHandler } from '#web/page-handler.ts'
import { senderOf } from './client-address.ts'
import type { Config } from './config.ts'
import {
  type Allowed,
  mapOrigins,
  paymentOrigins,
  pictureOrigins,
  poolOrigins,
  reportOrigins,
} from './content-policy.ts'
import { finishPage, type KeptPage } from './finish-page.ts'
import { outsideRequest } from './outside-request.ts'
import type { PageCache } from './page-cache.ts'
import { knownAt, pageKey } from './page-key.ts'
import { readPageSession } from './page-session.ts'
import type { RequestEnv } from './request-env.ts'
import type { Services } from './services.ts'
import { chooseEncoding } from './static-files.ts'

/** What a page may have beside what is our own. */
function allowedBy(config: Config, { company }: Provider): Allowed {
  const { connectTo, ...payment } = paymentOrigins(config)
  return {
    ...payment,
    connectTo: [...reportOrigins(config), ...poolOrigins(company.userPool), ...mapOrigins(config), ...connectTo],
    imagesFrom: [...pictureOrigins(config), ...mapOrigins(config)],
  }
}

export type PageParts = { config: Config; services: Services; handlePage: PageHandler; pages: PageCache }

export function servePages({
  config,
  services,
  handlePage,
  pages,
}: PageParts): (context: Context<RequestEnv>) => Promise<Response> {
  const { directory } = services
  return async (context) => {
    const request = outsideRequest(context, config)
    const domain = config.PROVIDER_DOMAIN ?? new URL(context.req.url).host
    const provider = await directory.find(domain)
    if (!provider) return barePage(unknownProviderPage(), 404)
    const allowed = allowedBy(config, provider)
    const sender = senderOf(context)
    const visitor = readVisitor(request, visitorRules(provider, services, sender))
    const requestId = context.get('requestId')
    const headers = { [senderHeader]: sender }
    if (!['GET', 'HEAD', 'POST'].includes(request.method)) {
      return new Response('Not allowed here', { status: 405, headers: { allow: 'GET, HEAD, POST' } })
    }
    const isPrivate = isPrivatePlace(new URL(request.url).pathname)
    if (!isReading(request)) refuseOtherSites(request)
    if (!isReading(request) || isPrivate) {
      const { session, headers: own } = await readPageSession(services, provider, request)
      const page = { visitor, domain, requestId, session, headers: { ...headers, ...own } }
      const done = await handlePage({ ...page, form: 'document', request })
      if (request.signal.aborted) return new Response(null, { status: visitorLeft })
      return answer(await finishPage(isPrivate ? unkept(done) : done, allowed), request)
    }
    const asked = withoutState(request)
    const { form, request: plain } = askedForm(asked)
    const draw = () => handlePage({ visitor, domain, requestId, headers, form, request: plain })
    const kept = await pages.get(provider.id, pageKey(asked, visitor, { domain, config }), draw, allowed)
    return answer(kept, request)
  }
}

/** Nobody hears it: for the log and the counts alone, which would have a failure of ours otherwise. As nginx has it. */
const visitorLeft = 499

/** A page of its own, never kept. */
export function barePage(body: string, status: number): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** One person's page: no cache on the way keeps it, no machine lists it. */
function unkept(page: Response): Response {
  page.headers.set('cache-control', 'no-store')
  page.headers.set('x-robots-tag', 'noindex')
  return page
}

/** Only what the key knows of reaches a page that is kept for everyone. */
function withoutState(request: Request): Request {
  const url = new URL(request.url)
  url.pathname = readablePath(url.pathname)
  url.search = keepKnown(url.search, knownAt(url.pathname))
  const headers = new Headers()
  for (const name of ['accept', 'user-agent', 'host']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  // Not its signal either: others wait for this drawing when the visitor who began it has gone.
  return new Request(url, { headers })
}

/** A document, or the data of one: its payload has an address of its own. */
function askedForm(request: Request): { form: 'document' | 'payload'; request: Request } {
  const url = new URL(request.url)
  const page = pageOfPayload(url.pathname)
  if (page === undefined || !isPrerendered(page)) return { form: 'document', request }
  url.pathname = page
  return { form: 'payload', request: new Request(url, request) }
}

/** A path whose escapes mean nothing is taken letter by letter, so that it leads to the page for what is not there. */
function readablePath(path: string): string {
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return path.replaceAll('%', '%25')
  }
}

function answer(page: KeptPage, request: Request): Response {
  const headers = new Headers(page.headers)
  if (page.status === 200 && !headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  headers.set('vary', 'accept-language, cookie')
  headers.set('etag', page.etag)
  // A stale copy says so in its headers, which a browser that has the same page would not show.
  if (page.status === 200 && !page.staleSince && isKnown(page.etag, request))
    return new Response(null, { status: 304, headers })
  const body = chooseEncoding(page, request.headers.get('accept-encoding') ?? '', headers)
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers })
}

/** The browser has this page already; what a proxy made weak counts as well (RFC 9110, 13.1.2). */
function isKnown(etag: string, request: Request): boolean {
  const tags = request.headers.get('if-none-match')?.split(',') ?? []
  return tags.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function visitorRules(provider: Provider, { exchange, suppliers }: Services, sender: string): VisitorRules {
  const rules = { findCountry: suppliers.findCountry, knows: exchange.knows }
  return {
    providerLanguages: provider.languages,
    providerCurrency: provider.location.currency,
    hasRate: exchange.knows,
    guessCurrency: (acceptLanguage) => guessCurrency(sender, acceptLanguage, rules)?.currency,
  }
}
