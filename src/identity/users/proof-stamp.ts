// What a proof of somebody rests on: when that changes before their sign-in has ended, the proof is worth nothing any more.
import type { Door } from '#identity/ask.ts'
import type { PoolUser } from './user.ts'

/** Another one after a new password, a new state of the account, a sign-out everywhere, and when they are shut out. */
export function proofStamp({ seal }: Pick<Door, 'seal'>, user: PoolUser): string {
  const { poolId, sub, verifier, signedOutAt, enabled, status } = user
  const signedOut = String(signedOutAt?.getTime())
  return seal
    .digest('proof stamp', poolId, sub, verifier ?? 'no password', signedOut, String(enabled), status)
    .toString('base64')
}
