// What comes back to a question of a sign-in, and the shape of whatever takes it.
import type { Door } from '#identity/ask.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import type { SignInReply } from './sign-in-reply.ts'

export type ChallengeAnswer = {
  /** None in an answer to PASSWORD_VERIFIER, which goes by its secret block. */
  session: string | undefined
  /** Small texts by name, USERNAME among them. */
  responses: Readonly<Record<string, string>>
}

/** One for each challenge. @throws PoolError */
export type TakeAnswer = (door: Door, answer: ChallengeAnswer) => Promise<SignInReply>

/** @throws PoolError InvalidParameterException where it is missing or empty */
export function needResponse({ responses }: Pick<ChallengeAnswer, 'responses'>, name: string): string {
  const value = Object.hasOwn(responses, name) ? responses[name] : undefined
  if (!value) throw missing(name)
  return value
}

/** @throws PoolError InvalidParameterException where it is missing */
export function needSession({ session }: ChallengeAnswer): string {
  if (!session) throw missing('Session')
  return session
}

const missing = (name: string) => new PoolError('InvalidParameterException', `Missing required parameter ${name}`)
