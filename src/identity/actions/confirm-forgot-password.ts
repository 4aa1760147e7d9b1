// ConfirmForgotPassword: a new password, by the code that was sent for it.
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { clientId, code, password, username } from '#contract/identity.ts'
import type { Transaction } from '#db/scope.ts'
import { action } from '#identity/action.ts'
import { type Door, enterClient } from '#identity/ask.ts'
import { codeIsOver, countTry, dropCode, takeCode } from '#identity/codes/codes.ts'
import { personLimits } from '#identity/limits/limits.ts'
import { takePersonQuota } from '#identity/limits/person-quota.ts'
import { liftLock } from '#identity/sign-in/lock.ts'
import { devices } from '#identity/tables.ts'
import { addresses } from '#identity/users/attributes.ts'
import { findUser, holdUser } from '#identity/users/find-user.ts'
import { nobodyHasIt } from '#identity/users/missing.ts'
import { subOfNobody } from '#identity/users/nobody.ts'
import { checkNotGuessed, checkPolicy, sealPassword } from '#identity/users/password.ts'
import { updateUser } from '#identity/users/write-user.ts'

export const confirmForgotPassword = action({
  name: 'ConfirmForgotPassword',
  replays: true,
  isForStrangers: true,
  input: z.object({ ClientId: clientId, Username: username, ConfirmationCode: code, Password: password }),
  run: async (input, ask) => {
    const door = await enterClient(ask, input.ClientId)
    const found = await door.work((transaction) => findUser(door, transaction, input.Username))
    if (!found && !door.pool.settings.hidesUsers) throw nobodyHasIt()
    const sub = found?.sub ?? subOfNobody(door, input.Username)
    await takePersonQuota(door, 'confirm-forgot-password', sub, personLimits.confirmForgotPassword)
    // Before the code is taken: whoever chose too short a password tries again with the same code.
    checkPolicy(door.pool.settings.passwordPolicy, input.Password)
    // By what was typed alone: more would tell what is known of somebody.
    checkNotGuessed(input.Password, [input.Username])
    await countTry(door, { sub, purpose: 'reset', code: input.ConfirmationCode })
    const verifier = await sealPassword(door, sub, input.Password)
    await door.work((transaction) => reset(door, transaction, { sub, code: input.ConfirmationCode, verifier }))
    return {}
  },
})

/** Whoever knew the old password is out: sessions and sign-ins under way end, and no device stands for the second factor any more. */
async function reset(door: Door, transaction: Transaction, typed: { sub: string; code: string; verifier: Buffer }) {
  const { sub, code: typedCode, verifier } = typed
  const user = await holdUser(door, transaction, sub)
  const { value } = await takeCode(door, transaction, { sub, purpose: 'reset', code: typedCode })
  // Of a person who was removed at this moment; the code of a name that nobody has was told to nobody.
  if (!user) throw nobodyHasIt()
  const proved = addresses.find((one) => value !== null && user.attributes[one] === value)
  // It went to an address that is theirs no more.
  if (!proved) throw codeIsOver()
  await updateUser(door, transaction, user, {
    verifier,
    status: 'CONFIRMED',
    signedOutAt: door.clock(),
    attributes: { ...user.attributes, [`${proved}_verified`]: 'true' },
  })
  await dropCode(door, transaction, { sub, purpose: 'sign-up' })
  await liftLock(door, transaction, sub)
  await transaction.delete(devices).where(and(eq(devices.poolId, door.pool.id), eq(devices.sub, sub)))
}
