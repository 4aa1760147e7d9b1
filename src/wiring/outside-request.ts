// The request as the visitor sent it, whatever a proxy between made of its address: pages and the API go by the same one.
import type { Context } from 'hono'
import { isLocalPeer } from './client-address.ts'
import type { Config } from './config.ts'

type OutsideConfig = Pick<Config, 'PUBLIC_URL' | 'PROVIDER_DOMAIN'>

/** At the address set for this one provider, or with a local proxy's word on the scheme. */
export function outsideRequest(context: Context, config: OutsideConfig): Request {
  const url = outsideUrl(context, config)
  return url.href === context.req.url ? context.req.raw : new Request(url, context.req.raw)
}

/** Its address alone, for whoever reads the body in another way. */
export function outsideUrl(context: Context, config: OutsideConfig): URL {
  const url = new URL(context.req.url)
  if (config.PUBLIC_URL) {
    const outside = new URL(config.PUBLIC_URL)
    url.protocol = outside.protocol
    // With several providers each is told by its own host, and only the scheme is the same for all.
    if (config.PROVIDER_DOMAIN) {
      // Not `host`: one without a port would leave the port that we listen on.
      url.hostname = outside.hostname
      url.port = outside.port
    }
  } else if (isLocalPeer(context) && context.req.header('x-forwarded-proto') === 'https') url.protocol = 'https:'
  return url
}
