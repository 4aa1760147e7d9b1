// The server's side of the proof against two clients: one written from the formulas, and the real library's.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beginSrp, power, proveSrp, wireTime } from '#tests/support/srp-client.ts'
import { N, readBytes } from './mod-pow.ts'
import {
  isSigned,
  makeServerValue,
  makeVerifier,
  readClientValue,
  type ServerValue,
  sharedKey,
  signClaim,
  verifierOf,
} from './srp.ts'

const poolName = 'A1b2C3d4E'
const identity = '7f2b1c52-0c5e-4a57-9f86-5c4f0f3a2b11'
const secretBlock = Buffer.from('a block that only the pool knows')
const now = new Date('2026-11-21T09:05:00Z')
const claim = { poolName, identity, secretBlock, timestamp: wireTime(now) }

function signatureOf(client: ReturnType<typeof beginSrp>, password: string, salt: Buffer, server: ServerValue): string {
  const challenge = {
    USER_ID_FOR_SRP: identity,
    SALT: salt.toString('hex'),
    SRP_B: server.shown.toString(16),
    SECRET_BLOCK: secretBlock.toString('base64'),
  }
  return proveSrp(poolName, password, challenge, client, now).PASSWORD_CLAIM_SIGNATURE ?? ''
}

async function prove(clientSecret: bigint, password: string, salt: Buffer) {
  const verifier = await verifierOf(poolName, identity, password, salt)
  const client = beginSrp(clientSecret)
  const server = await makeServerValue(verifier)
  const key = await sharedKey(clientValueOf(client), server, verifier)
  return { key, signature: signatureOf(client, password, salt, server) }
}

function clientValueOf({ open }: ReturnType<typeof beginSrp>): bigint {
  const value = readClientValue(open.toString(16))
  if (value === undefined) throw new Error('the client showed nothing')
  return value
}

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length }).map((one) => Buffer.from(one))
const secret = bytes(32).map((one) => readBytes(one) + 1n)

test('any password, salt and secret: the signature of the client is the one that the pool makes', async () => {
  const cases = fc.asyncProperty(fc.string({ unit: 'grapheme' }), bytes(16), secret, async (password, salt, a) => {
    const { key, signature } = await prove(a, password, salt)
    expect(isSigned(key, claim, signature)).toBe(true)
  })
  await fc.assert(cases, { numRuns: 25 })
})

test('zeros in front of a salt do not count, and a salt of zeros is a salt', async () => {
  for (const salt of ['00112233445566778899aabbccddeeff', '000000000000000000000000000000f0', '00'.repeat(16)]) {
    const { key, signature } = await prove(77n, 'blue harbour', Buffer.from(salt, 'hex'))
    expect(isSigned(key, claim, signature)).toBe(true)
  }
})

test('values of every length are proved alike: with a first bit to pad, without, a digit short, a byte short', async () => {
  const salt = Buffer.from('0123456789abcdef0123456789abcdef', 'hex')
  const kinds = [/^[89a-f].{767}$/, /^[1-7].{767}$/, /^.{767}$/, /^.{1,766}$/]
  for (const kind of kinds) {
    let secret = 3000n
    while (!kind.test(power(2n, secret).toString(16))) secret++
    const { key, signature } = await prove(secret, 'blue harbour', salt)
    expect(isSigned(key, claim, signature), kind.source).toBe(true)
  }
})

test('a wrong password, another user, another pool, block, time or bit of the signature is no proof', async () => {
  const { salt, verifier } = await makeVerifier(poolName, identity, 'blue harbour')
  const server = await makeServerValue(verifier)
  const client = beginSrp()
  const key = await sharedKey(clientValueOf(client), server, verifier)
  const right = signatureOf(client, 'blue harbour', salt, server)
  expect(isSigned(key, claim, right)).toBe(true)
  expect(isSigned(key, claim, signatureOf(client, 'Blue harbour', salt, server))).toBe(false)
  for (const other of [
    { identity: `${identity.slice(0, -1)}2` },
    { poolName: 'A1b2C3d4F' },
    { secretBlock: Buffer.from('another block') },
    { timestamp: 'Sun Nov 22 09:05:00 UTC 2026' },
  ])
    expect(isSigned(key, { ...claim, ...other }, right)).toBe(false)
  const flipped = Buffer.from(right, 'base64')
  flipped[0] = (flipped[0] ?? 0) ^ 1
  for (const wrong of [flipped.toString('base64'), right.slice(0, -4), '', `AAAA${right}`])
    expect(isSigned(key, claim, wrong)).toBe(false)
})

