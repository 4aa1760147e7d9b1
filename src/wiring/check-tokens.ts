// Checks tokens of whichever pool a provider has: the product's own by its keys, hosted ones by theirs.
import type { AccessSession, Checked, IdClaims, TokenCheck } from '#domain/clients/session.ts'
import type { Identity } from '#identity/identity.ts'

export function createTokenCheck(
  { checkToken, parts }: Pick<Identity, 'checkToken' | 'parts'>,
  hosted: TokenCheck,
): TokenCheck {
  return {
    readAccess: async (pool, token): Promise<Checked<AccessSession>> => {
      if (!pool.isOwn) return hosted.readAccess(pool, token)
      const checked = await checkToken(pool.userPoolId, token, 'access')
      if (checked.state !== 'valid') return checked
      const { poolId, clientId, sub, originJti, groups, secondFactor, expiresAt } = checked.claims
      if (clientId !== pool.userPoolClientId) return { state: 'refused' }
      return { state: 'valid', value: { poolId, sub, originJti, groups, secondFactor, expiresAt } }
    },
    readId: async (pool, token): Promise<Checked<IdClaims>> => {
      if (!pool.isOwn) return hosted.readId(pool, token)
      // Before the person's row is read: what is read after it may be of later, never of before.
      const saidAt = parts.clock()
      const checked = await checkToken(pool.userPoolId, token, 'id')
      if (checked.state !== 'valid') return checked
      const { poolId, clientId, sub, originJti, email, emailVerified, givenName, familyName } = checked.claims
      if (clientId !== pool.userPoolClientId) return { state: 'refused' }
      return { state: 'valid', value: { poolId, sub, originJti, email, emailVerified, givenName, familyName, saidAt } }
    },
  }
}
