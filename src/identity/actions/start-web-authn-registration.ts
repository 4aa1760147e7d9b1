// StartWebAuthnRegistration: what the browser needs to make a passkey for someone who is signed in.
import { randomBytes } from 'node:crypto'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import { z } from 'zod'
import { accessToken } from '#contract/identity.ts'
import { action } from '#identity/action.ts'
import { checkEnabled, findPasskeys } from '#identity/passkeys/find-passkeys.ts'
import { passkeyAlgorithms, passkeyTimeoutMs, relyingPartyOf } from '#identity/passkeys/relying-party.ts'
import { keepChallenge } from '#identity/sign-in/challenges.ts'
import { enterToken } from '#identity/tokens/read-token.ts'

export const startWebAuthnRegistration = action({
  name: 'StartWebAuthnRegistration',
  input: z.object({ AccessToken: accessToken }),
  replays: true,
  run: async ({ AccessToken }, ask) => {
    const { door, user } = await enterToken(ask, AccessToken)
    checkEnabled(door)
    const relyingParty = relyingPartyOf(door)
    const challenge = randomBytes(32)
    const there = await door.work(async (transaction) => {
      await keepChallenge(door, transaction, challenge.toString('base64url'), {
        kind: 'WEB_AUTHN_REGISTRATION',
        sub: user.sub,
        state: { relyingParty },
      })
      return findPasskeys(door, transaction, user.sub)
    })
    const { email, given_name, family_name } = user.attributes
    const name = email ?? user.attributes.phone_number ?? user.username
    const options = await generateRegistrationOptions({
      rpName: relyingParty.id,
      rpID: relyingParty.id,
      userName: name,
      userDisplayName: [given_name, family_name].filter(Boolean).join(' ') || name,
      userID: Uint8Array.from(Buffer.from(user.sub)),
      challenge: Uint8Array.from(challenge),
      timeout: passkeyTimeoutMs,
      attestationType: 'none',
      excludeCredentials: there.map(({ credentialId: id, transports }) => ({ id, transports })),
      // Kept by the authenticator, and opened by finger, face or PIN: it stands for both factors.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: passkeyAlgorithms,
    })
    return { CredentialCreationOptions: options }
  },
})
