// An authenticator in software: makes passkeys and signs with them as a browser's would, for tests without a browser.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { vi } from 'vitest'

type Passkey = {
  id: Buffer
  privateKey: KeyObject
  publicKey: KeyObject
  relyingPartyId: string
  userHandle: Buffer
  counter: number
}

export type Authenticator = {
  passkeys: Passkey[]
  /** The page that the browser says it is on. */
  origin: string
  /** Whether it asks for a finger or a PIN. */
  verifiesUser: boolean
  create(options: PublicKeyCredentialCreationOptions): Promise<PublicKeyCredential>
  get(options: PublicKeyCredentialRequestOptions): Promise<PublicKeyCredential>
}

/** What the library checks a credential's parts against. */
class SoftCredential {}
class SoftAttestation {}
class SoftAssertion {}

export function createAuthenticator(origin: string): Authenticator {
  const passkeys: Passkey[] = []
  const authenticator: Authenticator = {
    passkeys,
    origin,
    verifiesUser: true,
    create: async ({ challenge, rp, user }) => {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const relyingPartyId = rp.id ?? new URL(authenticator.origin).hostname
      const id = randomBytes(32)
      const passkey = { id, privateKey, publicKey, relyingPartyId, userHandle: bytesOf(user.id), counter: 0 }
      passkeys.push(passkey)
      const authenticatorData = Buffer.concat([
        dataOf(passkey, authenticator.verifiesUser ? 0x45 : 0x41),
        attested(passkey),
      ])
      const response = Object.assign(new SoftAttestation(), {
        clientDataJSON: clientData('webauthn.create', challenge, authenticator.origin),
        attestationObject: exact(
          cbor(
            new Map<string, unknown>([
              ['fmt', 'none'],
              ['attStmt', new Map()],
              ['authData', authenticatorData],
            ]),
          ),
        ),
        getTransports: () => ['internal'],
        getPublicKeyAlgorithm: () => -7,
        getAuthenticatorData: () => exact(authenticatorData),
        getPublicKey: () => exact(publicKey.export({ type: 'spki', format: 'der' })),
      })
      return credentialOf(passkey, response)
    },
    get: async ({ challenge, rpId, allowCredentials = [] }) => {
      const allowed = allowCredentials.map((one) => bytesOf(one.id).toString('hex'))
      const passkey = passkeys.find(
        ({ id, relyingPartyId }) =>
          relyingPartyId === rpId && (allowed.length === 0 || allowed.includes(id.toString('hex'))),
      )
      if (!passkey) throw new DOMException('There is no passkey for this page.', 'NotAllowedError')
      passkey.counter += 1
      const authenticatorData = dataOf(passkey, authenticator.verifiesUser ? 0x05 : 0x01)
      const said = clientData('webauthn.get', challenge, authenticator.origin)
      const signed = Buffer.concat([authenticatorData, createHash('sha256').update(Buffer.from(said)).digest()])
      const response = Object.assign(new SoftAssertion(), {
        clientDataJSON: said,
        authenticatorData: exact(authenticatorData),
        signature: exact(sign('sha256', signed, passkey.privateKey)),
        userHandle: exact(passkey.userHandle),
      })
      return credentialOf(passkey, response)
    },
  }
  return authenticator
}

/** Makes Node look like a browser with this authenticator to the library; vi.unstubAllGlobals() ends it. */
export function putIntoBrowser(authenticator: Authenticator): void {
  const credentials = {
    create: ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) => authenticator.create(publicKey),
    get: ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) => authenticator.get(publicKey),
  }
  vi.stubGlobal('window', { document: {}, isSecureContext: true, PublicKeyCredential: SoftCredential })
  vi.stubGlobal('navigator', { credentials, userAgent: 'Software' })
  vi.stubGlobal('PublicKeyCredential', SoftCredential)
  vi.stubGlobal('AuthenticatorAttestationResponse', SoftAttestation)
  vi.stubGlobal('AuthenticatorAssertionResponse', SoftAssertion)
}

function credentialOf({ id }: Passkey, response: object): PublicKeyCredential {
  const fields = {
    id: id.toString('base64url'),
    rawId: exact(id),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    response,
    getClientExtensionResults: () => ({}),
  }
  // The classes of a browser are not there; the library only asks for the parts above.
  return Object.assign(new SoftCredential(), fields) as unknown as PublicKeyCredential
}

function clientData(type: string, challenge: BufferSource, origin: string): ArrayBuffer {
  const said = { type, challenge: bytesOf(challenge).toString('base64url'), origin, crossOrigin: false }
  return exact(Buffer.from(JSON.stringify(said)))
}

/** @param flags 1 present, 4 verified, 0x40 with the new key behind it */
function dataOf({ relyingPartyId, counter }: Passkey, flags: number): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt8(flags, 0)
  rest.writeUInt32BE(counter, 1)
  return Buffer.concat([createHash('sha256').update(relyingPartyId).digest(), rest])
}

function attested({ id, publicKey }: Passkey): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const length = Buffer.alloc(2)
  length.writeUInt16BE(id.length)
  // COSE: kty EC2, alg ES256, curve P-256 and the point.
  const key = new Map<number, unknown>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
  return Buffer.concat([Buffer.alloc(16), length, id, cbor(key)])
}

/** The little of CBOR (RFC 8949) that an attestation is written in. */
function cbor(value: unknown): Buffer {
  const head = (major: number, count: number) => {
    if (count < 24) return Buffer.from([(major << 5) | count])
    if (count < 256) return Buffer.from([(major << 5) | 24, count])
    return Buffer.from([(major << 5) | 25, count >> 8, count & 255])
  }
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map) {
    const entries = [...value].flatMap(([name, one]) => [cbor(name), cbor(one)])
    return Buffer.concat([head(5, value.size), ...entries])
  }
  throw new Error('nothing of an attestation is written like this')
}

function bytesOf(source: BufferSource): Buffer {
  if (source instanceof ArrayBuffer) return Buffer.from(source)
  return Buffer.from(source.buffer, source.byteOffset, source.byteLength)
}

/** Buffers share memory with others; the library encodes whole ArrayBuffers. */
function exact(buffer: Buffer): ArrayBuffer {
  return new Uint8Array(buffer).buffer
}
