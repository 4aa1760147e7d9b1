// Tokens of the product's own pools, by the same contract as hosted ones, and that each pool is checked by its own.
import { eq } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TokenCheck, TokenPool } from '#domain/clients/session.ts'
import { poolUsers, sessions } from '#identity/tables.ts'
import { type PoolUnderTest, testTokenCheck } from '#suppliers/user-pool/token-check-contract.test-support.ts'
import { openSampleIdentity, type SampleIdentity } from '#tests/support/sample-identity.ts'
import { signedInUser } from '#tests/support/signed-in-user.ts'
import { createTokenCheck } from './check-tokens.ts'

let sample: SampleIdentity
let pool: TokenPool

const noHosted: TokenCheck = {
  readAccess: () => Promise.reject(new Error('no hosted pool is asked')),
  readId: () => Promise.reject(new Error('no hosted pool is asked')),
}

beforeAll(async () => {
  sample = await openSampleIdentity()
  pool = { isOwn: true, userPoolId: sample.found.pool.id, userPoolClientId: sample.found.client.id }
})

afterAll(() => sample.close())

function ownPool(): PoolUnderTest {
  return {
    check: createTokenCheck(sample.identity, noHosted),
    pool,
    pass: sample.pass,
    signIn: async () => {
      const { user, tokens } = await signedInUser(sample)
      const originJti = String(decodeJwt(tokens.AccessToken)['origin_jti'])
      const email = user.attributes['email'] ?? ''
      return { access: tokens.AccessToken, id: tokens.IdToken, sub: user.sub, originJti, email }
    },
    sign: async (claims) => {
      const { key, kid } = await sample.identity.parts.keys.signer(pool.userPoolId)
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(key)
    },
    revoke: async ({ originJti }) => {
      await sample.database.forPool(pool.userPoolId, (transaction) =>
        transaction.update(sessions).set({ revokedAt: sample.now() }).where(eq(sessions.originJti, originJti)),
      )
    },
  }
}

describe('the contract, with spec 9: "Token clock tolerance 5000 ms."', () => testTokenCheck(ownPool))

test('a hosted pool is checked by its own, though it had the id of one of ours', async () => {
  const { signIn } = ownPool()
  const { access, id } = await signIn()
  const asked: string[] = []
  const check = createTokenCheck(sample.identity, {
    readAccess: async (_, token) => {
      asked.push(token)
      return { state: 'refused' }
    },
    readId: async (_, token) => {
      asked.push(token)
      return { state: 'expired' }
    },
  })
  expect(await check.readAccess({ ...pool, isOwn: false }, access)).toEqual({ state: 'refused' })
  expect(await check.readId({ ...pool, isOwn: false }, id)).toEqual({ state: 'expired' })
  expect(asked).toEqual([access, id])
})

test('an id token of before an address was given up or passed on says the address of now, and of when', async () => {
  const { check } = ownPool()
  const { user, tokens } = await signedInUser(sample)
  const change = (attributes: Record<string, string>) =>
    sample.database.forPool(pool.userPoolId, (transaction) =>
      transaction.update(poolUsers).set({ attributes }).where(eq(poolUsers.sub, user.sub)),
    )
  await change({ ...user.attributes, email_verified: 'false' })
  expect(await check.readId(pool, tokens.IdToken)).toMatchObject({ value: { emailVerified: false } })
  sample.pass(60_000)
  await change({ email: 'new@patient.example', email_verified: 'true' })
  const value = { email: 'new@patient.example', emailVerified: true, givenName: '', saidAt: sample.now() }
  expect(await check.readId(pool, tokens.IdToken)).toMatchObject({ value })
})
