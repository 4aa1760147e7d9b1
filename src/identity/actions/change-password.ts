// ChangePassword: by somebody who is signed in and knows the one they have.
import { z } from 'zod'
import { accessToken, givenPassword, password } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { personLimits } from '#identity/limits/limits.ts'
import { takeQuota } from '#identity/limits/quota.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { enterToken } from '#identity/tokens/read-token.ts'
import { checkPolicy, isPassword, sealPassword } from '#identity/users/password.ts'
import { updateUser } from '#identity/users/write-user.ts'

export const changePassword = action({
  name: 'ChangePassword',
  replays: true,
  input: z.object({
    AccessToken: accessToken,
    /** Left out by somebody who has none yet. */
    PreviousPassword: givenPassword.optional(),
    ProposedPassword: password,
  }),
  run: async (input, ask) => {
    const { door, user } = await enterToken(ask, input.AccessToken)
    await takeQuota(door, 'change-password', user.sub, personLimits.changePassword)
    if (user.verifier && !(await isPassword(door, user, input.PreviousPassword ?? '')))
      throw new PoolError('NotAuthorizedException', 'Incorrect username or password.')
    checkPolicy(door.pool.settings.passwordPolicy, input.ProposedPassword)
    const verifier = await sealPassword(door, user.sub, input.ProposedPassword)
    await door.work((transaction) => updateUser(door, transaction, user, { verifier }))
    return {}
  },
})
