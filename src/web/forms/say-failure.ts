// What to say when signing in, or anything around it, fails: which field it is about, the sentence, and the way on.
import type { TextKey } from '#texts/translate.ts'

export type AuthField = 'email' | 'givenName' | 'familyName' | 'password' | 'newPassword' | 'code'
/** Where a person can go on from a failure. */
export type Way = 'forgot' | 'login' | 'register' | 'profile'

export type FailureText = TextKey & `auth.fail.${string}`
export type Failure = { text: FailureText; field?: AuthField; way?: Way }

type Rule = { name: string; message?: RegExp; failure: Failure }

const sessionEnded: Failure = { text: 'auth.fail.sessionEnded' }
const wrong: Failure = { text: 'auth.fail.wrong', field: 'password', way: 'forgot' }
const confirmed: Failure = { text: 'auth.fail.confirmed', way: 'login' }
/** Nothing that is typed helps before the browser allows them. */
export const cookiesRefused: Failure = { text: 'auth.fail.cookies' }
const tooMany: Failure = { text: 'auth.fail.tooMany' }
const wrongCode: Failure = { text: 'auth.fail.wrongCode', field: 'code' }
const wrongAppCode: Failure = { text: 'auth.fail.wrongAppCode', field: 'code' }
const network: Failure = { text: 'auth.fail.network' }
const unavailable: Failure = { text: 'auth.fail.unavailable' }
const passkey: Failure = { text: 'auth.fail.passkey' }

/** How the pool names a new password that it refuses for its shape; only where one is chosen is a password sent at all. */
export const newPasswordValue = /'(password|newPassword|proposedPassword)'/

/** The catalogue of the specification (section 8) and what else the pool and the library say; the first that fits counts. */
const rules: Rule[] = [
  { name: 'NotAuthorizedException', message: /^Password attempts exceeded/, failure: { text: 'auth.fail.locked' } },
  { name: 'NotAuthorizedException', message: /disabled/i, failure: { text: 'auth.fail.disabled' } },
  { name: 'NotAuthorizedException', message: /session/i, failure: sessionEnded },
  { name: 'NotAuthorizedException', message: /status is CONFIRMED/, failure: confirmed },
  { name: 'NotAuthorizedException', message: /^Incorrect username or password/, failure: wrong },
  { name: 'NotAuthorizedException', message: /SignUp is not permitted/, failure: { text: 'auth.fail.closed' } },
  { name: 'NotAuthorizedException', failure: { text: 'auth.fail.notAllowed' } },
  // The same words as for a wrong password: nobody learns here who has an account.
  { name: 'UserNotFoundException', failure: wrong },
  { name: 'UsernameExistsException', failure: { text: 'auth.fail.exists', field: 'email', way: 'login' } },
  { name: 'AliasExistsException', failure: { text: 'auth.fail.aliasExists', field: 'email', way: 'login' } },
  {
    name: 'InvalidPasswordException',
    message: /too common|must not be the username/,
    failure: { text: 'auth.fail.passwordGuessed', field: 'newPassword' },
  },
  { name: 'InvalidPasswordException', failure: { text: 'auth.fail.passwordRules', field: 'newPassword' } },
  // Only a code from an app is refused in these words.
  { name: 'CodeMismatchException', message: /^Invalid code received/, failure: wrongAppCode },
  { name: 'CodeMismatchException', failure: wrongCode },
  { name: 'EnableSoftwareTokenMFAException', failure: wrongAppCode },
  {
    name: 'ExpiredCodeException',
    message: /software token/,
    failure: { text: 'auth.fail.usedCode', field: 'code' },
  },
  { name: 'ExpiredCodeException', failure: { text: 'auth.fail.expiredCode', field: 'code' } },
  { name: 'CodeDeliveryFailureException', failure: { text: 'auth.fail.notDelivered' } },
  { name: 'LimitExceededException', failure: tooMany },
  { name: 'TooManyRequestsException', failure: tooMany },
  { name: 'TooManyFailedAttemptsException', failure: tooMany },
  { name: 'UserNotConfirmedException', failure: { text: 'auth.fail.notConfirmed', way: 'login' } },
  { name: 'PasswordResetRequiredException', failure: { text: 'auth.fail.resetRequired', way: 'forgot' } },
  { name: 'UserAlreadyAuthenticatedException', failure: { text: 'auth.fail.signedIn', way: 'profile' } },
  { name: 'UserUnAuthenticatedException', failure: { text: 'auth.fail.signInFirst', way: 'login' } },
  {
    name: 'InvalidParameterException',
    message: /should be an email/i,
    failure: { text: 'auth.fail.email', field: 'email' },
  },
  { name: 'InvalidParameterException', message: /already confirmed/, failure: confirmed },
  // Of a shape that the pool reads no further.
  {
    name: 'InvalidParameterException',
    message: newPasswordValue,
    failure: { text: 'auth.fail.passwordShape', field: 'newPassword' },
  },
  {
    name: 'InvalidParameterException',
    message: /no registered\/verified/,
    failure: { text: 'auth.fail.noAddress' },
  },
  { name: 'AutoSignInException', failure: { text: 'auth.fail.useCredentials' } },
  { name: 'CookiesRefusedException', failure: cookiesRefused },
  { name: 'EmptySessionException', failure: { text: 'auth.fail.noSession' } },
  // The library has nothing to answer to any more: another tab or three minutes have come between.
  { name: 'SignInException', failure: sessionEnded },
  { name: 'PasskeyAuthenticationCanceled', failure: passkey },
  { name: 'PasskeyRetrievalFailed', failure: passkey },
  { name: 'PasskeyOperationAborted', failure: passkey },
  { name: 'RelyingPartyMismatch', failure: passkey },
  { name: 'PasskeyNotSupported', failure: { text: 'auth.fail.noPasskeys' } },
  { name: 'NetworkError', failure: network },
  { name: 'TabFailure', message: /^(unreachable|given-up)$/, failure: network },
  { name: 'TabFailure', failure: unavailable },
  // The library's own code did not come.
  { name: 'TypeError', message: /import|module|fetch/i, failure: network },
  { name: 'InternalErrorException', failure: unavailable },
  { name: 'ServiceUnavailable', failure: unavailable },
]

const unknown: Failure = { text: 'auth.fail.unknown' }

/** @param error whatever was thrown; nothing of it but its kind decides what is said */
export function sayFailure(error: unknown): Failure {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' }
  const rule = rules.find((one) => one.name === name && (!one.message || one.message.test(message)))
  return rule?.failure ?? unknown
}

/** Whether a failure is one that nothing more can be said of. */
export const isUnknown = ({ text }: Failure): boolean => text === unknown.text

export const endedSession = sessionEnded
