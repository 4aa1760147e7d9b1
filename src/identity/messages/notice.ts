// What somebody is told of after it happened to their account, so that they notice when it was not them.
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import type { PoolUser } from '#identity/users/user.ts'

export const noticeEvents = ['password', 'second-step', 'email', 'passkey-added', 'passkey-removed'] as const
export type NoticeEvent = (typeof noticeEvents)[number]

export type Notice = {
  event: NoticeEvent
  /** An e-mail address that was theirs when it happened. */
  to: string
  language: string
  at: Date
  /** In whose name it is sent: told by whoever took the request in. */
  place: string | undefined
  /** Whose pool it is: in their name it goes where no place is known. */
  owner: string
}

/** Writes the notice down in the transaction of the deed that it tells of. */
export type SendNotice = (transaction: Transaction, notice: Notice) => Promise<void>

/** @param user as they were before: a new address is told at the old one. Nobody is written to at an address that is not theirs. */
export async function tellOf(
  door: Door,
  transaction: Transaction,
  { attributes, language }: Pick<PoolUser, 'attributes' | 'language'>,
  event: NoticeEvent,
): Promise<void> {
  const { email, email_verified } = attributes
  if (!email || email_verified !== 'true') return
  const { place } = door.asker
  await door.notify(transaction, { event, to: email, language, at: door.clock(), place, owner: door.pool.owner })
}
