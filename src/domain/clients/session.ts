// Who is signed in, as tokens of the provider's user pool say it; the port by which they are checked.
import type { UserPool } from '#domain/provider/provider.ts'

/** What an access token says once everything about it was found right. */
export type AccessSession = {
  poolId: string
  sub: string
  originJti: string | undefined
  groups: string[]
  expiresAt: Date
}

/** What an id token says. */
export type IdClaims = {
  poolId: string
  sub: string
  originJti: string | undefined
  email: string
  emailVerified: boolean
  givenName: string
  familyName: string
}

export type Checked<T> = { state: 'valid'; value: T } | { state: 'expired' } | { state: 'refused' }

/**
 * Checks tokens of one pool: signature by its key set, issuer, client, use, expiry with 5 s of tolerance, and that the session
 * was not revoked. The same for the product's own pools and for hosted ones. Both throw Fault `unavailable` when the key set cannot be had.
 */
export type TokenCheck = {
  readAccess(pool: UserPool, token: string): Promise<Checked<AccessSession>>
  readId(pool: UserPool, token: string): Promise<Checked<IdClaims>>
}
