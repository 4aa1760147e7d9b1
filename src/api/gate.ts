// Who is asking: the provider that the address belongs to, who is signed in there, a request id, and nothing sent from another site.
import { createMiddleware } from 'hono/factory'
import { readSession, type SessionParts } from '#domain/clients/read-session.ts'
import type { AccessSession, Checked } from '#domain/clients/session.ts'
import type { Provider } from '#domain/provider/provider.ts'
import type { StaffMember } from '#domain/staff/staff.ts'
import { readCookies, tokenCookie } from '#kernel/cookies.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { type AtDeskParts, findAtDesk } from './find-at-desk.ts'

export type GateVariables = {
  requestId: string
  findOwnProvider: () => Promise<Provider>
  /** What the access token of the request says, looked at when it is first asked for; undefined when none came. */
  readSession: () => Promise<Checked<AccessSession> | undefined>
  /** Whoever of the provider's own people this session is of; undefined for everyone else. */
  findStaff: (session: AccessSession) => Promise<StaffMember | undefined>
}
export type GateEnv = { Variables: GateVariables }

/** Set by the HTTP server in front, never by the caller: it is dropped from what comes in. */
export const senderHeader = 'x-epidaurus-sender'

/**
 * @param findProvider the provider of a host name, or of the one domain that this server serves
 * @throws Fault cross-site when a page of another origin sends something
 */
export function gate(
  findProvider: (host: string) => Promise<Provider | undefined>,
  sessions: SessionParts & AtDeskParts,
) {
  return createMiddleware<GateEnv>(async (context, next) => {
    const url = new URL(context.req.url)
    context.set('requestId', context.req.header('x-request-id') ?? newId())
    context.set('findOwnProvider', async () => {
      const provider = await findProvider(url.host)
      if (!provider) throw new Fault('unknown-provider', 'No provider has this address.')
      return provider
    })
    let session: ReturnType<GateVariables['readSession']> | undefined
    context.set('readSession', () => {
      const token = accessTokenOf(context.req.raw)
      if (token === undefined) return Promise.resolve(undefined)
      session ??= context
        .get('findOwnProvider')()
        .then(({ company }) => readSession(sessions, company, token))
      return session
    })
    context.set('findStaff', async (session) =>
      findAtDesk(sessions, (await context.get('findOwnProvider')()).id, session),
    )
    if (!isReading(context.req.raw)) refuseOtherSites(context.req.raw)
    await next()
    context.header('x-request-id', context.get('requestId'))
  })
}

/** The access token that comes with a request: the header before the cookie. */
export function accessTokenOf(request: Request): string | undefined {
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (bearer !== undefined) return bearer
  return readCookies(request.headers.get('cookie') ?? '').get(tokenCookie) || undefined
}

/** @param state of the token that was shown */
export function notSignedIn(state: 'expired' | 'refused' | 'none' | 'valid'): Fault {
  return new Fault('not-signed-in', state === 'expired' ? 'The token has run out.' : 'Nobody is signed in.')
}

export function isReading(request: Request): boolean {
  return request.method === 'GET' || request.method === 'HEAD'
}

/**
 * By scheme, host and port: who can answer for the site without encryption is not the site.
 * @throws Fault cross-site when the request says that a page of another origin made it
 */
export function refuseOtherSites(request: Request): void {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const otherOrigin = origin !== null && URL.parse(origin)?.origin !== new URL(request.url).origin
  if (otherOrigin || site === 'cross-site') throw new Fault('cross-site', 'This was sent from another site.')
}
