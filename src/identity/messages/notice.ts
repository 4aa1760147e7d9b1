// What somebody is told of after it happened to their account, and whoever takes it to them.
import type { ClientKey } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'

export const noticeEvents = [
  'password',
  'second-step',
  'email',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'account-exists',
] as const
export type NoticeEvent = (typeof noticeEvents)[number]

export type Notice = {
  event: NoticeEvent
  /** An e-mail address that was theirs when it happened. */
  to: string
  /** Whose account it is about. */
  person: ClientKey
  language: string
  at: Date
  /** Where they sign in; told of an account that they have already. */
  link?: string
  /** In whose name it is sent: told by whoever took the request in. */
  place: string | undefined
  /** Whose pool it is: in their name it goes where no place is known. */
  owner: string
}

/** Writes the notice down in the transaction of the deed that it tells of. */
export type SendNotice = (transaction: Transaction, notice: Notice) => Promise<void>
