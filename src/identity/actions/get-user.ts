// GetUser: what the pool knows of whoever is signed in.
import { z } from 'zod'
import { accessToken } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { enterToken } from '#identity/tokens/read-token.ts'

export const getUser = action({
  name: 'GetUser',
  replays: false,
  input: z.object({ AccessToken: accessToken }),
  run: async ({ AccessToken }, ask) => {
    const { user } = await enterToken(ask, AccessToken)
    const { enabled, preferred } = user.mfa
    return {
      Username: user.username,
      UserAttributes: Object.entries({ ...user.attributes, sub: user.sub }).map(([Name, Value]) => ({ Name, Value })),
      ...(enabled.length > 0 ? { UserMFASettingList: enabled } : {}),
      ...(preferred ? { PreferredMfaSetting: preferred } : {}),
    }
  },
})
