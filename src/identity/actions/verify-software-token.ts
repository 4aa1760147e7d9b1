// VerifySoftwareToken: the first code of an app shows that it was set up rightly.
import { z } from 'zod'
import { accessToken, session, userCode } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import type { Ask, Door } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { refuseWhileLocked, settleAttempt } from '#identity/sign-in/lock.ts'
import { enterSetup, renewSetup, requireNone } from '#identity/sign-in/mfa-setup.ts'
import { openSecret, sealSecret, stepOfCode } from '#identity/sign-in/totp.ts'
import { enterToken } from '#identity/tokens/read-token.ts'
import { holdUser } from '#identity/users/find-user.ts'
import { enableMethod } from '#identity/users/user-state.ts'
import { updateUser } from '#identity/users/write-user.ts'

type Shown = { code: string; name: string | null }

export const verifySoftwareToken = action({
  name: 'VerifySoftwareToken',
  replays: true,
  isForStrangers: true,
  input: z
    .object({
      AccessToken: accessToken.optional(),
      Session: session.optional(),
      UserCode: userCode,
      FriendlyDeviceName: z.string().max(131_072).optional(),
    })
    .refine((given) => given.AccessToken || given.Session, 'Either an access token or a session is required'),
  run: async ({ AccessToken, Session, UserCode, FriendlyDeviceName }, ask) => {
    const shown = { code: UserCode, name: FriendlyDeviceName?.trim().slice(0, 256) || null }
    if (AccessToken) await takeFirstCode(ask, AccessToken, shown)
    const next = AccessToken ? undefined : await takeCodeOfSetup(ask, Session ?? '', shown)
    return { Status: 'SUCCESS', ...(next ? { Session: next } : {}) }
  },
})

/** Signed in: the app is there from now on, and asked for once somebody says so (SetUserMFAPreference). */
async function takeFirstCode(ask: Ask, token: string, { code, name }: Shown): Promise<void> {
  const { door, user } = await enterToken(ask, token)
  const { totpPending } = user
  if (!totpPending) throw new PoolError('SoftwareTokenMFANotFoundException', 'Software token has not been associated.')
  const step = await tryCode(door, user.sub, openSecret(door, user, totpPending), code)
  const change = { totpSecret: totpPending, totpPending: null, totpName: name, totpStep: step }
  await door.work((transaction) => updateUser(door, transaction, user, change))
}

/** In a sign-in: the app is asked for from the next one on; this one goes on with the new Session. */
async function takeCodeOfSetup(ask: Ask, session: string, { code, name }: Shown): Promise<string> {
  const step = await enterSetup(ask, session)
  const { door, user, setup } = step
  const { secret } = setup
  if (!secret) throw new PoolError('SoftwareTokenMFANotFoundException', 'Software token has not been associated.')
  const totpStep = await tryCode(door, user.sub, secret, code)
  return door.work(async (transaction) => {
    const now = await holdUser(door, transaction, user.sub)
    if (!now) throw new PoolError('NotAuthorizedException', 'Invalid session for the user.')
    requireNone(door, now, setup)
    const next = await renewSetup(step, transaction, session, { ...setup, isShown: true })
    const totpSecret = sealSecret(door, user.sub, secret)
    const mfa = enableMethod(now.mfa, 'SOFTWARE_TOKEN_MFA')
    await updateUser(door, transaction, now, { totpSecret, totpPending: null, totpName: name, totpStep, mfa })
    return next
  })
}

/** @returns the step of the code: it is not taken again for a sign-in. @throws PoolError EnableSoftwareTokenMFAException */
async function tryCode(door: Door, sub: string, secret: string, code: string): Promise<number> {
  const attempt = { what: 'set-up', sub } as const
  await refuseWhileLocked(door, attempt)
  const step = stepOfCode(secret, code, door.clock())
  await door.work((transaction) => settleAttempt(door, transaction, attempt, step !== undefined))
  if (step !== undefined) return step
  throw new PoolError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA')
}
