// GetUserAttributeVerificationCode: a code to the address that waits for one, else to the one that somebody has.
import { z } from 'zod'
import { accessToken, attributeName } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { readWaiting } from '#identity/codes/codes.ts'
import { sendAttributeCode } from '#identity/codes/send-attribute-code.ts'
import { personLimits } from '#identity/limits/limits.ts'
import { takeQuota } from '#identity/limits/quota.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { enterToken } from '#identity/tokens/read-token.ts'
import { readAddressName } from '#identity/users/attributes.ts'

export const getUserAttributeVerificationCode = action({
  name: 'GetUserAttributeVerificationCode',
  replays: true,
  input: z.object({ AccessToken: accessToken, AttributeName: attributeName }),
  run: async (input, ask) => {
    const { door, user } = await enterToken(ask, input.AccessToken)
    const address = readAddressName(input.AttributeName)
    await takeQuota(door, `ask-code ${address}`, user.sub, personLimits.askAttributeCode)
    const delivery = await door.work(async (transaction) => {
      const waiting = await readWaiting(door, transaction, { sub: user.sub, purpose: `attribute:${address}` })
      const to = waiting?.value ?? user.attributes[address]
      if (!to) throw new PoolError('InvalidParameterException', `User does not have the attribute ${address}.`)
      return sendAttributeCode(door, transaction, user, { address, to })
    })
    return { CodeDeliveryDetails: delivery }
  },
})
