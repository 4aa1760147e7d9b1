// Checks the codes against those that RFC 6238 gives, by their last six digits.
import { expect, test } from 'vitest'
import { totpAt } from './totp.ts'

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(totpAt(secret, new Date(second * 1000))).toBe(code)
})

test('a key is read as people type it', () => {
  const now = new Date(59_000)
  expect(totpAt('gezd gnbv gy3t qojq gezd gnbv gy3t qojq==', now)).toBe(totpAt(secret, now))
})
