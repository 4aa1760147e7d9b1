// Checks a password that was sent as it is, for the flows that do so, with the same work whether or not somebody has the name.
import { timingSafeEqual } from 'node:crypto'
import type { Door } from '#identity/ask.ts'
import { findDevice } from '#identity/devices/find-device.ts'
import { poolNameOf } from '#identity/pool/pool.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { takeChallenge } from './challenges.ts'
import { refuseWhileLocked, settleAttempt } from './lock.ts'
import { takeNextStep } from './next-step.ts'
import type { SignInReply } from './sign-in-reply.ts'
import { type Signer, verifierOfSigner } from './signer.ts'
import { verifierOf } from './srp.ts'

type Given = {
  password: string
  deviceKey: string | undefined
  /** Of the step in which the password was chosen as a proof; a wrong one leaves it as it is. */
  session?: string
}

/** @throws PoolError NotAuthorizedException, ResourceNotFoundException 'Device does not exist.' */
export async function provePassword(door: Door, signer: Signer, given: Given): Promise<SignInReply> {
  const { sub, user } = signer
  const { deviceKey, session } = given
  if (deviceKey) await findDevice(door, sub, deviceKey)
  const attempt = { what: 'password', sub, deviceKey } as const
  await refuseWhileLocked(door, attempt)
  const kept = verifierOfSigner(door, signer)
  const made = await verifierOf(poolNameOf(door.pool.id), sub, given.password, kept.salt)
  const isRight = made.length === kept.verifier.length && timingSafeEqual(made, kept.verifier)
  await door.work(async (transaction) => {
    if (isRight && session) await takeChallenge(door, transaction, session)
    await settleAttempt(door, transaction, attempt, isRight)
  })
  if (!isRight || !user) throw isIncorrect()
  return takeNextStep(door, user, { first: 'PASSWORD', deviceKey })
}

export const isIncorrect = () => new PoolError('NotAuthorizedException', 'Incorrect username or password.')
