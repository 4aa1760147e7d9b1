// MFA_SETUP: somebody set up their app, or says to which e-mail address their codes go.
import type { Door } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { readChanges } from '#identity/users/attributes.ts'
import { nameKey } from '#identity/users/find-user.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { needResponse, needSession, type TakeAnswer } from './challenge-answer.ts'
import { readChallenge, takeChallenge } from './challenges.ts'
import { openCodeChallenge } from './code-challenge.ts'
import { mfaOf } from './mfa-of.ts'
import { readSetup, requireNone } from './mfa-setup.ts'
import { takeNextStep } from './next-step.ts'
import type { Proved } from './proved.ts'
import type { SignInReply } from './sign-in-reply.ts'
import { readSignedUser } from './signer.ts'

export const answerMfaSetup: TakeAnswer = async (door, answer) => {
  const session = needSession(answer)
  const challenge = await readChallenge(door, session, ['MFA_SETUP'])
  const setup = readSetup(challenge)
  const { proved, isShown } = setup
  const user = await readSignedUser(door, challenge, needResponse(answer, 'USERNAME'))
  requireNone(door, user, setup)
  const email = answer.responses.EMAIL?.trim()
  if (email) return setUpMail(door, user, { email, session, proved })
  if (!isShown) throw new PoolError('InvalidParameterException', 'No second factor has been set up in this session.')
  await door.work((transaction) => takeChallenge(door, transaction, session))
  // The library does not let a device prove itself after this step.
  return takeNextStep(door, user, { first: proved.first, second: 'SOFTWARE_TOKEN_MFA', stamp: proved.stamp })
}

/** A verified address stays what it is: a password alone does not move it. */
async function setUpMail(
  door: Door,
  user: PoolUser,
  { email, session, proved }: { email: string; session: string; proved: Proved },
): Promise<SignInReply> {
  if (!mfaOf(door, user).methods.includes('EMAIL_OTP'))
    throw new PoolError('InvalidParameterException', 'Email MFA is not enabled for this user pool.')
  const { email: typed = '' } = readChanges(door.pool.settings, [{ Name: 'email', Value: email }])
  const { email: own, email_verified: isVerified } = user.attributes
  if (own && isVerified === 'true' && nameKey(own) !== nameKey(typed))
    throw new PoolError('InvalidParameterException', 'The email address is not the one of the account.')
  await door.work((transaction) => takeChallenge(door, transaction, session))
  const setsUp = own && isVerified === 'true' ? own : typed
  return openCodeChallenge(door, { name: user.username, sub: user.sub, user }, 'EMAIL_OTP', { proved, setsUp })
}
