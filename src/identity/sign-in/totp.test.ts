// Codes of an app against RFC 6238 and against codes that were made without the library.
import { expect, test } from 'vitest'
import { totpAt } from '#tests/support/totp.ts'
import { newSecret, stepOfCode } from './totp.ts'

/** '12345678901234567890' in base32, and the last six digits of the RFC's table for SHA-1 (appendix B). */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const rfcCodes = [
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
] as const

test('the codes of the RFC belong to their steps', () => {
  for (const [atS, code] of rfcCodes)
    expect(stepOfCode(rfcSecret, code, new Date(atS * 1000))).toBe(Math.floor(atS / 30))
})

test('a code belongs to its own step, one step early or late, and to no other', () => {
  const secret = newSecret()
  const now = new Date('2026-11-21T09:05:10Z')
  const step = Math.floor(now.getTime() / 30_000)
  const steps = [-2, -1, 0, 1, 2].map((away) =>
    stepOfCode(secret, totpAt(secret, new Date(now.getTime() + away * 30_000)), now),
  )
  expect(steps).toEqual([undefined, step - 1, step, step + 1, undefined])
})

test('anything but six digits is no code', () => {
  const now = new Date()
  for (const wrong of ['', '12345', '1234567', '12 345', 'abcdef', '١٢٣٤٥٦'])
    expect(stepOfCode(rfcSecret, wrong, now)).toBeUndefined()
})

test('each app has a secret of its own, of 160 bits', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
})
