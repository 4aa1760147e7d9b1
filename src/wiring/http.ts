// The one HTTP server: machine checks, built files, the API, and pages through the cache.
import { getConnInfo } from '@hono/node-server/conninfo'
import { getCountryData, type TCountryCode } from 'countries-list'
import { Hono, type Context } from 'hono'
import { senderHeader } from '#api/gate.ts'
import { problemResponse } from '#api/errors.ts'
import type { Provider } from '#domain/provider/provider.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import type { Log } from '#kernel/log.ts'
import { toCurrency } from '#kernel/money.ts'
import { keepKnown } from '#web/known-parameters.ts'
import { brokenPage, unknownProviderPage } from '#web/bare-pages.ts'
import type { PageHandler } from '#web/page-handler.ts'
import { readVisitor, type Visitor } from '#web/visitor.ts'
import { clientAddress, isLoopback } from './client-address.ts'
import type { Config } from './config.ts'
import { serveDevMail } from './dev-mail.ts'
import { createPageCache, type KeptPage } from './page-cache.ts'
import type { Services } from './services.ts'
import { chooseEncoding, createStaticFiles } from './static-files.ts'

const pageCacheBytes = 128 * 2 ** 20

export type HttpParts = { config: Config; services: Services; log: Log; handlePage: PageHandler; clientFolder: string; keepPages: boolean }

export function createHttp({ config, services, log, handlePage, clientFolder, keepPages }: HttpParts): Hono {
  const app = new Hono()
  const { api, directory, database, suppliers } = services
  const pages = createPageCache(keepPages ? pageCacheBytes : 1)
  const staticFile = createStaticFiles(clientFolder)
  services.onChange(pages.forget)

  app.use(async (context, next) => {
    const begun = performance.now()
    await next()
    for (const [name, value] of securityHeaders) context.header(name, value)
    // The path may name a procedure and the address a person: neither is written down.
    const area = context.req.path.startsWith('/api/') ? 'api' : 'page'
    log.info('request', { area, method: context.req.method, status: context.res.status, ms: Math.round(performance.now() - begun) })
  })
  app.get('/healthz', (context) => context.text('ok'))
  app.get('/readyz', async (context) => {
    const ready = await database.ping().then(() => true, () => false)
    return ready ? context.text('ready') : context.text('the database does not answer', 503)
  })
  app.get('/assets/*', async (context) => {
    const file = await staticFile(context.req.path, context.req.header('accept-encoding') ?? '')
    return file ?? context.text('There is no such file.', 404, { 'cache-control': 'no-store' })
  })
  if (!config.SMTP_URL && isLoopback(config.HOST)) serveDevMail(app, config.DATA_DIR)
  app.all('/api/*', (context) => api.hono.fetch(withSender(context)))
  app.all('*', async (context) => {
    const { request, host } = outsideRequest(context, config)
    const provider = await directory.find(config.PROVIDER_DOMAIN ?? host)
    if (!provider) return html(unknownProviderPage(), 404)
    const visitor = readVisitor(request, visitorRules(provider, suppliers.converter.knows))
    const page = {
      visitor,
      domain: config.PROVIDER_DOMAIN ?? host,
      headers: { 'x-request-id': newId(), [senderHeader]: senderOf(context) },
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead) return handlePage({ ...page, request })
    const plain = withoutState(request)
    const kept = await pages.get(provider.id, cacheKey(plain, visitor), () => handlePage({ ...page, request: plain }))
    return answer(kept, request)
  })
  app.onError((error, context) => {
    const fault = error instanceof Fault ? error : new Fault('internal', 'Something went wrong on our side.')
    log.error('request failed', { name: error.name, code: fault.code })
    if (context.req.path.startsWith('/api/')) return problemResponse(fault, newId())
    return html(brokenPage(), fault.code === 'unavailable' ? 503 : 500)
  })
  return app
}

const securityHeaders: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
  ['cross-origin-opener-policy', 'same-origin'],
]

function html(body: string, status: number): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } })
}

function senderOf(context: Context): string {
  return clientAddress(getConnInfo(context).remote.address ?? '', context.req.header('x-forwarded-for'))
}

function withSender(context: Context): Request {
  const headers = new Headers(context.req.raw.headers)
  headers.set(senderHeader, senderOf(context))
  headers.delete('x-request-id')
  return new Request(context.req.raw, { headers })
}

/** The request as the visitor sent it: behind a proxy on this machine with the proxy's word on the scheme. */
function outsideRequest(context: Context, config: Config): { request: Request; host: string } {
  const url = new URL(context.req.url)
  const { host } = url
  const behindProxy = isLoopback(getConnInfo(context).remote.address ?? '')
  if (config.PUBLIC_URL) url.protocol = new URL(config.PUBLIC_URL).protocol
  else if (behindProxy && context.req.header('x-forwarded-proto') === 'https') url.protocol = 'https:'
  return { request: url.protocol === 'https:' ? new Request(url, context.req.raw) : context.req.raw, host }
}

/** Only what the key knows of reaches a page that is kept for everyone. */
function withoutState(request: Request): Request {
  const url = new URL(request.url)
  url.search = keepKnown(url.search)
  const headers = new Headers()
  for (const name of ['accept', 'user-agent', 'host']) {
    const value = request.headers.get(name)
    if (value) headers.set(name, value)
  }
  return new Request(url, { headers, signal: request.signal })
}

function cacheKey(request: Request, visitor: Visitor): string {
  const { origin, pathname, search } = new URL(request.url)
  const bot = /bot|crawl|spider/i.test(request.headers.get('user-agent') ?? '')
  return [origin, pathname, search, visitor.language, visitor.currency ?? '', bot].join(' ')
}

function answer(page: KeptPage, request: Request): Response {
  const headers = new Headers(page.headers)
  if (page.status === 200 && !headers.has('cache-control')) headers.set('cache-control', 'private, no-cache')
  headers.set('vary', 'accept-language, cookie')
  headers.set('etag', page.etag)
  if (page.status === 200 && request.headers.get('if-none-match') === page.etag) return new Response(null, { status: 304, headers })
  const body = chooseEncoding(page, request.headers.get('accept-encoding') ?? '', headers)
  return new Response(request.method === 'HEAD' ? null : body, { status: page.status, headers })
}

function visitorRules(provider: Provider, hasRate: (currency: string) => boolean) {
  return {
    providerLanguages: provider.languages,
    currencyOfRegion: (region: string) => {
      const currency = toCurrency(getCountryData(region as TCountryCode)?.currency?.[0])
      return currency && hasRate(currency) ? currency : undefined
    },
  }
}
