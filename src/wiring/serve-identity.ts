// The user pool at /identity/: who asks, from which provider's site, in which language.
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { fail, identityBodyBytes } from '#identity/answer-identity.ts'
import type { Asker } from '#identity/ask.ts'
import { readAcceptLanguage } from '#kernel/accept-language.ts'
import { readCookies } from '#kernel/cookies.ts'
import type { Fault } from '#kernel/fault.ts'
import { languages } from '#kernel/language.ts'
import { languageCookie } from '#web/page/visitor.ts'
import { isDirect, senderOf } from './client-address.ts'
import type { Config } from './config.ts'
import { outsideRequest } from './outside-request.ts'
import { isOwnAddress } from './own-address.ts'
import type { RequestEnv } from './request-env.ts'
import type { Services } from './services.ts'

type IdentityDoor = { config: Config; services: Services }

export function serveIdentity(app: Hono<RequestEnv>, { config, services }: IdentityDoor): void {
  const limitBody = bodyLimit({
    maxSize: identityBodyBytes,
    onError: () => fail('SerializationException', 'The request is too large.', 413),
  })
  const answer = async (context: Context<RequestEnv>) => {
    const request = outsideRequest(context, config)
    return services.identity.answer(request, await findAsker(context, request, { config, services }))
  }
  // Around all that answers there: the library and people who write to us name a request by it.
  const name: MiddlewareHandler<RequestEnv> = async (context, next) => {
    await next()
    context.header('x-amzn-requestid', context.get('requestId'))
  }
  app.use('/identity', name)
  app.use('/identity/*', name)
  app.all('/identity', limitBody, answer)
  app.all('/identity/*', limitBody, answer)
}

export const isIdentityPath = (path: string): boolean => /^\/identity(\/|$)/.test(path)

/** What broke, in the protocol's form and for pages of other origins too: a library reads no page of ours. */
export function brokenIdentity({ code }: Fault): Response {
  const isAway = code === 'unavailable'
  return fail(
    'InternalErrorException',
    isAway ? 'Not available just now.' : 'Something went wrong.',
    isAway ? 503 : 500,
  )
}

async function findAsker(
  context: Context<RequestEnv>,
  request: Request,
  { config, services }: IdentityDoor,
): Promise<Asker> {
  const url = new URL(request.url)
  const domain = config.PROVIDER_DOMAIN ?? new URL(context.req.url).host
  const provider = await services.directory.find(domain)
  const wanted = [
    readCookies(request.headers.get('cookie') ?? '').get(languageCookie),
    ...readAcceptLanguage(request.headers.get('accept-language') ?? '').map(({ language }) => language),
    provider?.languages[0],
  ]
  return {
    origin: url.origin,
    sender: services.digestSender(senderOf(context)),
    // With an outside address set, whoever comes from this machine may be a proxy that says nothing of itself.
    isThisMachine: isDirect(context) && config.PUBLIC_URL === undefined,
    language: wanted.map((one) => languages.find((own) => own === one)).find(Boolean) ?? 'en',
    place: provider?.id,
    siteOwner: isOwnAddress(url, { domain, config }) ? provider?.company.id : undefined,
  }
}
