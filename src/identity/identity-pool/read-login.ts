// The login that somebody shows to the identity pool: an id token of the user pool that stands beside it.
import type { IdentityParts } from '#identity/ask.ts'
import type { Pool } from '#identity/pool/pool.ts'
import { notAuthorized } from '#identity/pool/pool-error.ts'
import { checkToken, issuerOfToken } from '#identity/tokens/check-token.ts'

/** Tokens by the issuer that made them, without its scheme. */
export type Logins = Record<string, string> | undefined

/**
 * @returns whose login it is, undefined for a guest
 * @throws PoolError NotAuthorizedException, also for a guest where none are taken in
 */
export async function readLogin(parts: IdentityParts, pool: Pool, logins: Logins): Promise<string | undefined> {
  const [login, ...more] = Object.entries(logins ?? {})
  if (!login) {
    if (!parts.guestCredentials) throw notAuthorized('Unauthenticated access is not supported for this identity pool.')
    return undefined
  }
  const [provider, token] = login
  if (more.length > 0 || issuerOfToken(token)?.replace(/^\w+:\/\//, '') !== provider)
    throw notAuthorized('Token is not from a supported provider of this identity pool.')
  const checked = await checkToken(parts, { poolId: pool.id, token, use: 'id', toleranceMs: 0 })
  if (checked.state === 'expired') throw notAuthorized('Invalid login token. Token expired.')
  if (checked.state === 'refused') throw notAuthorized('Invalid login token.')
  return checked.claims.sub
}
