// Tells somebody that something happened to their account, so that they notice when it was not them.
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import type { PoolUser } from '#identity/users/user.ts'
import type { NoticeEvent } from './notice.ts'

/** @param user as they were before: a new address is told at the old one. Nobody is written to at an address that is not theirs. */
export async function tellOf(
  door: Door,
  transaction: Transaction,
  { sub, attributes, language }: Pick<PoolUser, 'sub' | 'attributes' | 'language'>,
  event: NoticeEvent,
): Promise<void> {
  const { email, email_verified } = attributes
  if (!email || email_verified !== 'true') return
  const about = { person: { poolId: door.pool.id, sub }, place: door.asker.place, owner: door.pool.owner }
  await door.notify(transaction, { event, to: email, language, at: door.clock(), ...about })
}
