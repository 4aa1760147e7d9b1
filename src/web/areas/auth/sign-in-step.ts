// Where a sign-in stands: what the library asks for next, in the words of our screens.
import type { UserPoolLibrary } from '#web/browser/auth/user-pool.ts'

export type CodeWay = 'sms' | 'email' | 'app'
export type MfaWay = 'SMS' | 'TOTP' | 'EMAIL'
export type FirstFactor = 'PASSWORD' | 'PASSWORD_SRP' | 'WEB_AUTHN' | 'EMAIL_OTP' | 'SMS_OTP'

export type Step =
  | { kind: 'credentials' }
  /** The account waits for the code that was sent to its e-mail address. */
  | { kind: 'confirm' }
  /** The provider wants the password to be set anew, by a code. */
  | { kind: 'reset' }
  /** The password is one to begin with. `missing`: attributes that the account needs as well. */
  | { kind: 'newPassword'; missing: string[] }
  | { kind: 'code'; by: CodeWay; to?: string | undefined }
  | { kind: 'method'; purpose: 'use' | 'setUp'; of: MfaWay[] }
  | { kind: 'emailSetUp' }
  | { kind: 'appSetUp'; secret: string; uriFor: (clinic: string, account: string) => string }
  | { kind: 'firstFactor'; of: FirstFactor[] }
  | { kind: 'password' }
  | { kind: 'done' }

export type NextStep = Awaited<ReturnType<UserPoolLibrary['signIn']>>['nextStep']

const firstFactors: readonly string[] = ['PASSWORD_SRP', 'WEB_AUTHN', 'EMAIL_OTP', 'SMS_OTP'] satisfies FirstFactor[]

/** @throws Error for a challenge that no screen of ours knows */
export function stepOf(next: NextStep): Step {
  switch (next.signInStep) {
    case 'DONE':
      return { kind: 'done' }
    case 'CONFIRM_SIGN_UP':
      return { kind: 'confirm' }
    case 'RESET_PASSWORD':
      return { kind: 'reset' }
    case 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED':
      return { kind: 'newPassword', missing: next.missingAttributes ?? [] }
    case 'CONFIRM_SIGN_IN_WITH_SMS_CODE':
      return { kind: 'code', by: 'sms', to: next.codeDeliveryDetails?.destination }
    case 'CONFIRM_SIGN_IN_WITH_EMAIL_CODE':
      return { kind: 'code', by: 'email', to: next.codeDeliveryDetails?.destination }
    case 'CONFIRM_SIGN_IN_WITH_TOTP_CODE':
      return { kind: 'code', by: 'app' }
    case 'CONTINUE_SIGN_IN_WITH_MFA_SELECTION':
      return { kind: 'method', purpose: 'use', of: next.allowedMFATypes ?? [] }
    case 'CONTINUE_SIGN_IN_WITH_MFA_SETUP_SELECTION':
      return { kind: 'method', purpose: 'setUp', of: next.allowedMFATypes ?? [] }
    case 'CONTINUE_SIGN_IN_WITH_EMAIL_SETUP':
      return { kind: 'emailSetUp' }
    case 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP':
      return appSetUp(next.totpSetupDetails)
    case 'CONTINUE_SIGN_IN_WITH_FIRST_FACTOR_SELECTION':
      return { kind: 'firstFactor', of: known(next.availableChallenges ?? []) }
    case 'CONFIRM_SIGN_IN_WITH_PASSWORD':
      return { kind: 'password' }
    default:
      throw new Error(`no screen for the step ${next.signInStep}`)
  }
}

/** Steps that the pool waits for no longer than its session lives. */
export const isTimed = ({ kind }: Step): boolean =>
  kind !== 'credentials' && kind !== 'confirm' && kind !== 'reset' && kind !== 'done'

/** A password is asked for in one way, whichever of the two the pool calls it. */
function known(challenges: string[]): FirstFactor[] {
  const named = challenges.map((one) => (one === 'PASSWORD' ? 'PASSWORD_SRP' : one))
  return firstFactors.filter((one) => named.includes(one)) as FirstFactor[]
}

type AppDetails = (NextStep & { signInStep: 'CONTINUE_SIGN_IN_WITH_TOTP_SETUP' })['totpSetupDetails']

function appSetUp({ sharedSecret, getSetupUri }: AppDetails): Step {
  // The library puts both names into the address as they are.
  const uriFor = (clinic: string, account: string) =>
    String(getSetupUri(encodeURIComponent(clinic), encodeURIComponent(account)))
  return { kind: 'appSetUp', secret: sharedSecret, uriFor }
}
