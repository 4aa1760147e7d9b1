// SetUserMFAPreference: by which second factors somebody wants to be asked, and by which first.
import { z } from 'zod'
import { accessToken } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import type { Door } from '#identity/ask.ts'
import { type MfaMethod, mfaMethods } from '#identity/pool/pool.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { mfaOf } from '#identity/sign-in/mfa-of.ts'
import { canUse } from '#identity/sign-in/second-factor.ts'
import { enterToken } from '#identity/tokens/read-token.ts'
import { holdUser } from '#identity/users/find-user.ts'
import type { PoolUser } from '#identity/users/user.ts'
import type { MfaPreference } from '#identity/users/user-state.ts'
import { updateUser } from '#identity/users/write-user.ts'

const wishSchema = z.object({ Enabled: z.boolean().optional(), PreferredMfa: z.boolean().optional() })
type Wish = z.output<typeof wishSchema>

export const setUserMfaPreference = action({
  name: 'SetUserMFAPreference',
  replays: true,
  input: z.object({
    AccessToken: accessToken,
    SMSMfaSettings: wishSchema.optional(),
    SoftwareTokenMfaSettings: wishSchema.optional(),
    EmailMfaSettings: wishSchema.optional(),
  }),
  run: async (input, ask) => {
    const { door, user } = await enterToken(ask, input.AccessToken)
    const wishes = new Map<MfaMethod, Wish | undefined>([
      ['SMS_MFA', input.SMSMfaSettings],
      ['SOFTWARE_TOKEN_MFA', input.SoftwareTokenMfaSettings],
      ['EMAIL_OTP', input.EmailMfaSettings],
    ])
    await door.work(async (transaction) => {
      const now = (await holdUser(door, transaction, user.sub)) ?? user
      const mfa = choose(now.mfa, wishes)
      for (const method of mfa.enabled) if (wishes.get(method)?.Enabled) refuseUnusable(door, now, method)
      refuseNone(door, { ...now, mfa })
      await updateUser(door, transaction, now, { mfa })
    })
    return {}
  },
})

/** What is not named stays as it is; what is named without `Enabled` is switched off. */
function choose(
  { enabled, preferred }: MfaPreference,
  wishes: ReadonlyMap<MfaMethod, Wish | undefined>,
): MfaPreference {
  const isOn = (method: MfaMethod) => {
    const wish = wishes.get(method)
    return wish ? (wish.Enabled ?? wish.PreferredMfa ?? false) : enabled.includes(method)
  }
  const wanted = mfaMethods.filter((method) => wishes.get(method)?.PreferredMfa)
  if (wanted.length > 1)
    throw new PoolError('InvalidParameterException', 'Only one MFA method can be set as preferred.')
  const [first] = wanted
  if (first && !isOn(first))
    throw new PoolError('InvalidParameterException', 'An MFA method has to be enabled to be the preferred one.')
  const chosen = mfaMethods.filter(isOn)
  const stays = preferred && isOn(preferred) && wishes.get(preferred)?.PreferredMfa !== false ? preferred : null
  return { enabled: chosen, preferred: first ?? stays }
}

function refuseUnusable(door: Door, user: PoolUser, method: MfaMethod): void {
  if (!mfaOf(door, user).methods.includes(method))
    throw new PoolError('InvalidParameterException', `${method} is not enabled for the user pool.`)
  if (canUse(user, method)) return
  throw new PoolError(
    'InvalidParameterException',
    method === 'SOFTWARE_TOKEN_MFA'
      ? 'User has not verified software token mfa'
      : `User does not have a verified ${method === 'EMAIL_OTP' ? 'email' : 'phone number'}`,
  )
}

/** Where a second factor is wanted of somebody, one that counts has to stay. */
function refuseNone(door: Door, user: PoolUser): void {
  const { isRequired, methods } = mfaOf(door, user)
  if (isRequired && !methods.some((one) => user.mfa.enabled.includes(one)))
    throw new PoolError('InvalidParameterException', 'Invalid MFA configuration: the user pool requires MFA.')
}
