// Checks the client's maths against numbers that are known from elsewhere.
import { createDiffieHellmanGroup } from 'node:crypto'
import { expect, test } from 'vitest'
import { beginSrp, group, hash, multiplier, numberOf, padded, power, wireTime } from './srp-client.ts'

test('the group is the 3072-bit one of RFC 3526, and its multiplier the hash of prime and generator', () => {
  expect(group.prime.toString(16)).toMatch(/^ffffffffffffffffc90fdaa2.+a93ad2caffffffffffffffff$/)
  expect(group.prime.toString(2)).toHaveLength(3072)
  expect(multiplier).toBe(numberOf(hash(padded(group.prime), Buffer.from([2]))))
})

test('powers are those of the platform', () => {
  const theirs = createDiffieHellmanGroup('modp15')
  theirs.generateKeys()
  expect(power(2n, numberOf(theirs.getPrivateKey()))).toBe(numberOf(theirs.getPublicKey()))
  expect([power(7n, 0n), power(7n, 1n), power(3n, 5n)]).toEqual([1n, 7n, 243n])
})

test('numbers become whole bytes that are never taken for negative ones', () => {
  const hex = [0x7fn, 0x80n, 0x1n, 0xabcn, 0xffffn].map((value) => padded(value).toString('hex'))
  expect(hex).toEqual(['7f', '0080', '01', '0abc', '00ffff'])
})

test('the time is written with the day as it is said', () => {
  expect(wireTime(new Date('2026-11-07T08:05:09Z'))).toBe('Sat Nov 7 08:05:09 UTC 2026')
})

test('every handshake begins with another secret', () => {
  expect(beginSrp().open).not.toBe(beginSrp().open)
})
