// How a sign-in begins: the flows of InitiateAuth, and which of them a client may use.
import type { Door } from '#identity/ask.ts'
import type { AuthFlow } from '#identity/pool/pool.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import type { ChallengeAnswer } from './challenge-answer.ts'
import type { SignInReply } from './sign-in-reply.ts'

/** What InitiateAuth comes with has the shape of an answer: parameters by name, and perhaps a Session. @throws PoolError */
export type BeginFlow = (door: Door, given: ChallengeAnswer) => Promise<SignInReply>

/** @throws PoolError InvalidParameterException */
export function requireFlow({ client }: Pick<Door, 'client'>, flow: AuthFlow): void {
  if (client.settings.flows.includes(flow)) return
  const name = flow.slice('ALLOW_'.length)
  throw new PoolError('InvalidParameterException', `${name} flow not enabled for this client`)
}
