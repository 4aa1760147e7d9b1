// Powers by OpenSSL against squaring bit by bit, and the loop that goes on between two of them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { power } from '#tests/support/srp-client.ts'
import { g, modPow, N, readBytes, writeBytes } from './mod-pow.ts'

const number = (bytes: number) => fc.uint8Array({ minLength: 0, maxLength: bytes }).map(readBytes)

test('the group is RFC 3526 number 15: 3072 bits, generator 2', () => {
  expect(N.toString(2)).toHaveLength(3072)
  expect(N.toString(16).startsWith('ffffffffffffffffc90fdaa22168c234')).toBe(true)
  expect(g).toBe(2n)
})

test('any power is what squaring bit by bit comes to', async () => {
  const cases = fc.asyncProperty(number(384), number(32), async (base, exponent) => {
    expect(await modPow(base, exponent)).toBe(power(base, exponent))
  })
  await fc.assert(cases, { numRuns: 60 })
})

test('bases that OpenSSL refuses and exponents of nothing have their powers too', async () => {
  for (const base of [0n, 1n, 2n, N - 2n, N - 1n, N, N + 1n, 2n * N - 1n])
    for (const exponent of [0n, 1n, 2n, 3n, 2n ** 255n])
      expect(await modPow(base, exponent)).toBe(power(base, exponent))
})

test('powers asked for at once do not mix their exponents', async () => {
  const exponents = Array.from({ length: 20 }, (_, at) => 3n ** BigInt(at + 1))
  const powers = await Promise.all(exponents.map((exponent) => modPow(5n, exponent)))
  expect(powers).toEqual(exponents.map((exponent) => power(5n, exponent)))
})

test('two powers in a row let others in between', async () => {
  const order: string[] = []
  const twoPowers = (async () => {
    await modPow(3n, 5n)
    order.push('first power')
    await modPow(3n, 7n)
    order.push('second power')
  })()
  const other = new Promise<void>((resolve) => {
    setImmediate(() => resolve(void order.push('somebody else')))
  })
  await Promise.all([twoPowers, other])
  expect(order).toEqual(['first power', 'somebody else', 'second power'])
})

test('a number written to a length reads as the same number', () => {
  fc.assert(
    fc.property(number(48), (value) => {
      expect(readBytes(writeBytes(value))).toBe(value)
      expect(writeBytes(value, 64)).toHaveLength(64)
      expect(readBytes(writeBytes(value, 64))).toBe(value)
    }),
  )
})
