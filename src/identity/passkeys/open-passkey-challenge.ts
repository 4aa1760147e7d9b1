// Asks someone who signs in for one of their passkeys. Of a name that nobody has, or that has none, a made-up one is asked for.
import { randomBytes } from 'node:crypto'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Door } from '#identity/ask.ts'
import { openChallenge } from '#identity/sign-in/challenges.ts'
import type { Proved } from '#identity/sign-in/proved.ts'
import type { SignInReply } from '#identity/sign-in/sign-in-reply.ts'
import type { Signer } from '#identity/sign-in/signer.ts'
import { nameKey } from '#identity/users/find-user.ts'
import { checkEnabled, findPasskeys } from './find-passkeys.ts'
import { passkeyTimeoutMs, relyingPartyOf } from './relying-party.ts'

type Allowed = { id: string; transports: string[] }

/** @throws PoolError WebAuthnNotEnabledException */
export async function openPasskeyChallenge(
  door: Door,
  { name, user }: Pick<Signer, 'name' | 'user'>,
  deviceKey?: Proved['deviceKey'],
): Promise<SignInReply> {
  checkEnabled(door)
  const relyingParty = relyingPartyOf(door)
  const challenge = randomBytes(32)
  const { session, allowed } = await door.work(async (transaction) => {
    const found: Allowed[] = user
      ? (await findPasskeys(door, transaction, user.sub)).map(({ credentialId: id, transports }) => ({
          id,
          transports,
        }))
      : []
    const state = { name, relyingParty, challenge: challenge.toString('base64url'), deviceKey }
    return {
      session: await openChallenge(door, transaction, { kind: 'WEB_AUTHN', sub: user?.sub ?? null, state }),
      allowed: found.length > 0 ? found : [makeUp(door, user?.sub ?? nameKey(name))],
    }
  })
  const options = await generateAuthenticationOptions({
    rpID: relyingParty.id,
    challenge: Uint8Array.from(challenge),
    allowCredentials: allowed,
    userVerification: 'required',
    timeout: passkeyTimeoutMs,
  })
  return {
    ChallengeName: 'WEB_AUTHN',
    Session: session,
    ChallengeParameters: { CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options) },
  }
}

/** The same for a name each time, of a length that real ones have. */
function makeUp(door: Door, name: string): Allowed {
  const digest = door.seal.digest('made-up passkey', door.pool.id, name)
  const length = [16, 20, 32][(digest[31] ?? 0) % 3]
  return { id: digest.subarray(0, length).toString('base64url'), transports: ['hybrid', 'internal'] }
}
