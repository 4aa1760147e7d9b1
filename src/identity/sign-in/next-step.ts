// What follows when someone has proved a first or a second factor: another question, or the tokens.
import type { Door } from '#identity/ask.ts'
import type { AuthenticationResult } from '#identity/tokens/issue-tokens.ts'
import type { PoolUser } from '#identity/users/user.ts'

export type SignInReply =
  | { AuthenticationResult: AuthenticationResult; ChallengeParameters: Record<string, string> }
  | {
      ChallengeName: string
      Session?: string
      ChallengeParameters: Record<string, string>
      AvailableChallenges?: string[]
    }

/** What has been proved so far in this sign-in. */
export type Proved = {
  first: 'PASSWORD' | 'WEB_AUTHN' | 'EMAIL_OTP' | 'SMS_OTP' | 'AUTO_SIGN_IN'
  second?: 'SOFTWARE_TOKEN_MFA' | 'EMAIL_OTP' | 'SMS_MFA' | 'DEVICE'
  deviceKey?: string | undefined
}

/** @throws PoolError UserNotConfirmedException, PasswordResetRequiredException, NotAuthorizedException 'User is disabled.' */
export function takeNextStep(_door: Door, _user: PoolUser, _proved: Proved): Promise<SignInReply> {
  throw new Error('not built yet')
}
