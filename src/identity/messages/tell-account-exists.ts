// Tells somebody by mail, and nobody else, that their address has an account: whoever asked for another one reads it there.
import type { Transaction } from '#db/scope.ts'
import type { Door } from '#identity/ask.ts'
import type { PoolUser } from '#identity/users/user.ts'

/** Goes to their address also where it was never confirmed: a new password, by a code that goes there, confirms it. */
export async function tellAccountExists(door: Door, transaction: Transaction, user: PoolUser): Promise<void> {
  const { email } = user.attributes
  if (!email) return
  const { place, origin, siteOwner } = door.asker
  await door.notify(transaction, {
    event: 'account-exists',
    to: email,
    language: user.language,
    at: door.clock(),
    person: { poolId: door.pool.id, sub: user.sub },
    place,
    owner: door.pool.owner,
    ...(siteOwner === door.pool.owner ? { link: `${origin}/auth/login` } : {}),
  })
}
