// Reads the access token of an action that takes one: whose it is, and the door to their pool.
import { type Ask, type Door, enterPool } from '#identity/ask.ts'
import { notAuthorized } from '#identity/pool/pool-error.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { checkToken, issuerOfToken, poolOfIssuer, type TokenClaims, type TokenFlaw } from './check-token.ts'

/** In the words of the hosted service. */
const sentences: Record<TokenFlaw, string> = {
  unreadable: 'Invalid Access Token',
  misused: 'Invalid Access Token',
  forged: 'Could not verify signature for Access Token',
  revoked: 'Access Token has been revoked',
  disabled: 'User is disabled.',
}

/**
 * The pool, the user and the session behind an access token, for actions that take one.
 * @throws PoolError NotAuthorizedException 'Invalid Access Token', 'Could not verify signature for Access Token', 'Access Token
 * has expired', 'Access Token has been revoked', 'User is disabled.'
 */
export async function enterToken(
  ask: Ask,
  accessToken: string,
): Promise<{ door: Door; user: PoolUser; claims: TokenClaims }> {
  const poolId = poolOfIssuer(issuerOfToken(accessToken) ?? '')
  if (poolId === undefined) throw notAuthorized(sentences.unreadable)
  const checked = await checkToken(ask, { poolId, token: accessToken, use: 'access', toleranceMs: 0 })
  if (checked.state === 'expired') throw notAuthorized('Access Token has expired')
  if (checked.state === 'refused') throw notAuthorized(sentences[checked.flaw])
  const { found, user, claims } = checked
  return { door: enterPool(ask, found.pool, found.client), user, claims }
}
