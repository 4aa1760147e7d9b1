// What a browser's authenticator says as the wire has it: options read from JSON, credentials written as JSON (WebAuthn, 5.1.8).
import type { Authenticator } from './software-passkey.ts'

type CreationOptions = { challenge: string; rp: { id: string }; user: { id: string } }
type RequestOptions = { challenge: string; rpId: string; allowCredentials?: { id: string }[] }

/** Makes a passkey for CredentialCreationOptions. */
export async function makePasskey(authenticator: Authenticator, { challenge, rp, user }: CreationOptions) {
  const made = await authenticator.create({
    challenge: bytes(challenge),
    rp: { id: rp.id, name: rp.id },
    user: { id: bytes(user.id), name: '', displayName: '' },
    pubKeyCredParams: [],
  })
  const response = made.response as AuthenticatorAttestationResponse
  return {
    ...shared(made),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
      transports: response.getTransports(),
    },
  }
}

/** Shows the passkey that CREDENTIAL_REQUEST_OPTIONS ask for. */
export async function showPasskey(authenticator: Authenticator, options: RequestOptions) {
  const shown = await authenticator.get({
    challenge: bytes(options.challenge),
    rpId: options.rpId,
    allowCredentials: (options.allowCredentials ?? []).map(({ id }) => ({ id: bytes(id), type: 'public-key' })),
  })
  const response = shown.response as AuthenticatorAssertionResponse
  return {
    ...shared(shown),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      userHandle: response.userHandle === null ? undefined : text(response.userHandle),
    },
  }
}

const shared = ({ id, type }: PublicKeyCredential) => ({ id, rawId: id, type, clientExtensionResults: {} })
const bytes = (base64url: string) => Uint8Array.from(Buffer.from(base64url, 'base64url'))
const text = (buffer: ArrayBuffer) => Buffer.from(buffer).toString('base64url')
