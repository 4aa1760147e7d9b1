// Who is asking: the provider that the address belongs to, a request id, and nothing sent from another site.
import { createMiddleware } from 'hono/factory'
import type { Provider } from '#domain/provider/provider.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'

export type GateVariables = { requestId: string; findOwnProvider: () => Promise<Provider> }
export type GateEnv = { Variables: GateVariables }

/** Set by the HTTP server in front, never by the caller: it is dropped from what comes in. */
export const senderHeader = 'x-epidaurus-sender'

/**
 * @param findProvider the provider of a host name, or of the one domain that this server serves
 * @throws Fault cross-site when a page of another origin sends something
 */
export function gate(findProvider: (host: string) => Promise<Provider | undefined>) {
  return createMiddleware<GateEnv>(async (context, next) => {
    const url = new URL(context.req.url)
    context.set('requestId', context.req.header('x-request-id') ?? newId())
    context.set('findOwnProvider', async () => {
      const provider = await findProvider(url.host)
      if (!provider) throw new Fault('unknown-provider', 'No provider has this address.')
      return provider
    })
    if (!isReading(context.req.raw)) refuseOtherSites(context.req.raw, url.host)
    await next()
    context.header('x-request-id', context.get('requestId'))
  })
}

export function isReading(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}

/** @throws Fault cross-site when the request says that a page of another origin made it */
export function refuseOtherSites(request: Request, host: string): void {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const otherOrigin = origin !== null && URL.parse(origin)?.host !== host
  if (otherOrigin || site === 'cross-site') throw new Fault('cross-site', 'This was sent from another site.')
}
