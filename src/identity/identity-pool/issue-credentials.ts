// Credentials in the form that the library expects. They open nothing: there is no cloud behind this pool.
import { randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import { type Ask, enterPool } from '#identity/ask.ts'
import type { FoundPool } from '#identity/pool/pool-directory.ts'
import { issuerOf } from '#identity/tokens/issue-tokens.ts'
import { signingAlgorithm } from '#identity/tokens/signing-keys.ts'

export type Credentials = {
  AccessKeyId: string
  SecretKey: string
  SessionToken: string
  /** Seconds since 1970. */
  Expiration: number
}

const lifeS = 3600

/**
 * Keys by chance that are not kept; the session token is signed by the pool and says which identity it was made for, so that
 * a service of one's own could take it.
 */
export async function issueCredentials(
  ask: Ask,
  { pool, client }: FoundPool,
  identityId: string,
  isGuest: boolean,
): Promise<Credentials> {
  const door = enterPool(ask, pool, client)
  const { kid, key } = await door.keys.signer(pool.id)
  const nowS = Math.floor(door.clock().getTime() / 1000)
  const SessionToken = await new SignJWT({
    sub: identityId,
    iss: issuerOf(door, pool.id),
    aud: pool.identityPoolId,
    token_use: 'identity',
    amr: [isGuest ? 'unauthenticated' : 'authenticated'],
    iat: nowS,
    exp: nowS + lifeS,
  })
    .setProtectedHeader({ kid, alg: signingAlgorithm })
    .sign(key)
  return {
    AccessKeyId: `OWN${randomBytes(9).toString('hex').toUpperCase()}`,
    SecretKey: randomBytes(30).toString('base64url'),
    SessionToken,
    Expiration: nowS + lifeS,
  }
}
