// GetId of the identity pool: the identity of a person who is signed in, or a guest's.
import { z } from 'zod'
import { identityPoolId, logins } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { identityOfUser, makeGuestIdentity } from '#identity/identity-pool/identity-id.ts'
import { readLogin } from '#identity/identity-pool/read-login.ts'
import { PoolError } from '#identity/pool/pool-error.ts'

export const getId = action({
  name: 'GetId',
  service: 'identity-pool',
  input: z.object({ IdentityPoolId: identityPoolId, Logins: logins.optional() }),
  replays: false,
  run: async ({ IdentityPoolId, Logins }, ask) => {
    const found = await ask.pools.findIdentityPool(IdentityPoolId)
    if (!found) throw new PoolError('ResourceNotFoundException', `IdentityPool '${IdentityPoolId}' not found.`)
    const sub = await readLogin(ask, found.pool, Logins)
    const IdentityId =
      sub === undefined ? makeGuestIdentity(ask, found.pool) : await identityOfUser(ask, found.pool, sub)
    return { IdentityId }
  },
})
