// A session for a journey that is not about the login: tokens from the pool over the wire, put where a sign-in puts them.
import type { APIRequestContext, BrowserContext } from '@playwright/test'
import { decodeJwt } from 'jose'
import { tokenCookie } from '#kernel/cookies.ts'
import { authStoreName } from '#web/browser/auth/auth-store.ts'
import { poolPrefix } from '#web/browser/auth/pool-prefix.ts'
import { firstProvider } from './product.ts'

/** What the pool says to whoever has answered its last question. */
export type Tokens = { clientId: string; access: string; id: string; refresh: string }

/** @param answer of the pool's operation that ended a sign-in. @throws Error where it asks for more */
export function tokensOf(clientId: string, answer: Record<string, unknown>): Tokens {
  const result = answer['AuthenticationResult'] as Record<string, string> | undefined
  if (!result) throw new Error(`the pool asks on: ${String(answer['ChallengeName'])}`)
  return {
    clientId,
    access: result['AccessToken'] ?? '',
    id: result['IdToken'] ?? '',
    refresh: result['RefreshToken'] ?? '',
  }
}

/** Tells the API who the tokens are of, as the tab does after a sign-in, and lets the browser have them: its next page is signed in. */
export async function bringSession(
  context: BrowserContext,
  request: APIRequestContext,
  tokens: Tokens,
  origin = firstProvider,
): Promise<void> {
  const headers = { idToken: tokens.id, authorization: `Bearer ${tokens.access}`, origin }
  const told = await request.post(`${origin}/api/profile/id`, { headers })
  if (!told.ok()) throw new Error(`the API does not know them: ${told.status()} ${await told.text()}`)
  const { cookies, origins } = await context.storageState()
  const { hostname } = new URL(origin)
  const token = { name: tokenCookie, value: tokens.access, domain: hostname, path: '/', expires: -1 }
  const own = origins.find((one) => one.origin === origin)?.localStorage ?? []
  await context.setStorageState({
    cookies: [...cookies, { ...token, httpOnly: false, secure: false, sameSite: 'Strict' }],
    origins: [
      ...origins.filter((one) => one.origin !== origin),
      { origin, localStorage: [...own, ...Object.entries(keptBy(tokens)).map(([name, value]) => ({ name, value }))] },
    ],
  })
}

/** The sign-in library's tokens and the tab's own store. */
function keptBy({ clientId, access, id, refresh }: Tokens): Record<string, string> {
  const { sub = '', ...claims } = decodeJwt<Record<string, string>>(id)
  const user = claims['cognito:username'] ?? sub
  const state = {
    displayName: `${claims['given_name']} ${claims['family_name']}`,
    userName: user,
    userId: sub,
    email: claims['email'],
    emailVerified: true,
    idToken: id,
    accessToken: access,
  }
  const place = `${poolPrefix}${clientId}`
  return {
    [`${place}.LastAuthUser`]: user,
    [`${place}.${user}.accessToken`]: access,
    [`${place}.${user}.idToken`]: id,
    [`${place}.${user}.refreshToken`]: refresh,
    [`${place}.${user}.clockDrift`]: '0',
    [authStoreName]: JSON.stringify({ state, version: 0 }),
  }
}
