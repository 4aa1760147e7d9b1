// An operator shuts somebody out, or lets them in again.
import type { Door } from '#identity/ask.ts'
import type { PoolUser } from './user.ts'
import { updateUser } from './write-user.ts'

/** Whoever is shut out is signed out everywhere, and has to sign in again when they are let in. */
export function setEnabled(door: Door, user: PoolUser, enabled: boolean): Promise<PoolUser> {
  return door.work((transaction) =>
    updateUser(door, transaction, user, enabled ? { enabled } : { enabled, signedOutAt: door.clock() }),
  )
}
