// Counts the mails that strangers have the pool send to one mailbox, under whatever names.
import type { Door } from '#identity/ask.ts'
import { isEmail } from '#identity/users/attributes.ts'
import { nameKey } from '#identity/users/find-user.ts'
import { mailboxLimit } from './limits.ts'
import { takeQuota } from './quota.ts'

/**
 * @param typed what a stranger typed as their name or address: counted also when nobody has it
 * @throws PoolError LimitExceededException
 */
export async function takeMailboxQuota(door: Door, typed: string): Promise<void> {
  const address = nameKey(typed)
  if (door.asker.isThisMachine || !isEmail(address)) return
  await takeQuota(door, 'mailbox', mailboxOf(address), mailboxLimit)
}

/** Most providers bring `amal+clinic@mail.example` to `amal@mail.example`. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const [name = ''] = address.slice(0, at).split('+')
  return name + address.slice(at)
}
