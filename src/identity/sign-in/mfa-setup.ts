// Setting up a second factor in the middle of a sign-in, where the pool wants one of everybody.
import { z } from 'zod'
import type { Transaction } from '#db/scope.ts'
import type { Ask, Door } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { proofStamp } from '#identity/users/proof-stamp.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { type Challenge, enterSession, openChallenge, readChallenge, takeChallenge } from './challenges.ts'
import { provedSchema } from './proved.ts'
import { methodsOf } from './second-factor.ts'
import { readSignedUser } from './signer.ts'
import { openSecret } from './totp.ts'

const stateSchema = z.object({
  proved: provedSchema,
  /** Of the app that is being set up, in base32. */
  secret: z.string().optional(),
  /** A code of the app was shown: it is the person's from then on. */
  isShown: z.boolean().optional(),
})

export type MfaSetup = z.output<typeof stateSchema>
type SetupStep = { door: Door; user: PoolUser; setup: MfaSetup; expiresAt: Date }

export const readSetup = ({ state }: Challenge): MfaSetup => stateSchema.parse(state)

/** The step behind a Session, where no more than the Session is shown. @throws PoolError NotAuthorizedException */
export async function enterSetup(ask: Ask, session: string): Promise<SetupStep> {
  const door = await enterSession(ask, session)
  const challenge = await readChallenge(door, session, ['MFA_SETUP'])
  const user = await readSignedUser(door, challenge, challenge.sub ?? '')
  const setup = readSetup(challenge)
  requireNone(door, user, setup)
  return { door, user, setup, expiresAt: challenge.expiresAt }
}

/**
 * Only a password was proved: somebody who has a second factor by now, set up elsewhere meanwhile, is asked for that one.
 * @param user as they are now
 * @throws PoolError NotAuthorizedException
 */
export function requireNone(door: Door, user: PoolUser, { proved, secret, isShown }: MfaSetup): void {
  const [method, another] = methodsOf(door, user)
  const isOwn =
    isShown === true &&
    another === undefined &&
    method === 'SOFTWARE_TOKEN_MFA' &&
    user.totpSecret !== null &&
    openSecret(door, user, user.totpSecret) === secret
  if ((method && !isOwn) || proved.stamp !== proofStamp(door, user))
    throw new PoolError('NotAuthorizedException', 'Invalid session for the user.')
}

/** Ends the step and begins the next one, in the time that the first one had. @returns the Session to go on with */
export async function renewSetup(
  { door, user, expiresAt }: Pick<SetupStep, 'door' | 'user' | 'expiresAt'>,
  transaction: Transaction,
  session: string,
  setup: MfaSetup,
): Promise<string> {
  await takeChallenge(door, transaction, session)
  return openChallenge(door, transaction, { kind: 'MFA_SETUP', sub: user.sub, state: setup, expiresAt })
}
