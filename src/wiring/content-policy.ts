// The Content-Security-Policy of a page: its own host, its own inline scripts by their digests, whom it may call, and whose pictures it shows.
import { hostedEndpoint } from '#domain/clients/hosted-endpoint.ts'
import type { HostedUserPool } from '#domain/provider/user-pool.ts'
import { liteapiPictureOrigins } from '#suppliers/hotels/liteapi-hotels.ts'
import { readReportAddress } from '#web/page/report-address.ts'
import type { Config } from './config.ts'

/** Origins beside our own: what scripts may call, and where pictures may come from. */
export type Allowed = { connectTo: readonly string[]; imagesFrom: readonly string[] }

export const nothingAllowed: Allowed = { connectTo: [], imagesFrom: [] }

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
 * Undefined for what is no page.
 * @param ownScripts digests of the scripts that the drawing itself wrote: no other inline script runs
 */
export function contentPolicy(
  contentType: string,
  ownScripts: readonly string[],
  { connectTo, imagesFrom }: Allowed,
): string | undefined {
  if (!contentType.startsWith('text/html')) return undefined
  return [
    "default-src 'self'",
    ...(connectTo.length > 0 ? [`connect-src 'self' ${connectTo.join(' ')}`] : []),
    ["script-src 'self'", ...ownScripts.map((digest) => `'${digest}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...imagesFrom].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
