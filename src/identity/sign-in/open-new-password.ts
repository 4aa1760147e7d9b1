// NEW_PASSWORD_REQUIRED: somebody who was invited has to choose a password of their own, and to say what is missing.
import type { Door } from '#identity/ask.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { openChallenge } from './challenges.ts'
import type { Proved } from './proved.ts'
import type { SignInReply } from './sign-in-reply.ts'

export async function askNewPassword(door: Door, user: PoolUser, proved: Proved): Promise<SignInReply> {
  const session = await door.work((transaction) =>
    openChallenge(door, transaction, { kind: 'NEW_PASSWORD_REQUIRED', sub: user.sub, state: { proved } }),
  )
  const missing = missingAttributes(door, user).map((name) => `userAttributes.${name}`)
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: session,
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: JSON.stringify(missing),
      userAttributes: JSON.stringify(user.attributes),
    },
  }
}

/** What the pool wants to know of everybody and does not know of this person. */
export function missingAttributes({ pool }: Pick<Door, 'pool'>, { attributes }: PoolUser): string[] {
  return pool.settings.attributes.filter(({ name, required }) => required && !attributes[name]).map(({ name }) => name)
}
