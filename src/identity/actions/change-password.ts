// ChangePassword: by somebody who is signed in and knows the one they have. Whoever else knew it is out.
import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import { accessToken, givenPassword, password } from '#contract/identity.ts'
import type { Transaction } from '#db/scope.ts'
import { action } from '#identity/action.ts'
import type { Door } from '#identity/ask.ts'
import { personLimits } from '#identity/limits/limits.ts'
import { takeQuota } from '#identity/limits/quota.ts'
import { isIncorrect } from '#identity/sign-in/prove-password.ts'
import { devices } from '#identity/tables.ts'
import { enterToken } from '#identity/tokens/read-token.ts'
import { endSignIns } from '#identity/tokens/revoke.ts'
import { holdUser } from '#identity/users/find-user.ts'
import { checkNotGuessed, checkPolicy, isPassword, namesOf, sealPassword } from '#identity/users/password.ts'
import { updateUser } from '#identity/users/write-user.ts'

export const changePassword = action({
  name: 'ChangePassword',
  replays: true,
  input: z.object({
    AccessToken: accessToken,
    /** Left out by somebody who has none yet. */
    PreviousPassword: givenPassword.optional(),
    ProposedPassword: password,
  }),
  run: async (input, ask) => {
    const { door, user, claims } = await enterToken(ask, input.AccessToken)
    await takeQuota(door, 'change-password', user.sub, personLimits.changePassword)
    if (user.verifier && !(await isPassword(door, user, input.PreviousPassword ?? ''))) throw isIncorrect()
    checkPolicy(door.pool.settings.passwordPolicy, input.ProposedPassword)
    checkNotGuessed(input.ProposedPassword, namesOf(user))
    const verifier = await sealPassword(door, user.sub, input.ProposedPassword)
    await door.work(async (transaction) => {
      const now = await holdUser(door, transaction, user.sub)
      // Another one was set since the present one was checked.
      if (!now || !isSame(now.verifier, user.verifier)) throw isIncorrect()
      await updateUser(door, transaction, now, { verifier })
      await endSignIns(door, transaction, user.sub, claims.originJti)
      await distrustDevices(door, transaction, user.sub, claims.deviceKey)
    })
    return {}
  },
})

const isSame = (one: Buffer | null, other: Buffer | null) => (one && other ? one.equals(other) : one === other)

/** Any other device is asked for the second factor again. */
async function distrustDevices(door: Door, transaction: Transaction, sub: string, own: string | undefined) {
  const others = own === undefined ? undefined : ne(devices.deviceKey, own)
  await transaction
    .update(devices)
    .set({ remembered: false })
    .where(and(eq(devices.poolId, door.pool.id), eq(devices.sub, sub), others))
}
