// EMAIL_OTP, SMS_MFA and SMS_OTP: the code that was sent comes back.
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { holdUser } from '#identity/users/find-user.ts'
import { enableMethod } from '#identity/users/user-state.ts'
import { updateUser } from '#identity/users/write-user.ts'
import { needResponse, needSession, type TakeAnswer } from './challenge-answer.ts'
import { readChallenge, takeChallenge } from './challenges.ts'
import { type CodeKind, type CodeUse, readCodeState } from './code-challenge.ts'
import { refuseWhileLocked, settleAttempt } from './lock.ts'
import { requireNone } from './mfa-setup.ts'
import { takeNextStep } from './next-step.ts'
import type { Proved } from './proved.ts'
import { readSigner } from './signer.ts'

/** A wrong code leaves the Session as it is; a right one is taken once. */
export const answerCode =
  (kind: CodeKind): TakeAnswer =>
  async (door, answer) => {
    const session = needSession(answer)
    const code = needResponse(answer, `${kind}_CODE`)
    const challenge = await readChallenge(door, session, [kind])
    const signer = await readSigner(door, challenge, needResponse(answer, 'USERNAME'))
    const { DEVICE_KEY: deviceKey } = answer.responses
    const attempt = { what: kind, sub: signer.sub, deviceKey } as const
    await refuseWhileLocked(door, attempt)
    const { isRight, use } = readCodeState(door, signer, challenge.state, code)
    const user = await door.work(async (transaction) => {
      const owner = isRight && use.setsUp ? await setUpMail(door, transaction, signer.sub, use) : signer.user
      if (isRight) await takeChallenge(door, transaction, session)
      await settleAttempt(door, transaction, attempt, isRight)
      return owner
    })
    if (!isRight || !user) throw new PoolError('CodeMismatchException', 'Invalid code or auth state for the user.')
    return takeNextStep(door, user, addProof(kind, use, deviceKey))
  }

function addProof(kind: CodeKind, { proved }: CodeUse, deviceKey: string | undefined): Proved {
  if (proved && kind !== 'SMS_OTP') return { first: proved.first, second: kind, deviceKey, stamp: proved.stamp }
  return { first: kind === 'EMAIL_OTP' ? 'EMAIL_OTP' : 'SMS_OTP', deviceKey }
}

async function setUpMail(door: Door, transaction: Transaction, sub: string, { setsUp: email, proved }: CodeUse) {
  const user = await holdUser(door, transaction, sub)
  if (!user || !email || !proved) return undefined
  requireNone(door, user, { proved })
  const attributes = { ...user.attributes, email, email_verified: 'true' }
  return updateUser(door, transaction, user, { attributes, mfa: enableMethod(user.mfa, 'EMAIL_OTP') })
}
