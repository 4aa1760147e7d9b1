// Secure Remote Password from the client's side, written from the protocol's description alone: what the server's own maths is held against.
import { createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto'

export type SrpChallenge = { SALT: string; SRP_B: string; SECRET_BLOCK: string; USER_ID_FOR_SRP: string }

/** How numbers become bytes before they are hashed; the wrong ways are for tests that plant faults. */
export type ToBytes = (value: bigint) => Buffer

const prime = BigInt(`0x${getDiffieHellman('modp15').getPrime('hex')}`)
const generator = 2n

export const group = { prime, generator }

/** Whole bytes, and one of zeros in front where the first bit is set: a number is never taken for a negative one. */
export const padded: ToBytes = (value) => {
  const hex = value.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

export const numberOf = (bytes: Buffer | string): bigint =>
  BigInt(`0x${(typeof bytes === 'string' ? bytes : bytes.toString('hex')) || '0'}`)

export function hash(...parts: (Buffer | string)[]): Buffer {
  const sha = createHash('sha256')
  for (const part of parts) sha.update(part)
  return sha.digest()
}

/** base ** exponent mod prime, four bits at a time. */
export function power(base: bigint, exponent: bigint): bigint {
  const table = [1n]
  for (let at = 1; at < 16; at++) table.push(((table[at - 1] as bigint) * base) % prime)
  let result = 1n
  for (const digit of exponent.toString(16)) {
    for (let at = 0; at < 4; at++) result = (result * result) % prime
    result = (result * (table[Number.parseInt(digit, 16)] as bigint)) % prime
  }
  return result
}

export const multiplier = numberOf(hash(padded(prime), padded(generator)))

/** The secret number that a password becomes. @param salt as a number: zeros in front of it do not count */
export function secretOf(name: string, identity: string, password: string, salt: bigint, toBytes = padded): bigint {
  return numberOf(hash(toBytes(salt), hash(`${name}${identity}:${password}`)))
}

export function keyOf(shared: bigint, scrambler: bigint, toBytes = padded): Buffer {
  const extracted = createHmac('sha256', toBytes(scrambler)).update(toBytes(shared)).digest()
  return createHmac('sha256', extracted).update('Caldera Derived Key\u0001').digest().subarray(0, 16)
}

export const beginSrp = (secret = numberOf(randomBytes(32))) => ({ secret, open: power(generator, secret) })

/** What is answered to PASSWORD_VERIFIER. @param poolName the pool's id behind the underscore */
export function proveSrp(
  poolName: string,
  password: string,
  challenge: SrpChallenge,
  { secret, open } = beginSrp(),
  now = new Date(),
): Record<string, string> {
  const identity = challenge.USER_ID_FOR_SRP
  const theirs = numberOf(challenge.SRP_B)
  const scrambler = numberOf(hash(padded(open), padded(theirs)))
  const x = secretOf(poolName, identity, password, numberOf(challenge.SALT))
  const base = (((theirs - multiplier * power(generator, x)) % prime) + prime) % prime
  const key = keyOf(power(base, secret + scrambler * x), scrambler)
  const timestamp = wireTime(now)
  return {
    USERNAME: identity,
    PASSWORD_CLAIM_SECRET_BLOCK: challenge.SECRET_BLOCK,
    TIMESTAMP: timestamp,
    PASSWORD_CLAIM_SIGNATURE: signClaim(key, poolName, challenge, timestamp),
  }
}

export function signClaim(
  key: Buffer,
  poolName: string,
  { USER_ID_FOR_SRP, SECRET_BLOCK }: Pick<SrpChallenge, 'USER_ID_FOR_SRP' | 'SECRET_BLOCK'>,
  timestamp: string,
): string {
  const signed = createHmac('sha256', key).update(poolName).update(USER_ID_FOR_SRP)
  return signed.update(Buffer.from(SECRET_BLOCK, 'base64')).update(timestamp).digest('base64')
}

/** `Sat Nov 7 08:00:00 UTC 2026`: the day without a zero in front. */
export function wireTime(now: Date): string {
  const [week = '', day = '', month = '', year = '', time = ''] = now.toUTCString().replace(',', '').split(' ')
  return `${week} ${month} ${Number(day)} ${time} UTC ${year}`
}
