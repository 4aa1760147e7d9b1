// Powers modulo the prime of RFC 3526's group 15, by OpenSSL: in constant time, and half a millisecond each.
import { DiffieHellman, getDiffieHellman } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'

// Measured on Node 24 (OpenSSL 3.5), a power with a 256-bit exponent: this object 0.5 to 0.8 ms; BigInt with a window of four bits
// 2.6 ms, and its time tells of the exponent; KeyObjects 1.7 ms, because reading a private key makes its public one as well.
// `createDiffieHellman(N, g)` gives the same powers but blocks for 1.7 s while it tests the prime; a named group is known to be one
// and is there in 0.2 ms.
const group = getDiffieHellman('modp15')

/** The prime, 3072 bits long. */
export const N = readBytes(group.getPrime())
/** The generator. */
export const g = readBytes(group.getGenerator())
const primeBytes = 384

/** base^exponent mod N. Begins on a turn of the event loop of its own, so that two powers in a row let others in between. */
export async function modPow(base: bigint, exponent: bigint): Promise<bigint> {
  await nextTurn()
  const reduced = base % N
  // OpenSSL refuses these as public values, since anybody can tell their powers.
  if (exponent === 0n) return 1n
  if (reduced <= 1n) return reduced
  if (reduced === N - 1n) return exponent % 2n === 0n ? 1n : reduced
  // A named group hides the method for setting the exponent, because the object might be shared. This one is not, and nothing can
  // come between these two calls.
  DiffieHellman.prototype.setPrivateKey.call(group, writeBytes(exponent).toString('hex'), 'hex')
  return readBytes(group.computeSecret(writeBytes(reduced, primeBytes)))
}

export function readBytes(bytes: Uint8Array): bigint {
  return bytes.length === 0 ? 0n : BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
}

/** Big-endian, without a sign; filled with zeros in front up to a length. */
export function writeBytes(value: bigint, length = 1): Buffer {
  const hex = value.toString(16)
  const digits = Math.max(length * 2, hex.length + (hex.length % 2))
  return Buffer.from(hex.padStart(digits, '0'), 'hex')
}
