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
    const isTaken = await takeCode(door, transaction, { user, session, code })
    await settleAttempt(door, transaction, attempt, isTaken)
    return isTaken
  })
  if (!isRight) throw new PoolError('CodeMismatchException', 'Invalid code received for user')
  const { first, stamp } = proved
  return takeNextStep(door, user, { first, second: 'SOFTWARE_TOKEN_MFA', deviceKey: attempt.deviceKey, stamp })
}

type Shown = { user: PoolUser; session: string; code: string }

/**
 * Ends the challenge with a right code.
 * @returns false for a wrong one, which leaves the challenge as it is
 * @throws PoolError NotAuthorizedException where the challenge has ended, ExpiredCodeException for a code of the app that was taken before
 */
async function takeCode(door: Door, transaction: Transaction, { user, session, code }: Shown): Promise<boolean> {
  if (!user.totpSecret) return false
  if (isRecoveryCode(code)) {
    if (!(await takeRecoveryCode(door, transaction, user, code))) return false
    await takeChallenge(door, transaction, session)
    return true
  }
  const step = stepOfCode(openSecret(door, user, user.totpSecret), code, door.clock())
  if (!step) return false
  await takeChallenge(door, transaction, session)
  await takeStep(door, transaction, user.sub, step)
  return true
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
