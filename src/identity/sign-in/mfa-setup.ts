// Setting up a second factor in the middle of a sign-in, where the pool wants one of everybody.
import { z } from 'zod'
import type { Transaction } from '#db/scope.ts'
import { type Ask, type Door } from '#identity/ask.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { type Challenge, enterSession, openChallenge, readChallenge, takeChallenge } from './challenges.ts'
import { provedSchema } from './proved.ts'
import { readSignedUser } from './signer.ts'

const stateSchema = z.object({
  proved: provedSchema,
  /** Of the app that is being set up, in base32. */
  secret: z.string().optional(),
  /** A code of the app was shown. */
  isShown: z.boolean().optional(),
})

export type MfaSetup = z.output<typeof stateSchema>
type SetupStep = { door: Door; user: PoolUser; setup: MfaSetup }

export const readSetup = ({ state }: Challenge): MfaSetup => stateSchema.parse(state)

/** The step behind a Session, where no more than the Session is shown. @throws PoolError NotAuthorizedException */
export async function enterSetup(ask: Ask, session: string): Promise<SetupStep> {
  const door = await enterSession(ask, session)
  const challenge = await readChallenge(door, session, ['MFA_SETUP'])
  return { door, user: await readSignedUser(door, challenge, challenge.sub ?? ''), setup: readSetup(challenge) }
}

/** Ends the step and begins the next one with what is known now. @returns the Session to go on with */
export async function renewSetup(
  { door, user }: Pick<SetupStep, 'door' | 'user'>,
  transaction: Transaction,
  session: string,
  setup: MfaSetup,
): Promise<string> {
  await takeChallenge(door, transaction, session)
  return openChallenge(door, transaction, { kind: 'MFA_SETUP', sub: user.sub, state: setup })
}
