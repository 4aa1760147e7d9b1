// Which second factor somebody is asked for, by what they chose and what their pool wants.
import type { Door } from '#identity/ask.ts'
import type { MfaMethod } from '#identity/pool/pool.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { openChallenge } from './challenges.ts'
import { openCodeChallenge } from './code-challenge.ts'
import { mfaOf } from './mfa-of.ts'
import type { Proved } from './proved.ts'
import type { SignInReply } from './sign-in-reply.ts'

/** @returns undefined when nothing more has to be proved */
export async function askSecondFactor(door: Door, user: PoolUser, proved: Proved): Promise<SignInReply | undefined> {
  // A passkey is both already: something that somebody has, and that only they can unlock.
  if (proved.first === 'WEB_AUTHN') return undefined
  const methods = methodsAfter(door, user, proved)
  const [method, another] = methods
  if (!method) return mfaOf(door, user).isRequired ? askSetUp(door, user, proved) : undefined
  const preferred = methods.find((one) => one === user.mfa.preferred)
  if (another && !preferred) return askWhich(door, user, methods, proved)
  return openSecondFactor(door, user, preferred ?? method, proved)
}

/** The factors that somebody set up and can use. */
export function methodsOf(door: Pick<Door, 'pool' | 'mfaGroups'>, user: PoolUser): MfaMethod[] {
  return mfaOf(door, user).methods.filter((method) => user.mfa.enabled.includes(method) && canUse(user, method))
}

/** Whether codes of this kind can reach somebody. */
export function canUse({ attributes, totpSecret }: PoolUser, method: MfaMethod): boolean {
  if (method === 'SOFTWARE_TOKEN_MFA') return totpSecret !== null
  const address = method === 'EMAIL_OTP' ? 'email' : 'phone_number'
  return Boolean(attributes[address]) && attributes[`${address}_verified`] === 'true'
}

/** A second code to the address that the first one went to would prove nothing new, where there is another way. */
function methodsAfter(door: Door, user: PoolUser, { first }: Proved): MfaMethod[] {
  const all = methodsOf(door, user)
  const others = all.filter((method) => method !== (first === 'SMS_OTP' ? 'SMS_MFA' : first))
  return others.length > 0 ? others : all
}

/** Goes on with the factor that was chosen. */
export async function openSecondFactor(
  door: Door,
  user: PoolUser,
  method: MfaMethod,
  proved: Proved,
): Promise<SignInReply> {
  if (method !== 'SOFTWARE_TOKEN_MFA')
    return openCodeChallenge(door, { name: user.username, sub: user.sub, user }, method, { proved })
  const session = await openStep(door, user, method, { proved })
  return {
    ChallengeName: method,
    Session: session,
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      ...(user.totpName ? { FRIENDLY_DEVICE_NAME: user.totpName } : {}),
    },
  }
}

async function askWhich(door: Door, user: PoolUser, methods: MfaMethod[], proved: Proved): Promise<SignInReply> {
  const session = await openStep(door, user, 'SELECT_MFA_TYPE', { proved, methods })
  return {
    ChallengeName: 'SELECT_MFA_TYPE',
    Session: session,
    ChallengeParameters: { MFAS_CAN_CHOOSE: JSON.stringify(methods), USER_ID_FOR_SRP: user.sub },
  }
}

async function askSetUp(door: Door, user: PoolUser, proved: Proved): Promise<SignInReply> {
  const methods = mfaOf(door, user).methods.filter((method) => method !== 'SMS_MFA' && method !== proved.first)
  // The library has no screen for setting up a telephone: somebody who has one is simply sent a code.
  if (methods.length === 0 && canUse(user, 'SMS_MFA')) return openSecondFactor(door, user, 'SMS_MFA', proved)
  const session = await openStep(door, user, 'MFA_SETUP', { proved })
  return {
    ChallengeName: 'MFA_SETUP',
    Session: session,
    ChallengeParameters: { MFAS_CAN_SETUP: JSON.stringify(methods), USER_ID_FOR_SRP: user.sub },
  }
}

function openStep(
  door: Door,
  user: PoolUser,
  kind: 'SOFTWARE_TOKEN_MFA' | 'SELECT_MFA_TYPE' | 'MFA_SETUP',
  state: Record<string, unknown>,
): Promise<string> {
  return door.work((transaction) => openChallenge(door, transaction, { kind, sub: user.sub, state }))
}
