// The one HTTP server: machine checks, built files, the API, and pages through the cache.
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { problemResponse, toFault } from '#api/errors.ts'
import { senderHeader } from '#api/gate.ts'
import { bodyBytes } from '#api/serve.ts'
import type { Database } from '#db/open.ts'
import { newId, referenceOf } from '#kernel/id.ts'
import type { Log } from '#kernel/log.ts'
import { traceOf } from '#kernel/trace.ts'
import { brokenPage, refusedPage } from '#web/bare-pages.ts'
import { isPayerPlace, isPrivatePlace } from '#web/page/session-place.ts'
import type { PageHandler } from '#web/page-handler.ts'
import { bodyOfUpload } from './body-of-upload.ts'
import { isDirect, senderOf } from './client-address.ts'
import type { Config } from './config.ts'
import { mapOrigins } from './content-policy.ts'
import { databaseMark, databaseMarkHeader } from './database-mark.ts'
import { serveDevMail, showsMail } from './dev-mail.ts'
import { areaOf, createMetrics, type Metrics, mayReadMetrics } from './metrics.ts'
import { outsideRequest, outsideUrl } from './outside-request.ts'
import { createPageCache } from './page-cache.ts'
import type { RequestEnv } from './request-env.ts'
import { type BuildParts, serveBuilds } from './serve-builds.ts'
import { brokenIdentity, isIdentityPath, serveIdentity } from './serve-identity.ts'
import { barePage, servePages } from './serve-pages.ts'
import { serveWorker } from './serve-worker.ts'
import type { Services } from './services.ts'

const pageCacheBytes = 128 * 2 ** 20
/** Whoever asks whether we are ready does not wait longer for the database. */
const readyMs = 3_000

export type HttpParts = {
  config: Config
  services: Services
  log: Log
  handlePage: PageHandler
  clientFolder: string
  build: BuildParts['build']
  keepPages: boolean
}

export function createHttp({
  config,
  services,
  log,
  handlePage,
  clientFolder,
  build,
  keepPages,
}: HttpParts): Hono<RequestEnv> {
  const app = new Hono<RequestEnv>()
  const { api, database } = services
  const pages = createPageCache(keepPages ? pageCacheBytes : 0)
  services.onChange(pages.forget)

  const { mailWaits, jobFailures, strandedPayments } = services
  const metrics = createMetrics({ pageCache: pages.counts, mailWaits, jobFailures, strandedPayments })
  app.use(watch(config, log, metrics))
  app.get('/healthz', (context) => {
    if (isDirect(context)) context.header(databaseMarkHeader, databaseMark(config))
    return context.text('ok')
  })
  app.get('/readyz', async (context) => {
    const trouble = await whyNotReady(services)
    return trouble ? context.text(trouble, 503) : context.text('ready')
  })
  app.get('/metrics', (context) =>
    isDirect(context) || mayReadMetrics(context.req.raw.headers, config.METRICS_TOKEN)
      ? context.text(metrics.write(), 200, { 'content-type': 'text/plain; version=0.0.4', 'cache-control': 'no-store' })
      : context.text('Only from this machine, or with METRICS_TOKEN as the bearer token.', 403),
  )
  serveBuilds(app, { database, clientFolder, build, workersConnectTo: mapOrigins(config) })
  serveWorker(app, clientFolder, keepPages && config.OFFLINE_PAGES)
  if (showsMail(config)) serveDevMail(app, config.DATA_DIR)
  serveIdentity(app, { config, services })
  app.all('/api/*', (context) => api.hono.fetch(toApi(context, config)))
  app.all('*', limitForm, servePages({ config, services, handlePage, pages }))
  app.onError((error, context) => {
    const fault = toFault(error)
    const requestId = context.get('requestId')
    // What others send wrongly is no fault of ours: a word of it, and not as an error.
    if (fault.code === 'cross-site' || fault.code === 'malformed-request')
      log.info('request refused', { requestId, code: fault.code })
    else log.error('request failed', { requestId, code: fault.code, ...traceOf(error) })
    if (context.req.path.startsWith('/api/')) return problemResponse(fault, requestId)
    if (isIdentityPath(context.req.path)) return brokenIdentity(fault)
    if (fault.code === 'cross-site') return barePage(refusedPage(), 403)
    if (fault.code === 'malformed-request') return context.text(fault.message, 400)
    return barePage(brokenPage(referenceOf(requestId)), fault.code === 'unavailable' ? 503 : 500)
  })
  return app
}

/** Undefined when we are. */
async function whyNotReady({ database, disk }: Pick<Services, 'database' | 'disk'>): Promise<string | undefined> {
  const [answers, leftMb] = await Promise.all([answersInTime(database), disk.leftWhenShort()])
  if (!answers) return 'the database does not answer'
  return leftMb === undefined ? undefined : `the disk is full: ${leftMb} MB left where DATA_DIR lies`
}

/** A database that is frozen does not fail either: it says nothing. */
function answersInTime(database: Pick<Database, 'ping'>): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), readyMs).unref()
    database.ping().then(
      () => resolve(true),
      () => resolve(false),
    )
  })
}

/** Sets the headers that every answer has, and takes down that there was one. */
function watch(config: Config, log: Log, metrics: Metrics): MiddlewareHandler<RequestEnv> {
  return async (context, next) => {
    const begun = performance.now()
    const requestId = newId()
    context.set('requestId', requestId)
    await next()
    for (const [name, value] of securityHeaders) context.header(name, value)
    if (outsideUrl(context, config).protocol === 'https:') context.header(...onlyEncrypted)
    // An address of signing in may hold what someone typed: not even our own requests tell it.
    if (isPrivatePlace(context.req.path)) context.header('referrer-policy', 'strict-origin')
    if (isPayerPlace(context.req.path)) context.header('referrer-policy', 'no-referrer')
    // A failed page that others waited for as well is named by the request that it was drawn for, on the page and here.
    if (context.res.status < 400 || !context.res.headers.has('x-request-id')) context.header('x-request-id', requestId)
    if (!context.res.headers.has('content-security-policy')) context.header('content-security-policy', barePolicy)
    // The path may name a procedure and the address a person: neither is written down.
    const area = areaOf(context.req.path)
    const { method } = context.req
    const { status } = context.res
    metrics.count(area, method, status)
    log.info('request', { requestId, area, method, status, ms: Math.round(performance.now() - begun) })
  }
}

/** Forms of pages are as small as the API's input: what no endpoint would take is not read either. */
const limitForm = bodyLimit({ maxSize: bodyBytes, onError: (context) => context.text('Too large', 413) })

/** For everything that is no page of the site, which brings a policy of its own. */
const barePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const securityHeaders: [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
  ['cross-origin-opener-policy', 'same-origin'],
]

/** A year long browsers ask this host in no other way. Its neighbours and subdomains are somebody else's to decide. */
const onlyEncrypted = ['strict-transport-security', 'max-age=31536000'] as const

/** What callers say of themselves in our own headers is replaced by what is so; the address is the one that pages go by. */
function toApi(context: Context<RequestEnv>, config: Config): Request {
  const headers = new Headers(context.req.raw.headers)
  headers.set(senderHeader, senderOf(context))
  headers.set('x-request-id', context.get('requestId'))
  const body = bodyOfUpload(context)
  if (!body) return new Request(outsideRequest(context, config), { headers })
  // Not made of the request itself, which would read the body as well.
  const init: RequestInit & { duplex: 'half' } = { method: context.req.method, headers, body, duplex: 'half' }
  return new Request(outsideUrl(context, config), init)
}
