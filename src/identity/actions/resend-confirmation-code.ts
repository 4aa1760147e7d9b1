// ResendConfirmationCode: a new code for somebody who signed up; the one before works no more.
import { z } from 'zod'
import { clientId, username } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { enterClient } from '#identity/ask.ts'
import { pretendCode } from '#identity/codes/pretend-code.ts'
import { sendSignUpCode } from '#identity/codes/send-sign-up-code.ts'
import { personLimits, senderLimits } from '#identity/limits/limits.ts'
import { takeMailboxQuota } from '#identity/limits/mailbox-quota.ts'
import { takePersonQuota } from '#identity/limits/person-quota.ts'
import { takeQuota } from '#identity/limits/quota.ts'
import { tellAccountExists } from '#identity/messages/tell-account-exists.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { findUser } from '#identity/users/find-user.ts'
import { nobodyHasIt } from '#identity/users/missing.ts'
import { subOfNobody } from '#identity/users/nobody.ts'

export const resendConfirmationCode = action({
  name: 'ResendConfirmationCode',
  replays: true,
  input: z.object({ ClientId: clientId, Username: username }),
  run: async (input, ask) => {
    const door = await enterClient(ask, input.ClientId)
    await takeQuota(door, 'ask-code', `sender ${door.asker.sender}`, senderLimits.askCode)
    await takeMailboxQuota(door, input.Username)
    const user = await door.work((transaction) => findUser(door, transaction, input.Username))
    if (!user && !door.pool.settings.hidesUsers) throw nobodyHasIt()
    const sub = user?.sub ?? subOfNobody(door, input.Username)
    await takePersonQuota(door, 'resend', sub, personLimits.resend)
    if (user && user.status !== 'UNCONFIRMED' && !door.pool.settings.hidesUsers)
      throw new PoolError('InvalidParameterException', 'User is already confirmed.')
    const delivery = await door.work(async (transaction) => {
      if (user?.status === 'UNCONFIRMED') return sendSignUpCode(door, transaction, user)
      // The truth goes by mail. Of an account that an operator made and nobody came to yet, nothing is said at all.
      if (user?.status === 'CONFIRMED') await tellAccountExists(door, transaction, user)
      return pretendCode(door, transaction, { name: input.Username, sub, purpose: 'sign-up', kind: 'sign-up' })
    })
    if (!delivery) throw new PoolError('CodeDeliveryFailureException', 'There is no address to send a code to.')
    return { CodeDeliveryDetails: delivery }
  },
})
