// Secure Remote Password as the hosted pool speaks it: a proof that someone knows a password, without saying it.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { g, modPow, N, readBytes, writeBytes } from './mod-pow.ts'

/** What a password leaves behind: whoever has both can test guesses, nobody can sign in with them. */
export type Verifier = { salt: Buffer; verifier: Buffer }

/** The server's secret of one proof and the value that it shows for it (`SRP_B`). */
export type ServerValue = { secret: bigint; shown: bigint }

/** What somebody claims to prove. */
export type Claim = {
  /** The pool's id behind the underscore, for a device its group key. */
  poolName: string
  /** The user's sub, for a device its key. */
  identity: string
  secretBlock: Buffer
  /** As the client said it: `Sat Nov 21 9:05:00 UTC 2026` by the client's own clock. */
  timestamp: string
}

const saltBytes = 16
const secretBytes = 32

/**
 * @param poolName the pool's id behind the underscore, for a device its group key
 * @param identity the user's sub, for a device its key
 */
export async function makeVerifier(poolName: string, identity: string, password: string): Promise<Verifier> {
  const salt = randomBytes(saltBytes)
  return { salt, verifier: await verifierOf(poolName, identity, password, salt) }
}

/** The verifier that a password has with a salt: g^x, x = H(pad(salt) | H(pool name, identity, ":", password)). */
export async function verifierOf(
  poolName: string,
  identity: string,
  password: string,
  salt: Uint8Array,
): Promise<Buffer> {
  // The client reads the salt as a number: zeros in front of it do not count.
  const x = hash(pad(readBytes(salt)), hash(`${poolName}${identity}:${password}`))
  return writeBytes(await modPow(g, readBytes(x)))
}

/** Reads `SRP_A`, hexadecimal, of an even or odd number of digits; undefined for anything that is no value to prove with. */
export function readClientValue(text: string): bigint | undefined {
  if (!/^[0-9a-f]{1,1024}$/i.test(text)) return undefined
  const value = BigInt(`0x${text}`)
  return value % N === 0n ? undefined : value
}

/** A fresh secret b, and B = kv + g^b. */
export async function makeServerValue(verifier: Uint8Array): Promise<ServerValue> {
  const secret = readBytes(randomBytes(secretBytes))
  return { secret, shown: (k * readBytes(verifier) + (await modPow(g, secret))) % N }
}

/** The key that only whoever knows the password comes to as well: from S = (A v^u)^b, the first 16 bytes of its HKDF. */
export async function sharedKey(clientValue: bigint, server: ServerValue, verifier: Uint8Array): Promise<Buffer> {
  const u = hash(pad(clientValue), pad(server.shown))
  const power = await modPow(readBytes(verifier), readBytes(u))
  const secret = await modPow(clientValue * power, server.secret)
  const extracted = hmac(pad(readBytes(u)), pad(secret))
  return hmac(extracted, Buffer.from('Caldera Derived Key\x01')).subarray(0, 16)
}

export function signClaim(key: Uint8Array, { poolName, identity, secretBlock, timestamp }: Claim): Buffer {
  return hmac(key, Buffer.concat([Buffer.from(poolName), Buffer.from(identity), secretBlock, Buffer.from(timestamp)]))
}

/**
 * Whether a claim is signed by someone who knows the password.
 * The time of the claim is checked for its form only, because it is the client's clock that says it; how old a proof may be is up
 * to the row of the challenge.
 * @param signature base64
 */
export function isSigned(key: Uint8Array, claim: Claim, signature: string): boolean {
  const wanted = signClaim(key, claim)
  const given = Buffer.from(signature, 'base64')
  const isSame = given.length === wanted.length && timingSafeEqual(given, wanted)
  return isSame && timestampForm.test(claim.timestamp)
}

const timestampForm =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2} \d{2}:\d{2}:\d{2} UTC \d{4}$/

const hash = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((sum, part) => sum.update(part), createHash('sha256')).digest()

const hmac = (key: Uint8Array, value: Uint8Array) => createHmac('sha256', key).update(value).digest()

/** As the number is written with a sign in front: a zero byte where the first bit would say "negative". */
function pad(value: bigint): Buffer {
  const bytes = writeBytes(value)
  return (bytes[0] ?? 0) > 127 ? Buffer.concat([Buffer.alloc(1), bytes]) : bytes
}

const k = readBytes(hash(pad(N), pad(g)))
