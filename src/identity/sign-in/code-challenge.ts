// Sends somebody a code to sign in with, and takes it: as their only proof, or as their second.
import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Door } from '#identity/ask.ts'
import { newCode } from '#identity/codes/new-code.ts'
import { pretendToSend } from '#identity/codes/pretend-code.ts'
import { personLimits } from '#identity/limits/limits.ts'
import { takeQuota } from '#identity/limits/quota.ts'
import { sendCode } from '#identity/messages/send-code.ts'
import { openChallenge } from './challenges.ts'
import { isKnownSender } from './known-sender.ts'
import { type Proved, provedSchema } from './proved.ts'
import type { SignInReply } from './sign-in-reply.ts'
import type { Signer } from './signer.ts'

export type CodeKind = 'EMAIL_OTP' | 'SMS_MFA' | 'SMS_OTP'

/** Digits of the code: as the hosted pool has them. */
const digits: Record<CodeKind, number> = { EMAIL_OTP: 8, SMS_OTP: 8, SMS_MFA: 6 }

/** What the code stands for. */
export type CodeUse = {
  /** What was proved before; nothing where the code is the first proof. */
  proved?: Proved | undefined
  /** An e-mail address that becomes the person's, for their second factor, when its code comes back. */
  setsUp?: string | undefined
}

const stateSchema = z.object({
  digest: z.base64(),
  proved: provedSchema.optional(),
  setsUp: z.string().optional(),
})

/**
 * @param signer whoever the code is for; for nobody all is done alike, and nothing is sent
 * @throws PoolError LimitExceededException, CodeDeliveryFailureException
 */
export async function openCodeChallenge(
  door: Door,
  { name, sub, user }: Signer,
  kind: CodeKind,
  { proved, setsUp }: CodeUse = {},
): Promise<SignInReply> {
  await countCode(door, sub, proved)
  const code = newCode(digits[kind])
  const medium = kind === 'EMAIL_OTP' ? 'EMAIL' : 'SMS'
  const { session, delivery } = await door.work(async (transaction) => {
    const state = { name, digest: digestOf(door, sub, code).toString('base64'), proved, setsUp }
    return {
      session: await openChallenge(door, transaction, { kind, sub: user?.sub ?? null, state }),
      delivery: user
        ? await sendCode(door, transaction, user, { kind: 'sign-in', medium, code, ...(setsUp ? { to: setsUp } : {}) })
        : await pretendToSend(door, transaction, name, 'sign-in', medium),
    }
  })
  return {
    ChallengeName: kind,
    Session: session,
    ChallengeParameters: {
      CODE_DELIVERY_DELIVERY_MEDIUM: delivery.DeliveryMedium,
      CODE_DELIVERY_DESTINATION: delivery.Destination,
    },
  }
}

/** What a stranger asks for must not use up what the person may ask for, at an address that they are known at. */
async function countCode(door: Door, sub: string, proved: Proved | undefined): Promise<void> {
  const { signInCode, signInCodeFromAll, secondFactorCode, secondFactorCodeFromAll } = personLimits
  const [what, one, all] = proved
    ? (['second-factor-code', secondFactorCode, secondFactorCodeFromAll] as const)
    : (['sign-in-code', signInCode, signInCodeFromAll] as const)
  await takeQuota(door, what, `${sub} from ${door.asker.sender}`, one)
  if (await door.work((transaction) => isKnownSender(door, transaction, sub))) return
  await takeQuota(door, what, sub, all)
}

/** What is kept of the step, and whether a code is the one that was sent for it. */
export function readCodeState(
  door: Door,
  { sub, user }: Signer,
  state: Record<string, unknown>,
  code: string,
): { isRight: boolean; use: CodeUse } {
  const { digest, ...use } = stateSchema.parse(state)
  const isSame = timingSafeEqual(Buffer.from(digest, 'base64'), digestOf(door, sub, code))
  return { isRight: isSame && user !== undefined, use }
}

const digestOf = (door: Door, sub: string, code: string) => door.seal.digest('sign-in code', door.pool.id, sub, code)
