// Tells somebody of changes to what they sign in with, wherever in the pool they were made.
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import type { PoolUser } from '#identity/users/user.ts'
import type { NoticeEvent } from './notice.ts'
import { tellOf } from './tell-of.ts'

type SignInPart = Pick<PoolUser, 'verifier' | 'mfa' | 'attributes'>

/** Once they have an account of their own: what makes one, an invitation or a sign-up, is no change to it. */
export async function tellOfChanges(
  door: Door,
  transaction: Transaction,
  before: PoolUser,
  changes: Partial<SignInPart>,
) {
  if (before.status !== 'CONFIRMED' && before.status !== 'RESET_REQUIRED') return
  const methods = ({ enabled }: PoolUser['mfa']) => [...enabled].sort().join()
  const events: NoticeEvent[] = []
  if (changes.verifier) events.push('password')
  if (changes.mfa && methods(changes.mfa) !== methods(before.mfa)) events.push('second-step')
  if (changes.attributes && changes.attributes.email !== before.attributes.email) events.push('email')
  for (const event of events) await tellOf(door, transaction, before, event)
}
