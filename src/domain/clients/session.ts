// Who is signed in, as tokens of the provider's user pool say it; the port by which they are checked.
import type { UserPool } from '#domain/provider/user-pool.ts'
import { staffGroup } from '#kernel/staff-group.ts'

/** What a check of its tokens has to know of a pool. */
export type TokenPool = Pick<UserPool, 'isOwn' | 'userPoolId' | 'userPoolClientId' | 'userPoolEndpoint' | 'issuer'>

/** What an access token says once everything about it was found right. */
export type AccessSession = {
  poolId: string
  sub: string
  originJti: string | undefined
  groups: string[]
  /** That this sign-in proved more than one thing: a code beside the password, a device remembered in place of one, or a passkey. */
  secondFactor: boolean
  expiresAt: Date
}

/** What an id token says; of the product's own pools what is so of its person now, whatever the token says. */
export type IdClaims = {
  poolId: string
  sub: string
  originJti: string | undefined
  /** As of when the rest is so: what is written down of a later moment is not taken back. */
  saidAt: Date
  email: string
  emailVerified: boolean
  givenName: string
  familyName: string
}

export { staffGroup }

export const isStaff = ({ groups }: Pick<AccessSession, 'groups'>): boolean => groups.includes(staffGroup)

export type Checked<T> = { state: 'valid'; value: T } | { state: 'expired' } | { state: 'refused' }

/**
 * Checks tokens of one pool: signature by its key set, issuer, client, use, expiry with 5 s of tolerance, and, as far as the pool
 * can be asked, that the session was not revoked. The same for the product's own pools and for hosted ones.
 * Both throw Fault `unavailable` when the key set cannot be had, or whoever knows of revocations does not answer.
 */
export type TokenCheck = {
  readAccess(pool: TokenPool, token: string): Promise<Checked<AccessSession>>
  readId(pool: TokenPool, token: string): Promise<Checked<IdClaims>>
}
