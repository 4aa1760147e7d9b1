// What the pool has to tell someone, and whoever takes it there.
import type { ClientKey } from '#db/open.ts'
import type { Transaction } from '#db/scope.ts'

export type Message = {
  kind: 'sign-up' | 'reset' | 'attribute' | 'sign-in' | 'invitation'
  medium: 'EMAIL' | 'SMS'
  to: string
  /** Whose account it is about. */
  person: ClientKey
  /** Language of the person. */
  language: string
  /** The code; of an invitation the password to begin with. */
  code: string
  /** Where following it does what typing the code would do; of an invitation where they sign in. */
  link?: string
  /** In whose name it is sent: told by whoever took the request in. */
  place: string | undefined
  /** Whose pool it is: in their name it goes where no place is known. */
  owner: string
}

/** Writes the message down in the transaction of the deed that it tells of. Throws when it cannot be taken. */
export type SendMessage = (transaction: Transaction, message: Message) => Promise<void>
