// Checks that what the software authenticator makes is what a server's library for passkeys takes.
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { expect, test } from 'vitest'
import { createAuthenticator } from './software-passkey.ts'

const origin = 'http://localhost:3000'
const challenge = Buffer.from('a challenge of the server')
const encoded = challenge.toString('base64url')
const text = (part: ArrayBuffer) => Buffer.from(part).toString('base64url')
const expected = { expectedChallenge: encoded, expectedOrigin: origin, expectedRPID: 'localhost' }
const user = { id: Buffer.from('ada'), name: 'ada', displayName: 'Ada' }

async function register() {
  const authenticator = createAuthenticator(origin)
  const made = await authenticator.create({
    challenge,
    rp: { id: 'localhost', name: 'Clinic' },
    user,
    pubKeyCredParams: [],
  })
  const { attestationObject, clientDataJSON } = made.response as AuthenticatorAttestationResponse
  const response = { attestationObject: text(attestationObject), clientDataJSON: text(clientDataJSON) }
  const { id, rawId } = made
  const sent = { id, rawId: text(rawId), type: 'public-key' as const, clientExtensionResults: {}, response }
  return { authenticator, verified: await verifyRegistrationResponse({ response: sent, ...expected }) }
}

test('a passkey that it makes is registered, and its assertion verified, with the user present and verified', async () => {
  const { authenticator, verified } = await register()
  expect(verified.registrationInfo).toMatchObject({ fmt: 'none', userVerified: true })
  const used = await authenticator.get({ challenge, rpId: 'localhost' })
  const { authenticatorData, clientDataJSON, signature } = used.response as AuthenticatorAssertionResponse
  const response = {
    authenticatorData: text(authenticatorData),
    clientDataJSON: text(clientDataJSON),
    signature: text(signature),
  }
  const sent = {
    id: used.id,
    rawId: text(used.rawId),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  }
  const credential = verified.registrationInfo?.credential
  if (!credential) throw new Error('nothing was registered')
  const checked = await verifyAuthenticationResponse({ response: sent, credential, ...expected })
  expect(checked).toMatchObject({ verified: true, authenticationInfo: { newCounter: 1, userVerified: true } })
})

test('it has nothing for another site, nor where another passkey is asked for', async () => {
  const { authenticator } = await register()
  await expect(authenticator.get({ challenge, rpId: 'elsewhere.test' })).rejects.toThrow('no passkey')
  const allowCredentials = [{ id: Buffer.from('another'), type: 'public-key' as const }]
  await expect(authenticator.get({ challenge, rpId: 'localhost', allowCredentials })).rejects.toThrow('no passkey')
})
