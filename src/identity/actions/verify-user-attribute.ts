// VerifyUserAttribute: the code from an address, which from then on is somebody's own.
import { z } from 'zod'
import { accessToken, attributeName, code } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { countTry, takeCode } from '#identity/codes/codes.ts'
import { personLimits } from '#identity/limits/limits.ts'
import { takeQuota } from '#identity/limits/quota.ts'
import { enterToken } from '#identity/tokens/read-token.ts'
import { readAddressName } from '#identity/users/attributes.ts'
import { holdUser } from '#identity/users/find-user.ts'
import { updateUser } from '#identity/users/write-user.ts'

export const verifyUserAttribute = action({
  name: 'VerifyUserAttribute',
  replays: true,
  input: z.object({ AccessToken: accessToken, AttributeName: attributeName, Code: code }),
  run: async (input, ask) => {
    const { door, user } = await enterToken(ask, input.AccessToken)
    const address = readAddressName(input.AttributeName)
    await takeQuota(door, 'verify-attribute', user.sub, personLimits.verifyAttribute)
    const typed = { sub: user.sub, purpose: `attribute:${address}`, code: input.Code } as const
    await countTry(door, typed)
    await door.work(async (transaction) => {
      const held = (await holdUser(door, transaction, user.sub)) ?? user
      const { value } = await takeCode(door, transaction, typed)
      const proved = { ...(value ? { [address]: value } : {}), [`${address}_verified`]: 'true' }
      await updateUser(door, transaction, held, { attributes: { ...held.attributes, ...proved } })
    })
    return {}
  },
})
