// GetCredentialsForIdentity of the identity pool: credentials for an hour, for an identity of whoever asks.
import { z } from 'zod'
import { identityId, logins } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import type { Ask } from '#identity/ask.ts'
import { identityOfUser, poolOfGuest } from '#identity/identity-pool/identity-id.ts'
import { issueCredentials } from '#identity/identity-pool/issue-credentials.ts'
import { type Logins, readLogin } from '#identity/identity-pool/read-login.ts'
import type { FoundPool } from '#identity/pool/pool-directory.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { issuerOfToken, poolOfIssuer } from '#identity/tokens/check-token.ts'
import { isSub } from '#identity/users/find-user.ts'

export const getCredentialsForIdentity = action({
  name: 'GetCredentialsForIdentity',
  service: 'identity-pool',
  input: z.object({ IdentityId: identityId, Logins: logins.optional() }),
  replays: false,
  run: async ({ IdentityId, Logins }, ask) => {
    const found = await findPool(ask, IdentityId, Logins)
    if (!found) throw refusalOf(IdentityId, Logins)
    const sub = await readLogin(ask, found.pool, Logins)
    if (sub !== undefined && (await identityOfUser(ask, found.pool, sub)) !== IdentityId)
      throw new PoolError('NotAuthorizedException', `Access to Identity '${IdentityId}' is forbidden.`)
    return { IdentityId, Credentials: await issueCredentials(ask, found, IdentityId, sub === undefined) }
  },
})

/** A person's identity is no guest's to have; one that was never given out is answered alike, so that nobody learns which there are. */
function refusalOf(id: string, logins: Logins): PoolError {
  const isGuest = Object.keys(logins ?? {}).length === 0
  return isGuest && isSub.test(id.slice(id.indexOf(':') + 1))
    ? new PoolError('NotAuthorizedException', `Access to Identity '${id}' is forbidden.`)
    : new PoolError('ResourceNotFoundException', `Identity '${id}' not found.`)
}

/** The request names no pool: a guest's identity does, and the token of anybody else. */
async function findPool(ask: Ask, id: string, logins: Logins): Promise<FoundPool | undefined> {
  const [token] = Object.values(logins ?? {})
  const poolId = token === undefined ? poolOfGuest(ask, id) : poolOfIssuer(issuerOfToken(token) ?? '')
  return poolId === undefined ? undefined : ask.pools.findPool(poolId)
}
