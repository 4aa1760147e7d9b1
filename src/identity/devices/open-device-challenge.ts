// Asks a device to prove that it is the one it names: whoever has a remembered device is asked for no second factor.
import type { Door } from '#identity/ask.ts'
import { openChallenge } from '#identity/sign-in/challenges.ts'
import type { Proved } from '#identity/sign-in/proved.ts'
import type { SignInReply } from '#identity/sign-in/sign-in-reply.ts'
import type { PoolUser } from '#identity/users/user.ts'

/** @param proved what has been proved so far in this sign-in; it is gone on with after the device's proof */
export async function openDeviceChallenge(
  door: Door,
  user: Pick<PoolUser, 'sub'>,
  deviceKey: string,
  proved: Proved,
): Promise<SignInReply> {
  const session = await door.work((transaction) =>
    openChallenge(door, transaction, { kind: 'DEVICE_SRP_AUTH', sub: user.sub, state: { deviceKey, proved } }),
  )
  return { ChallengeName: 'DEVICE_SRP_AUTH', Session: session, ChallengeParameters: {} }
}
