// Checks the pool's own access tokens: signature, issuer, client, use, expiry, and that the session was not revoked.
import { type Ask, type Door } from '#identity/ask.ts'
import type { PoolUser } from '#identity/users/user.ts'

export type AccessClaims = {
  sub: string
  originJti: string
  jti: string
  clientId: string
  poolId: string
  username: string
  groups: string[]
  /** When the person signed in. */
  authTime: Date
  issuedAt: Date
  expiresAt: Date
}

/**
 * The pool, the user and the session behind an access token, for actions that take one.
 * @throws PoolError NotAuthorizedException 'Invalid Access Token', 'Access Token has expired', 'Access Token has been revoked'
 */
export function enterToken(
  _ask: Ask,
  _accessToken: string,
): Promise<{ door: Door; user: PoolUser; claims: AccessClaims }> {
  throw new Error('not built yet')
}
