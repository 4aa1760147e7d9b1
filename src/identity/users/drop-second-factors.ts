// An operator helps somebody whose telephone is lost: from then on the password alone leads in, until they set up another second step.
import { and, eq } from 'drizzle-orm'
import type { Door } from '#identity/ask.ts'
import { dropRecoveryCodes } from '#identity/recovery/recovery-codes.ts'
import { devices } from '#identity/tables.ts'
import type { PoolUser } from './user.ts'
import { updateUser } from './write-user.ts'

/** Who asks for it has to be known as the owner by other means. They are signed out everywhere, no device is trusted any more, and no recovery code works. */
export function dropSecondFactors(door: Door, user: PoolUser): Promise<PoolUser> {
  return door.work(async (transaction) => {
    await transaction.delete(devices).where(and(eq(devices.poolId, door.pool.id), eq(devices.sub, user.sub)))
    await dropRecoveryCodes(door, transaction, user.sub)
    return updateUser(door, transaction, user, {
      mfa: { enabled: [], preferred: null },
      totpSecret: null,
      totpPending: null,
      totpName: null,
      signedOutAt: door.clock(),
    })
  })
}
