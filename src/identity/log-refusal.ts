// What guards the pools is told in the log: failed sign-ins, locks, limits. Whom it is about stands there as a key that only we can make.
import { z } from 'zod'
import type { Action } from './action.ts'
import type { Ask } from './ask.ts'
import type { PoolError, PoolErrorType } from './pool/pool-error.ts'
import { nameKey } from './users/find-user.ts'

const told: ReadonlySet<PoolErrorType> = new Set<PoolErrorType>([
  'NotAuthorizedException',
  'UserNotFoundException',
  'CodeMismatchException',
  'ExpiredCodeException',
  'EnableSoftwareTokenMFAException',
  'LimitExceededException',
  'TooManyFailedAttemptsException',
  'RefreshTokenReuseException',
])

/** Where an action names somebody. */
const named = z.object({ USERNAME: z.string().optional() }).catch({})
const shape = z.object({ Username: z.string().optional(), AuthParameters: named, ChallengeResponses: named }).partial()

/** Neither names nor addresses: `person` and `sender` are keyed digests, the same for the same one. */
export function logRefusal(ask: Ask, { name }: Pick<Action, 'name'>, text: string, { type, message }: PoolError): void {
  if (!told.has(type)) return
  const isLocked = message === 'Password attempts exceeded'
  const event = isLocked ? 'sign-in locked' : 'sign-in refused'
  ask.log.warn(event, { action: name, code: type, person: personOf(ask, text), sender: ask.asker.sender })
}

function personOf({ seal }: Ask, text: string): string | undefined {
  const { Username, AuthParameters, ChallengeResponses } = readBody(text)
  const name = Username ?? AuthParameters?.USERNAME ?? ChallengeResponses?.USERNAME
  return name && seal.digest('person in the log', nameKey(name)).toString('hex').slice(0, 16)
}

function readBody(text: string): z.output<typeof shape> {
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    return {}
  }
}
