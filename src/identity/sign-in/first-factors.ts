// By what somebody may begin a sign-in in which they choose (USER_AUTH).
import type { Door } from '#identity/ask.ts'
import { hasPasskey } from '#identity/passkeys/find-passkeys.ts'
import type { FirstFactor } from '#identity/pool/pool.ts'
import { nameKey } from '#identity/users/find-user.ts'
import { canUse, methodsOf } from './second-factor.ts'
import { isActive, type Signer } from './signer.ts'

/** The ones that the pool allows and somebody can use; for nobody a list that somebody could have. */
export async function firstFactorsOf(door: Door, signer: Signer): Promise<FirstFactor[]> {
  const { user } = signer
  const withPasskey = await hasPasskey(door, signer.sub)
  const can: Record<FirstFactor, boolean> =
    user && isActive(user)
      ? {
          PASSWORD_SRP: user.verifier !== null,
          PASSWORD: user.verifier !== null,
          WEB_AUTHN: withPasskey,
          EMAIL_OTP: canUse(user, 'EMAIL_OTP') && isAnotherLeft(door, signer, 'EMAIL_OTP'),
          SMS_OTP: canUse(user, 'SMS_MFA') && isAnotherLeft(door, signer, 'SMS_MFA'),
        }
      : factorsOfNobody(door, signer.name)
  return door.pool.settings.firstFactors.filter((factor) => can[factor])
}

/** Whoever wants two factors is not let in by a code that would be both. */
function isAnotherLeft(door: Door, { user }: Signer, method: 'EMAIL_OTP' | 'SMS_MFA'): boolean {
  const methods = user ? methodsOf(door, user) : []
  return methods.length === 0 || methods.some((one) => one !== method)
}

/** Some have passkeys and some a telephone, as people do: from a list nobody can tell who there is. */
function factorsOfNobody(door: Door, name: string): Record<FirstFactor, boolean> {
  const [byte = 0, other = 0] = door.seal.digest('first factors of nobody', door.pool.id, nameKey(name))
  const { signInWith } = door.pool.settings
  const byEmail = signInWith.includes('email')
  return {
    PASSWORD_SRP: true,
    PASSWORD: true,
    WEB_AUTHN: byte % 4 === 0,
    EMAIL_OTP: byEmail || byte % 2 === 0,
    SMS_OTP: signInWith.includes('phone_number') && !byEmail ? true : other % 4 === 0,
  }
}
