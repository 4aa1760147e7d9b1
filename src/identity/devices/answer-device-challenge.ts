// The two steps by which a remembered device proves itself: the same proof as of a password, with the device's own secret.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Door } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { type ChallengeAnswer, needResponse, needSession, type TakeAnswer } from '#identity/sign-in/challenge-answer.ts'
import { type Challenge, openChallenge, readChallenge, takeChallenge } from '#identity/sign-in/challenges.ts'
import { takeNextStep } from '#identity/sign-in/next-step.ts'
import { provedSchema } from '#identity/sign-in/proved.ts'
import { readSignedUser } from '#identity/sign-in/signer.ts'
import { isSigned, makeServerValue, readClientValue, sharedKey } from '#identity/sign-in/srp.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { type Device, findDevice, noDevice, openDevice } from './find-device.ts'

const firstState = z.object({ deviceKey: z.string(), proved: provedSchema })
const secondState = firstState.extend({
  clientValue: z.string(),
  secret: z.string(),
  shown: z.string(),
  secretBlock: z.string(),
})

const hex = (value: bigint) => value.toString(16)
const unhex = (text: string) => BigInt(`0x${text}`)

/** @throws PoolError InvalidParameterException, NotAuthorizedException, ResourceNotFoundException 'Device does not exist.' */
export const answerDeviceSrp: TakeAnswer = async (door, answer) => {
  const session = needSession(answer)
  const challenge = await readChallenge(door, session, ['DEVICE_SRP_AUTH'])
  const { deviceKey, proved } = firstState.parse(challenge.state)
  const { user, device } = await findNamed(door, challenge, deviceKey, answer)
  const clientValue = readClientValue(needResponse(answer, 'SRP_A'))
  if (clientValue === undefined) throw new PoolError('InvalidParameterException', 'Invalid SRP_A.')
  const { salt, verifier } = openDevice(door, device)
  const { secret, shown } = await makeServerValue(verifier)
  const secretBlock = randomBytes(48).toString('base64')
  const state = {
    deviceKey,
    proved,
    clientValue: hex(clientValue),
    secret: hex(secret),
    shown: hex(shown),
    secretBlock,
  }
  const next = await door.work(async (transaction) => {
    await takeChallenge(door, transaction, session)
    return openChallenge(door, transaction, { kind: 'DEVICE_PASSWORD_VERIFIER', sub: user.sub, state })
  })
  return {
    ChallengeName: 'DEVICE_PASSWORD_VERIFIER',
    Session: next,
    ChallengeParameters: {
      SALT: salt.toString('hex'),
      SRP_B: hex(shown),
      SECRET_BLOCK: secretBlock,
      DEVICE_KEY: deviceKey,
      USERNAME: needResponse(answer, 'USERNAME'),
    },
  }
}

/** @throws PoolError NotAuthorizedException, ResourceNotFoundException 'Device does not exist.' */
export const answerDeviceVerifier: TakeAnswer = async (door, answer) => {
  const session = needSession(answer)
  const challenge = await readChallenge(door, session, ['DEVICE_PASSWORD_VERIFIER'])
  const state = secondState.parse(challenge.state)
  const { user, device } = await findNamed(door, challenge, state.deviceKey, answer)
  await door.work((transaction) => takeChallenge(door, transaction, session))
  const server = { secret: unhex(state.secret), shown: unhex(state.shown) }
  const key = await sharedKey(unhex(state.clientValue), server, openDevice(door, device).verifier)
  const claim = {
    poolName: device.groupKey,
    identity: device.deviceKey,
    secretBlock: Buffer.from(state.secretBlock, 'base64'),
    timestamp: needResponse(answer, 'TIMESTAMP'),
  }
  const isProved =
    needResponse(answer, 'PASSWORD_CLAIM_SECRET_BLOCK') === state.secretBlock &&
    isSigned(key, claim, needResponse(answer, 'PASSWORD_CLAIM_SIGNATURE'))
  if (!isProved) throw new PoolError('NotAuthorizedException', 'Incorrect username or password.')
  return takeNextStep(door, user, { ...state.proved, second: 'DEVICE', deviceKey: device.deviceKey })
}

/** Whoever is signing in, and the device of the step, which the answer has to name as well. */
async function findNamed(
  door: Door,
  challenge: Challenge,
  deviceKey: string,
  answer: ChallengeAnswer,
): Promise<{ user: PoolUser; device: Device }> {
  const user = await readSignedUser(door, challenge, needResponse(answer, 'USERNAME'))
  if (needResponse(answer, 'DEVICE_KEY') !== deviceKey) throw noDevice()
  return { user, device: await findDevice(door, user.sub, deviceKey) }
}
