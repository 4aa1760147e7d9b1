// What follows when someone has proved a first or a second factor: another question, or the tokens.
import type { Door } from '#identity/ask.ts'
import { type Device, findDevice } from '#identity/devices/find-device.ts'
import { openDeviceChallenge } from '#identity/devices/open-device-challenge.ts'
import { PoolError } from '#identity/pool/pool-error.ts'
import { startSession } from '#identity/tokens/issue-tokens.ts'
import { isInvitationOver } from '#identity/users/is-invitation-over.ts'
import { proofStamp } from '#identity/users/proof-stamp.ts'
import type { PoolUser } from '#identity/users/user.ts'
import { rememberSender } from './known-sender.ts'
import { forgetMistakes } from './lock.ts'
import { mfaOf } from './mfa-of.ts'
import { askNewPassword } from './open-new-password.ts'
import type { Proved } from './proved.ts'
import { askSecondFactor, methodsOf } from './second-factor.ts'
import type { SignInReply } from './sign-in-reply.ts'

export type { Proved } from './proved.ts'
export type { SignInReply } from './sign-in-reply.ts'

/**
 * @param user as they are now
 * @throws PoolError UserNotConfirmedException, PasswordResetRequiredException, NotAuthorizedException 'User is disabled.', and
 * 'Incorrect username or password.' when what they proved does not hold any more
 */
export async function takeNextStep(door: Door, user: PoolUser, given: Proved): Promise<SignInReply> {
  const proved = { ...given, stamp: given.stamp ?? proofStamp(door, user) }
  refuseByStatus(user)
  if (user.status === 'FORCE_CHANGE_PASSWORD' && proved.first !== 'AUTO_SIGN_IN') {
    refuseOldInvitation(door, user, proved)
    return askNewPassword(door, user, proved)
  }
  const device = await findNamedDevice(door, user, proved)
  const hasMethod = methodsOf(door, user).length > 0
  // One that was remembered before they had to have a second factor does not stand for it.
  const isTrusted = device?.remembered && (hasMethod || !mfaOf(door, user).isRequired)
  if (isTrusted && !proved.second)
    return openDeviceChallenge(door, user, device.deviceKey, { ...proved, hasSecondFactor: hasMethod })
  const question = proved.second ? undefined : await askSecondFactor(door, user, proved)
  if (question) return question
  // One that is only known proves itself last, so that the session is its own and no second device is written down for it.
  if (device)
    return openDeviceChallenge(door, user, device.deviceKey, { ...proved, hasSecondFactor: isProvedTwice(proved) })
  const result = await startSession(door, user, {
    deviceKey: proved.second === 'DEVICE' ? proved.deviceKey : undefined,
    stamp: proved.stamp,
    secondFactor: isProvedTwice(proved),
    alongside: async (transaction) => {
      await rememberSender(door, transaction, user.sub)
      await forgetMistakes(door, transaction, user.sub)
    },
  })
  return { AuthenticationResult: result, ChallengeParameters: {} }
}

/** A passkey is both already. */
const isProvedTwice = ({ first, second, hasSecondFactor = false }: Proved): boolean =>
  first === 'WEB_AUTHN' || (second === 'DEVICE' ? hasSecondFactor : second !== undefined)

/**
 * The device that the client says it is, until it has proved so. One that was forgotten meanwhile counts as none: where the client
 * can forget it as well, it was told so before the proof.
 */
async function findNamedDevice(door: Door, user: PoolUser, { deviceKey, second }: Proved): Promise<Device | undefined> {
  if (!deviceKey || second === 'DEVICE' || door.pool.settings.devices === 'never') return undefined
  return findDevice(door, user.sub, deviceKey).catch((error: unknown) => {
    if (error instanceof PoolError && error.type === 'ResourceNotFoundException') return undefined
    throw error
  })
}

/** Told only to someone who has proved who they are: to others the account looks like any other. */
function refuseByStatus({ enabled, status }: PoolUser): void {
  if (!enabled) throw new PoolError('NotAuthorizedException', 'User is disabled.')
  if (status === 'UNCONFIRMED') throw new PoolError('UserNotConfirmedException', 'User is not confirmed.')
  if (status === 'RESET_REQUIRED')
    throw new PoolError('PasswordResetRequiredException', 'Password reset required for the user')
}

/** A password that was sent in a mail is not left good for as long as the mail lies somewhere. */
function refuseOldInvitation(door: Door, user: PoolUser, { first }: Proved): void {
  if (first === 'PASSWORD' && isInvitationOver(door, user))
    throw new PoolError(
      'NotAuthorizedException',
      'Temporary password has expired and must be reset by an administrator.',
    )
}
