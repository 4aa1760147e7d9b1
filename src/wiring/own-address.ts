// Whether an address is a site's own, and not one under another name or port that leads to this server as well.
import { normalizeDomain } from '#domain/provider/provider.ts'
import type { Config } from './config.ts'

/** @param domain of the provider that was asked: its host name, or the one that PROVIDER_DOMAIN fixes */
export type Site = { domain: string; config: Pick<Config, 'PORT' | 'PUBLIC_URL'> }

/** Anyone can write a host into a request: only what is set or registered is believed, at the ports that the site is known to have. */
export function isOwnAddress({ origin, hostname, port }: URL, { domain, config }: Site): boolean {
  const outside = config.PUBLIC_URL === undefined ? undefined : new URL(config.PUBLIC_URL)
  if (outside?.origin === origin) return true
  return hostname === normalizeDomain(domain) && ['', String(config.PORT), outside?.port].includes(port)
}