test('a rightly signed time in another form than clients say it is no proof', async () => {
  const key = Buffer.alloc(16, 1)
  for (const timestamp of [
    '2026-11-21T09:05:00Z',
    '',
    'Sat Nov 21 09:05:00 UTC',
    `${claim.timestamp} `,
    'Sam Nov 21 09:05:00 UTC 2026',
  ])
    expect(isSigned(key, { ...claim, timestamp }, signClaim(key, { ...claim, timestamp }).toString('base64'))).toBe(
      false,
    )
  const day = 'Tue Dec 1 23:59:59 UTC 2026'
  expect(
    isSigned(key, { ...claim, timestamp: day }, signClaim(key, { ...claim, timestamp: day }).toString('base64')),
  ).toBe(true)
})

test('what is no number, or a multiple of the prime, is no value to prove with', () => {
  const multiples = [0n, N, 2n * N, N * N].map((value) => value.toString(16))
  for (const text of [...multiples, '', 'xyz', '-5', '0x12', ' 12', '12\n', '1'.repeat(1025), '000'])
    expect(readClientValue(text), text.slice(0, 20)).toBeUndefined()
  expect(readClientValue('ABC')).toBe(0xabcn)
  expect(readClientValue('0abc')).toBe(0xabcn)
})

test('each proof begins with another value, and every password with another salt', async () => {
  const one = await makeVerifier(poolName, identity, 'blue harbour')
  const other = await makeVerifier(poolName, identity, 'blue harbour')
  expect(one.salt).not.toEqual(other.salt)
  expect(one.verifier).not.toEqual(other.verifier)
  expect((await makeServerValue(one.verifier)).shown).not.toBe((await makeServerValue(one.verifier)).shown)
})

/** Of the library's own modules, which its package does not export. */
type Library = {
  big: new (hex: string, radix: number) => object
  helper(poolName: string): Promise<{
    A: { toString(radix: number): string }
    getPasswordAuthenticationKey(values: object): Promise<Uint8Array>
    generateHashDevice(groupKey: string, deviceKey: string): Promise<void>
    getRandomPassword(): string
    getSaltToHashDevices(): string
    getVerifierDevices(): string
  }>
  sign(values: object): string
}

async function loadLibrary(): Promise<Library> {
  const require = createRequire(import.meta.url)
  const auth = createRequire(require.resolve('aws-amplify/package.json')).resolve('@aws-amplify/auth/package.json')
  const load = (file: string) =>
    import(pathToFileURL(join(dirname(auth), 'dist/esm/providers/cognito/utils/srp', file)).href)
  return {
    big: (await load('BigInteger/BigInteger.mjs')).default,
    helper: (await load('getAuthenticationHelper.mjs')).getAuthenticationHelper,
    sign: (await load('getSignatureString.mjs')).getSignatureString,
  }
}

test('the real library comes to the same key and signature, also with a device of its own making', async () => {
  const { big, helper, sign } = await loadLibrary()
  for (const password of ['blue harbour', 'كلمة السر ٤٢', '🔑'.repeat(20)]) {
    const { salt, verifier } = await makeVerifier(poolName, identity, password)
    const server = await makeServerValue(verifier)
    const client = await helper(poolName)
    const hkdf = await client.getPasswordAuthenticationKey({
      username: identity,
      password,
      serverBValue: new big(server.shown.toString(16), 16),
      salt: new big(salt.toString('hex'), 16),
    })
    const key = await sharedKey(readClientValue(client.A.toString(16)) ?? 0n, server, verifier)
    expect(key.toString('hex')).toBe(Buffer.from(hkdf).toString('hex'))
    const challengeParameters = { SECRET_BLOCK: secretBlock.toString('base64') }
    const signature = sign({
      userPoolName: poolName,
      username: identity,
      challengeParameters,
      dateNow: claim.timestamp,
      hkdf,
    })
    expect(isSigned(key, claim, signature)).toBe(true)
  }
  const device = await helper(poolName)
  await device.generateHashDevice('-group', 'eu-west-1_device')
  const salt = Buffer.from(device.getSaltToHashDevices(), 'hex')
  const made = await verifierOf('-group', 'eu-west-1_device', device.getRandomPassword(), salt)
  expect(readBytes(made)).toBe(readBytes(Buffer.from(device.getVerifierDevices(), 'hex')))
})
