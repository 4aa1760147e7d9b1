// A site's own address: what it is where no request says it, and whether an address is it.
import { normalizeDomain } from '#domain/provider/provider.ts'
import { isLoopback } from './client-address.ts'
import type { Config } from './config.ts'

/** @param domain of the provider that was asked: its host name, or the one that PROVIDER_DOMAIN fixes */
export type Site = { domain: string; config: Pick<Config, 'PORT' | 'PUBLIC_URL'> }

/** Anyone can write a host into a request: only what is set or registered is believed, at the ports that the site is known to have. */
export function isOwnAddress({ origin, hostname, port }: URL, { domain, config }: Site): boolean {
  const outside = config.PUBLIC_URL === undefined ? undefined : new URL(config.PUBLIC_URL)
  if (outside?.origin === origin) return true
  return hostname === normalizeDomain(domain) && ['', String(config.PORT), outside?.port].includes(port)
}

/**
 * Scheme and host that mails of a site lead to when no request came in: PUBLIC_URL, else the site's domain. A name of this
 * machine is served without a proxy, at our own port.
 */
export function siteOrigin({ domain, config }: Site): string {
  if (config.PUBLIC_URL !== undefined) return new URL(config.PUBLIC_URL).origin
  const host = normalizeDomain(domain)
  const isHere = host === 'localhost' || host.endsWith('.localhost') || isLoopback(host.replace(/^\[|\]$/g, ''))
  return isHere ? `http://${host}:${config.PORT}` : `https://${host}`
}
