// SELECT_CHALLENGE: the factor that somebody chose to sign in by, with what it needs.
import { firstFactors } from '#identity/pool/pool.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { needResponse, needSession, type TakeAnswer } from './challenge-answer.ts'
import { readChallenge } from './challenges.ts'
import { firstFactorsOf } from './first-factors.ts'
import { openFirstFactor } from './open-first-factor.ts'
import { readSigner } from './signer.ts'

/** Also in place of an answer to WEB_AUTHN: somebody whose passkey is not at hand chooses anew. */
export const answerSelectChallenge: TakeAnswer = async (door, answer) => {
  const session = needSession(answer)
  const challenge = await readChallenge(door, session, ['SELECT_CHALLENGE', 'WEB_AUTHN'])
  const signer = await readSigner(door, challenge, needResponse(answer, 'USERNAME'))
  const chosen = needResponse(answer, 'ANSWER')
  const factor = firstFactors.find((one) => one === chosen)
  if (!factor || !(await firstFactorsOf(door, signer)).includes(factor))
    throw new PoolError('InvalidParameterException', 'The selected challenge is not available.')
  return openFirstFactor(door, signer, factor, { session, responses: answer.responses })
}
