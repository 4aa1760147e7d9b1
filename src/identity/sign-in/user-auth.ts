// USER_AUTH: somebody chooses by what they sign in, or signs in at once with the Session of the sign-up that they just confirmed.
import type { Door } from '#identity/ask.ts'
import { type FirstFactor, firstFactors } from '#identity/pool/pool.ts'
import type { BeginFlow } from './begin-flow.ts'
import { needResponse } from './challenge-answer.ts'
import { openChallenge, readChallenge, takeChallenge } from './challenges.ts'
import { firstFactorsOf } from './first-factors.ts'
import { takeNextStep } from './next-step.ts'
import { openFirstFactor } from './open-first-factor.ts'
import type { SignInReply } from './sign-in-reply.ts'
import { findSigner, readSignedUser, type Signer } from './signer.ts'

export const beginUserAuth: BeginFlow = async (door, { session, responses }) => {
  const name = needResponse({ responses }, 'USERNAME')
  if (session) return signInAfterSignUp(door, session, name)
  const signer = await findSigner(door, name)
  const available = await firstFactorsOf(door, signer)
  const preferred = firstFactors.find((one) => one === responses.PREFERRED_CHALLENGE)
  if (!preferred || !available.includes(preferred)) return askFirstFactor(door, signer, available)
  return openFirstFactor(door, signer, preferred, { responses })
}

async function signInAfterSignUp(door: Door, session: string, name: string): Promise<SignInReply> {
  const challenge = await readChallenge(door, session, ['AUTO_SIGN_IN'])
  const user = await readSignedUser(door, challenge, name)
  await door.work((transaction) => takeChallenge(door, transaction, session))
  return takeNextStep(door, user, { first: 'AUTO_SIGN_IN' })
}

async function askFirstFactor(door: Door, { name, user }: Signer, available: FirstFactor[]): Promise<SignInReply> {
  const session = await door.work((transaction) =>
    openChallenge(door, transaction, { kind: 'SELECT_CHALLENGE', sub: user?.sub ?? null, state: { name } }),
  )
  return {
    ChallengeName: 'SELECT_CHALLENGE',
    Session: session,
    ChallengeParameters: {},
    AvailableChallenges: available,
  }
}
