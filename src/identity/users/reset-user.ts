// An operator makes somebody choose a new password: the present one leads no further than to that step.
import type { Door } from '#identity/ask.ts'
import { sendResetCode } from '#identity/codes/send-reset-code.ts'
import type { CodeDelivery } from '#identity/messages/send-code.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { verifiedAddress } from './attributes.ts'
import type { PoolUser } from './user.ts'
import { updateUser } from './write-user.ts'

/** @throws PoolError InvalidParameterException where there is no verified address to send the code to */
export async function resetUser(door: Door, user: PoolUser): Promise<CodeDelivery> {
  const address = verifiedAddress(user.attributes)
  if (!address)
    throw new PoolError(
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    )
  return door.work(async (transaction) => {
    const changed = await updateUser(door, transaction, user, {
      status: 'RESET_REQUIRED',
      signedOutAt: door.clock(),
    })
    return sendResetCode(door, transaction, changed, address)
  })
}
