// What comes before anything is written down for a request: whether it is for something that there is, and how often its sender asks.
import { z } from 'zod'
import type { Action } from './action.ts'
import { type Ask, type Door, enterClient } from './ask.ts'
import { senderLimits } from './limits/limits.ts'
import { takeQuota } from './limits/quota.ts'
import { enterSession } from './sign-in/challenges.ts'
import { isSignedHere } from './tokens/check-token.ts'

const shape = z.object({
  AccessToken: z.string().optional(),
  Session: z.string().optional(),
  ClientId: z.string().optional(),
})

/**
 * Counts what strangers do for the network address that they do it from. Requests of this machine itself are not counted: those are
 * its operator's, or all visitors' behind a proxy that does not say whom it speaks for.
 * @param input as the action takes it
 * @throws PoolError LimitExceededException, or what the action itself would say of a client or Session that there is not
 */
export async function knock(named: Pick<Action, 'isForStrangers'>, input: unknown, ask: Ask): Promise<void> {
  const { AccessToken, ...given } = shape.parse(input)
  const door = AccessToken === undefined ? await enter(ask, given) : undefined
  if (!door || !named.isForStrangers || ask.asker.isThisMachine) return
  await takeQuota(door, 'sign-in', `sender ${ask.asker.sender}`, senderLimits.signIn)
}

/** Whether an answer may be kept for a request that comes again: nothing is kept for a token that anybody could have written. */
export async function isKept(named: Pick<Action, 'replays'>, input: unknown, ask: Ask): Promise<boolean> {
  const { AccessToken } = shape.parse(input)
  return named.replays && (AccessToken === undefined || (await isSignedHere(ask, AccessToken)))
}

/** @returns nothing where the request names neither: then it is shown something that says whose it is */
async function enter(ask: Ask, { ClientId, Session }: z.output<typeof shape>): Promise<Door | undefined> {
  if (ClientId !== undefined) return enterClient(ask, ClientId)
  return Session === undefined ? undefined : enterSession(ask, Session)
}
