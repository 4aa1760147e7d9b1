// The Content-Security-Policy of a page: its own host, its own inline scripts by their digests, and whom it may call or report to.
import { createHash } from 'node:crypto'
import { hostedEndpoint } from '#domain/clients/hosted-endpoint.ts'
import type { HostedUserPool } from '#domain/provider/user-pool.ts'
import { readReportAddress } from '#web/report-address.ts'
import type { Config } from './config.ts'

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

/** Undefined for what is no page. @param connectTo origins beside our own that scripts may call */
export function contentPolicy(contentType: string, body: Uint8Array, connectTo: readonly string[]): string | undefined {
  if (!contentType.startsWith('text/html')) return undefined
  // Data blocks (JSON-LD) are never run, so nothing has to allow them.
  const scripts = new TextDecoder()
    .decode(body)
    .matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/g)
  const digests = new Set(
    Array.from(scripts, ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  )
  return [
    "default-src 'self'",
    ...(connectTo.length > 0 ? [`connect-src 'self' ${connectTo.join(' ')}`] : []),
    `script-src 'self' ${[...digests].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
