// PASSWORD_VERIFIER: the question that only whoever knows the password can answer, without the password crossing the wire.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Door } from '#identity/ask.ts'
import { findDevice } from '#identity/devices/find-device.ts'
import { poolNameOf } from '#identity/pool/pool.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { needResponse, type TakeAnswer } from './challenge-answer.ts'
import { keepChallenge, readChallenge, takeChallenge } from './challenges.ts'
import { refuseWhileLocked, settleAttempt } from './lock.ts'
import { takeNextStep } from './next-step.ts'
import { isIncorrect } from './prove-password.ts'
import type { SignInReply } from './sign-in-reply.ts'
import { readSigner, type Signer, verifierOfSigner } from './signer.ts'
import { isSigned, makeServerValue, readClientValue, sharedKey } from './srp.ts'

const hex = z.string().regex(/^[0-9a-f]+$/)
const number = hex.transform((text) => BigInt(`0x${text}`))
const stateSchema = z.object({ name: z.string(), clientValue: number, secret: number, shown: number })

const blockBytes = 48

/**
 * Asks for the proof. Nobody and people without a password are asked in the same words, and never prove anything.
 * @param clientValue `SRP_A`
 * @param session of the step in which this proof was chosen: it ends here
 * @throws PoolError InvalidParameterException for a value that nothing can be proved with
 */
export async function askPasswordProof(
  door: Door,
  signer: Signer,
  clientValue: string,
  session?: string,
): Promise<SignInReply> {
  if (readClientValue(clientValue) === undefined) throw new PoolError('InvalidParameterException', 'Invalid SRP_A.')
  const { salt, verifier } = verifierOfSigner(door, signer)
  const server = await makeServerValue(verifier)
  const secretBlock = randomBytes(blockBytes).toString('base64')
  const state = {
    name: signer.name,
    clientValue: clientValue.toLowerCase(),
    secret: server.secret.toString(16),
    shown: server.shown.toString(16),
  }
  await door.work(async (transaction) => {
    if (session) await takeChallenge(door, transaction, session)
    const challenge = { kind: 'PASSWORD_VERIFIER', sub: signer.user?.sub ?? null, state } as const
    await keepChallenge(door, transaction, secretBlock, challenge)
  })
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt.toString('hex'),
      SRP_B: state.shown,
      SECRET_BLOCK: secretBlock,
      // The same twice: the library keeps a device's key under the one and looks for it under the other.
      USERNAME: signer.sub,
      USER_ID_FOR_SRP: signer.sub,
    },
  }
}

/** Each block is answered once, rightly or wrongly; one that only names a device that there is not may be answered again. */
export const answerPasswordProof: TakeAnswer = async (door, answer) => {
  const named = needResponse(answer, 'USERNAME')
  const secretBlock = needResponse(answer, 'PASSWORD_CLAIM_SECRET_BLOCK')
  const timestamp = needResponse(answer, 'TIMESTAMP')
  const signature = needResponse(answer, 'PASSWORD_CLAIM_SIGNATURE')
  const { DEVICE_KEY: deviceKey } = answer.responses
  const challenge = await readChallenge(door, secretBlock, ['PASSWORD_VERIFIER'])
  const signer = await readSigner(door, challenge, named)
  // Before the step is taken: the library forgets a device that is none and comes again with the same step.
  if (deviceKey) await findDevice(door, signer.sub, deviceKey)
  const attempt = { what: 'password', sub: signer.sub, deviceKey } as const
  await refuseWhileLocked(door, attempt)
  const { clientValue, ...server } = stateSchema.parse(challenge.state)
  const key = await sharedKey(clientValue, server, verifierOfSigner(door, signer).verifier)
  const claim = {
    poolName: poolNameOf(door.pool.id),
    identity: signer.sub,
    secretBlock: Buffer.from(secretBlock, 'base64'),
    timestamp,
  }
  const isRight = isSigned(key, claim, signature) && signer.user !== undefined
  await door.work(async (transaction) => {
    await takeChallenge(door, transaction, secretBlock)
    await settleAttempt(door, transaction, attempt, isRight)
  })
  if (!isRight || !signer.user) throw isIncorrect()
  return takeNextStep(door, signer.user, { first: 'PASSWORD', deviceKey })
}
