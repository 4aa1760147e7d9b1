// DeleteUser: somebody leaves, and nothing of them stays in the pool.
import { z } from 'zod'
import { accessToken } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { enterToken } from '#identity/tokens/read-token.ts'
import { removeUser } from '#identity/users/remove-user.ts'

export const deleteUser = action({
  name: 'DeleteUser',
  replays: true,
  input: z.object({ AccessToken: accessToken }),
  run: async ({ AccessToken }, ask) => {
    const { door, user } = await enterToken(ask, AccessToken)
    await door.work((transaction) => removeUser(door, transaction, user.sub))
    return {}
  },
})
