// SOFTWARE_TOKEN_MFA: the code of somebody's app, or a recovery code in its place, each taken once.
import { and, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { isRecoveryCode, takeRecoveryCode } from '#identity/recovery/recovery-codes.ts'
import { poolUsers } from '#identity/tables.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { needResponse, needSession, type TakeAnswer } from './challenge-answer.ts'
import { readChallenge, takeChallenge } from './challenges.ts'
import { refuseWhileLocked, settleAttempt } from './lock.ts'
import { takeNextStep } from './next-step.ts'
import { provedSchema } from './proved.ts'
import { readSignedUser } from './signer.ts'
import { openSecret, stepOfCode } from './totp.ts'

const stateSchema = z.object({ proved: provedSchema })

export const answerSoftwareToken: TakeAnswer = async (door, answer) => {
  const session = needSession(answer)
  const code = needResponse(answer, 'SOFTWARE_TOKEN_MFA_CODE')
  const challenge = await readChallenge(door, session, ['SOFTWARE_TOKEN_MFA'])
  const { proved } = stateSchema.parse(challenge.state)
  const user = await readSignedUser(door, challenge, needResponse(answer, 'USERNAME'))
  const attempt = { what: 'SOFTWARE_TOKEN_MFA', sub: user.sub, deviceKey: answer.responses.DEVICE_KEY } as const
  await refuseWhileLocked(door, attempt)
  const isRight = await door.work(async (transaction) => {
    const isTaken = await takeCode(door, transaction, user, code)
    if (isTaken) await takeChallenge(door, transaction, session)
    await settleAttempt(door, transaction, attempt, isTaken)
    return isTaken
  })
  if (!isRight) throw new PoolError('CodeMismatchException', 'Invalid code received for user')
  const { first, stamp } = proved
  return takeNextStep(door, user, { first, second: 'SOFTWARE_TOKEN_MFA', deviceKey: attempt.deviceKey, stamp })
}

/** @returns false for a wrong code. @throws PoolError ExpiredCodeException for one of the app that was taken before */
async function takeCode(door: Door, transaction: Transaction, user: PoolUser, code: string): Promise<boolean> {
  if (!user.totpSecret) return false
  if (isRecoveryCode(code)) return takeRecoveryCode(door, transaction, user, code)
  const step = stepOfCode(openSecret(door, user, user.totpSecret), code, door.clock())
  if (step) await takeStep(door, transaction, user.sub, step)
  return step !== undefined
}

/** In one statement: of all who show a code at once, in one sign-in or in many, one is heard. @throws PoolError ExpiredCodeException */
async function takeStep(door: Door, transaction: Transaction, sub: string, step: number): Promise<void> {
  const taken = await transaction
    .update(poolUsers)
    .set({ totpStep: step })
    .where(and(eq(poolUsers.poolId, door.pool.id), eq(poolUsers.sub, sub), lt(poolUsers.totpStep, step)))
    .returning({ sub: poolUsers.sub })
  if (taken.length === 0) throw new PoolError('ExpiredCodeException', 'Your software token has already been used once.')
}
