// SELECT_MFA_TYPE: which of several second factors somebody wants to use this time.
import { z } from 'zod'
import { mfaMethods } from '#identity/pool/pool.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { needResponse, needSession, type TakeAnswer } from './challenge-answer.ts'
import { readChallenge, takeChallenge } from './challenges.ts'
import { provedSchema } from './proved.ts'
import { openSecondFactor } from './second-factor.ts'
import { readSignedUser } from './signer.ts'

const stateSchema = z.object({ proved: provedSchema, methods: z.array(z.enum(mfaMethods)) })

export const answerSelectMfaType: TakeAnswer = async (door, answer) => {
  const session = needSession(answer)
  const challenge = await readChallenge(door, session, ['SELECT_MFA_TYPE'])
  const { proved, methods } = stateSchema.parse(challenge.state)
  const user = await readSignedUser(door, challenge, needResponse(answer, 'USERNAME'))
  const chosen = needResponse(answer, 'ANSWER')
  const method = methods.find((one) => one === chosen)
  if (!method) throw new PoolError('InvalidParameterException', 'Invalid MFA type selected.')
  await door.work((transaction) => takeChallenge(door, transaction, session))
  return openSecondFactor(door, user, method, proved)
}
