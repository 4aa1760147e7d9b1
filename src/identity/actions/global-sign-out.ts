// GlobalSignOut: ends everything that the person is signed in to, on all their devices.
import { z } from 'zod'
import { accessToken } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { enterToken } from '#identity/tokens/read-token.ts'
import { revokeSessionsOf } from '#identity/tokens/revoke.ts'

export const globalSignOut = action({
  name: 'GlobalSignOut',
  input: z.object({ AccessToken: accessToken }),
  replays: true,
  run: async ({ AccessToken }, ask) => {
    const { door, user } = await enterToken(ask, AccessToken)
    await door.work((transaction) => revokeSessionsOf(door, transaction, user.sub))
    return {}
  },
})
