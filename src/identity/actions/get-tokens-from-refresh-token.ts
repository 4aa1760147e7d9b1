// GetTokensFromRefreshToken: what the library refreshes a session with.
import { z } from 'zod'
import { clientId, deviceKey, refreshToken, textMap } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { enterClient } from '#identity/ask.ts'
import { refreshSession } from '#identity/tokens/refresh.ts'

export const getTokensFromRefreshToken = action({
  name: 'GetTokensFromRefreshToken',
  input: z.object({
    RefreshToken: refreshToken,
    ClientId: clientId,
    DeviceKey: deviceKey.optional(),
    ClientMetadata: textMap.optional(),
  }),
  // Without a grace the library's second try of an answer that got lost would be taken for a theft.
  replays: true,
  run: async ({ RefreshToken, ClientId, DeviceKey }, ask) => {
    const door = await enterClient(ask, ClientId)
    return {
      AuthenticationResult: await refreshSession(door, { refreshToken: RefreshToken, deviceKey: DeviceKey }),
      ChallengeParameters: {},
    }
  },
})
