// The Content-Security-Policy of a page: its own host, its own inline scripts by their digests, whom it may call, and whose pictures, scripts and frames it has.
import { hostedEndpoint } from '#domain/clients/hosted-endpoint.ts'
import type { HostedUserPool } from '#domain/provider/user-pool.ts'
import { liteapiPictureOrigins } from '#suppliers/hotels/liteapi-hotels.ts'
import { readReportAddress } from '#web/page/report-address.ts'
import type { Config } from './config.ts'

/** Origins beside our own: what scripts may call, and where pictures, scripts and frames may come from. */
export type Allowed = Record<'connectTo' | 'imagesFrom' | 'scriptsFrom' | 'framesFrom', readonly string[]>

export const nothingAllowed: Allowed = { connectTo: [], imagesFrom: [], scriptsFrom: [], framesFrom: [] }

/**
 * Hosts that take error reports and session replays. A document outlives the page it began with, so every document may
 * reach them; whether it does is up to the visitor and the page (docs/decisions/017).
 */
export function reportOrigins({ SENTRY_DSN, REPLAY_KEY }: Pick<Config, 'SENTRY_DSN' | 'REPLAY_KEY'>): string[] {
  return [...new Set([SENTRY_DSN, REPLAY_KEY].flatMap((dsn) => readReportAddress(dsn)?.origin ?? []))]
}

/**
 * Where tabs reach a hosted user pool: a session is refreshed on whichever page a tab is, so every document may.
 * The product's own pool is at our own host.
 */
export function poolOrigins(pool: HostedUserPool | null): string[] {
  if (!pool) return []
  const { userPoolId, identityPoolId, oauth } = pool
  const addresses = [
    pool.userPoolEndpoint ?? hostedEndpoint('cognito-idp', userPoolId),
    identityPoolId && (pool.identityPoolEndpoint ?? hostedEndpoint('cognito-identity', identityPoolId)),
    oauth && `https://${oauth.domain}`,
  ]
  const origins = addresses.flatMap((address) => (address && URL.parse(address)?.origin) || [])
  // An id is free text: what is more than a host would end the policy's line and begin another.
  return [...new Set(origins)].filter((origin) => /^https?:\/\/[\w.-]+(:\d+)?$/.test(origin))
}

/** Where the pictures of hotels come from that a supplier with a key sells. */
export function pictureOrigins({ LITEAPI_KEY }: Pick<Config, 'LITEAPI_KEY'>): string[] {
  return LITEAPI_KEY ? [...liteapiPictureOrigins] : []
}

/** Where the style of a street map is, and all that it is drawn of. */
export function mapOrigins({ MAP_STYLE_URL }: Pick<Config, 'MAP_STYLE_URL'>): string[] {
  return MAP_STYLE_URL ? [new URL(MAP_STYLE_URL).origin] : []
}

/**
 * Stripe's fields for cards, where Stripe takes the payments: its script, the frames that it opens (those of 3-D Secure too), and its API.
 * Every document may, since checkout can be the next page of any tab; the script is loaded there alone.
 */
export function paymentOrigins({ STRIPE_PUBLISHABLE_KEY }: Pick<Config, 'STRIPE_PUBLISHABLE_KEY'>) {
  if (!STRIPE_PUBLISHABLE_KEY) return { connectTo: [], scriptsFrom: [], framesFrom: [] }
  const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com']
  return {
    connectTo: ['https://api.stripe.com'],
    scriptsFrom: scripts,
    framesFrom: [...scripts, 'https://hooks.stripe.com'],
  }
}

/**
 * Undefined for what is no page.
 * @param ownScripts digests of the scripts that the drawing itself wrote: no other inline script runs
 */
export function contentPolicy(
  contentType: string,
  ownScripts: readonly string[],
  { connectTo, imagesFrom, scriptsFrom, framesFrom }: Allowed,
): string | undefined {
  if (!contentType.startsWith('text/html')) return undefined
  return [
    "default-src 'self'",
    ...(connectTo.length > 0 ? [`connect-src 'self' ${connectTo.join(' ')}`] : []),
    ["script-src 'self'", ...scriptsFrom, ...ownScripts.map((digest) => `'${digest}'`)].join(' '),
    ...(framesFrom.length > 0 ? [`frame-src 'self' ${framesFrom.join(' ')}`] : []),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...imagesFrom].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
