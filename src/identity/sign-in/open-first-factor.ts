// Begins the sign-in by the factor that somebody chose.
import type { Door } from '#identity/ask.ts'
import { openPasskeyChallenge } from '#identity/passkeys/open-passkey-challenge.ts'
import type { FirstFactor } from '#identity/pool/pool.ts'
import { type ChallengeAnswer, needResponse } from './challenge-answer.ts'
import { takeChallenge } from './challenges.ts'
import { openCodeChallenge } from './code-challenge.ts'
import { askPasswordProof } from './password-proof.ts'
import { provePassword } from './prove-password.ts'
import type { SignInReply } from './sign-in-reply.ts'
import { isActive, type Signer } from './signer.ts'

/**
 * @param factor one that firstFactorsOf lists
 * @param given.session of the step in which it was chosen: it ends when the next one begins
 */
export async function openFirstFactor(
  door: Door,
  signer: Signer,
  factor: FirstFactor,
  given: { session?: string; responses: ChallengeAnswer['responses'] },
): Promise<SignInReply> {
  const { session, responses } = given
  if (factor === 'PASSWORD_SRP') return askPasswordProof(door, signer, needResponse(given, 'SRP_A'), session)
  if (factor === 'PASSWORD') {
    const password = needResponse(given, 'PASSWORD')
    const { DEVICE_KEY: deviceKey } = responses
    return provePassword(door, signer, { password, deviceKey, ...(session ? { session } : {}) })
  }
  if (session) await door.work((transaction) => takeChallenge(door, transaction, session))
  if (factor === 'WEB_AUTHN') return openPasskeyChallenge(door, signer, responses.DEVICE_KEY)
  return openCodeChallenge(door, reachable(signer), factor === 'EMAIL_OTP' ? 'EMAIL_OTP' : 'SMS_OTP')
}

/** Codes are sent to people who can sign in by them; to anybody else's name all is done as if. */
function reachable(signer: Signer): Signer {
  return isActive(signer.user) ? signer : { ...signer, user: undefined }
}
