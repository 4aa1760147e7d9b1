// Someone who is signed in at `other.test`, the site of the sample API whose company has a pool of the product's own.

import { eq } from 'drizzle-orm'
import { decodeJwt, type JWTPayload, SignJWT } from 'jose'
import { keepAccount } from '#domain/clients/accounts.ts'
import { claimEverywhere } from '#domain/quotes/claim-quotes.ts'
import { sessions } from '#identity/tables.ts'
import type { SampleApi } from './sample-api.ts'
import { sampleNow } from './sample-provider.ts'
import { signedInUser } from './signed-in-user.ts'

export const otherOrigin = 'http://other.test'

export type SampleSession = {
  poolId: string
  sub: string
  email: string
  access: string
  id: string
  /** Signs in once more, as from another browser. */
  again(): Promise<{ access: string; id: string }>
  /** Signs claims with the key that the pool signs with. */
  sign(claims: JWTPayload): Promise<string>
  /** Ends this session, as signing out does. */
  revoke(): Promise<void>
  /** What the API writes down when it is shown the id token. */
  introduce(): Promise<void>
}

type AnyApi = Pick<SampleApi, 'identity' | 'database' | 'other'>

export const signInAtOther = (
  api: AnyApi,
  email = 'amal@patient.example',
  groups: string[] = [],
): Promise<SampleSession> => signInAtPool(api, api.other.company.id, email, groups)

/** @param companyId whose pool of the product's own it is; made when there is none */
export async function signInAtPool(
  api: Pick<SampleApi, 'identity' | 'database'>,
  companyId: string,
  email: string,
  groups: string[] = [],
): Promise<SampleSession> {
  const found = await api.identity.parts.pools.ensurePool(companyId)
  const pool = { identity: api.identity, found, database: api.database, now: () => sampleNow }
  const attributes = { email, email_verified: 'true', given_name: 'Amal', family_name: 'Haddad' }
  const { user, tokens, signInAgain } = await signedInUser(pool, { attributes, groups }, otherOrigin)
  const poolId = found.pool.id
  const originJti = String(decodeJwt(tokens.AccessToken)['origin_jti'])
  const person = {
    poolId,
    sub: user.sub,
    originJti,
    email,
    emailVerified: true,
    givenName: 'Amal',
    familyName: 'Haddad',
    saidAt: sampleNow,
  }
  return {
    poolId,
    sub: user.sub,
    email,
    access: tokens.AccessToken,
    id: tokens.IdToken,
    again: async () => {
      const { AccessToken, IdToken } = await signInAgain()
      return { access: AccessToken, id: IdToken }
    },
    sign: async (claims) => {
      const { key, kid } = await api.identity.parts.keys.signer(poolId)
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key)
    },
    revoke: async () => {
      await api.database.forPool(poolId, (transaction) =>
        transaction.update(sessions).set({ revokedAt: sampleNow }).where(eq(sessions.originJti, originJti)),
      )
    },
    introduce: () => keepAccount(api.database, person, sampleNow, claimEverywhere(companyId)),
  }
}
