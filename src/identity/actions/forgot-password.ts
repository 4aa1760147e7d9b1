// ForgotPassword: sends a code to choose a new password with.
import { z } from 'zod'
import { clientId, username } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { type Door, enterClient } from '#identity/ask.ts'
import { pretendCode } from '#identity/codes/pretend-code.ts'
import { sendResetCode } from '#identity/codes/send-reset-code.ts'
import { personLimits, senderLimits } from '#identity/limits/limits.ts'
import { takeMailboxQuota } from '#identity/limits/mailbox-quota.ts'
import { takePersonQuota } from '#identity/limits/person-quota.ts'
import { takeQuota } from '#identity/limits/quota.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { type Address, addresses, verifiedAddress } from '#identity/users/attributes.ts'
import { findUser } from '#identity/users/find-user.ts'
import { nobodyHasIt } from '#identity/users/missing.ts'
import { subOfNobody } from '#identity/users/nobody.ts'
import type { PoolUser } from '#identity/users/user.ts'

export const forgotPassword = action({
  name: 'ForgotPassword',
  replays: true,
  input: z.object({ ClientId: clientId, Username: username }),
  run: async (input, ask) => {
    const door = await enterClient(ask, input.ClientId)
    await takeQuota(door, 'ask-code', `sender ${door.asker.sender}`, senderLimits.askCode)
    await takeMailboxQuota(door, input.Username)
    const user = await door.work((transaction) => findUser(door, transaction, input.Username))
    if (!user && !door.pool.settings.hidesUsers) throw nobodyHasIt()
    const sub = user?.sub ?? subOfNobody(door, input.Username)
    await takePersonQuota(door, 'forgot-password', sub, personLimits.forgotPassword)
    const address = user && addressFor(door, user)
    const delivery = await door.work((transaction) =>
      user && address
        ? sendResetCode(door, transaction, user, address)
        : pretendCode(door, transaction, { name: input.Username, sub, purpose: 'reset', kind: 'reset' }),
    )
    return { CodeDeliveryDetails: delivery }
  },
})

/**
 * The address that the code goes to: one that was verified. Where the pool hides who there is, an account that was never confirmed
 * gets one too: typing it proves the address as the first code would have, and nobody is left with neither.
 * @returns undefined where the pool only pretends to send
 * @throws PoolError where it may say why not
 */
function addressFor(door: Door, user: PoolUser): Address | undefined {
  const { hidesUsers } = door.pool.settings
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    if (hidesUsers) return undefined
    throw new PoolError('NotAuthorizedException', 'User password cannot be reset in the current state.')
  }
  if (!user.enabled) {
    if (hidesUsers) return undefined
    throw new PoolError('NotAuthorizedException', 'User is disabled.')
  }
  const verified = verifiedAddress(user.attributes)
  if (verified) return verified
  if (hidesUsers) return user.status === 'UNCONFIRMED' ? addresses.find((one) => user.attributes[one]) : undefined
  throw new PoolError(
    'InvalidParameterException',
    'Cannot reset password for the user as there is no registered/verified email or phone_number',
  )
}
