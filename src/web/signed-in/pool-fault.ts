// What went wrong at the user pool, for the profile: whether somebody is still signed in, and a sentence with a next step.
import type { TextKey } from '#texts/translate.ts'
import { noAnswer, TabFailure, type TabFault } from '#web/browser/tab-fault.ts'
import { newPasswordValue, sayFailure } from '#web/forms/say-failure.ts'

/** `code` of the fault when nobody is signed in any longer. */
export const signedOut = 'signed-out'

/** The same in the words of the product API (kernel/fault.ts). */
export const apiSignedOut = 'not-signed-in'

/** The library tells its errors apart by their names; the fault has the name as its code. */
export function readPoolFault(error: unknown): TabFault {
  if (error instanceof TabFailure) return error.fault
  const { name, message } = error instanceof Error ? error : { name: 'Unknown', message: '' }
  if (name === 'NetworkError' || isNotLoaded(error)) return noAnswer('unreachable')
  return { status: 0, code: codeOf(name, message), detail: message, reference: '' }
}

/** A new password whose shape the pool refuses belongs to the same field as one that is too weak. */
function codeOf(name: string, message: string): string {
  if (hasEnded(name, message)) return signedOut
  return name === 'InvalidParameterException' && newPasswordValue.test(message) ? 'InvalidPasswordException' : name
}

/** The code of the library itself could not be fetched. */
const isNotLoaded = (error: unknown) => error instanceof TypeError && /fetch|import|load/i.test(error.message)

/** A token that was revoked, elsewhere or by the clinic, and a session that came to its end, look alike to a person. */
function hasEnded(name: string, message: string): boolean {
  if (name === 'UserUnAuthenticatedException' || name === 'UserNotFoundException') return true
  return name === 'NotAuthorizedException' && /(Access|Refresh) Token/i.test(message)
}

/** Sentences by the name of the error, where it means something of its own. */
export type Sentences = Record<string, TextKey>

const ofTheProfile: Sentences = {
  unreachable: 'profile.fault.unreachable',
  [signedOut]: 'profile.fault.signedOut',
  [apiSignedOut]: 'profile.fault.signedOut',
  PasskeyRegistrationCanceled: 'profile.fault.passkeyCancelled',
  PasskeyOperationAborted: 'profile.fault.passkeyCancelled',
  PasskeyAlreadyExists: 'profile.fault.passkeyExists',
  PasskeyRegistrationFailed: 'profile.fault.passkeyUnsupported',
  PasskeyNotSupported: 'profile.fault.passkeyUnsupported',
}

/** @param own sentences of the one action, which go before those of the profile and of signing in */
export const sentenceOf = (error: unknown, { code }: TabFault, own: Sentences = {}): TextKey =>
  own[code] ?? ofTheProfile[code] ?? (error instanceof TabFailure ? 'profile.fault.other' : sayFailure(error).text)

/** Of a part that could not be shown there is less to say. */
export const sentenceOfPart = ({ code }: TabFault): TextKey => ofTheProfile[code] ?? 'profile.fault.other'
