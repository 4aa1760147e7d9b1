// DeleteUserAttributes: takes back what somebody said of themselves, but for what the pool cannot do without.
import { z } from 'zod'
import { accessToken, attributeName } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { dropCode } from '#identity/codes/codes.ts'
import { enterToken } from '#identity/tokens/read-token.ts'
import { addresses, readRemovals } from '#identity/users/attributes.ts'
import { holdUser } from '#identity/users/find-user.ts'
import { updateUser } from '#identity/users/write-user.ts'

export const deleteUserAttributes = action({
  name: 'DeleteUserAttributes',
  replays: true,
  input: z.object({ AccessToken: accessToken, UserAttributeNames: z.array(attributeName).max(100) }),
  run: async (input, ask) => {
    const { door, user } = await enterToken(ask, input.AccessToken)
    const names = readRemovals(door.pool.settings, input.UserAttributeNames)
    await door.work(async (transaction) => {
      const held = (await holdUser(door, transaction, user.sub)) ?? user
      const gone = new Set(names.flatMap((name) => [name, `${name}_verified`]))
      const attributes = Object.fromEntries(Object.entries(held.attributes).filter(([name]) => !gone.has(name)))
      await updateUser(door, transaction, held, { attributes })
      for (const address of addresses.filter((one) => gone.has(one)))
        await dropCode(door, transaction, { sub: user.sub, purpose: `attribute:${address}` })
    })
    return {}
  },
})
