// Round trips through every currency with a rate lose nothing beyond the rule of docs/decisions/012-exchange-rates.md.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createConverter } from '#domain/currency/converter.ts'
import { currencies, exponentOf, type Money, parseMajor, sum, toMajor } from '#kernel/money.ts'
import { readSnapshotRates } from './snapshot-rates.ts'

const rates = readSnapshotRates()
const { convert } = createConverter(rates)
const codes = [...rates.keys()].sort()
const money = (amountMinor: number, currency: string): Money => ({ amountMinor, currency })

/** Up to a million million minor units: more than any clinic ever charged. */
const largest = 1e12
const anyAmount = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }),
  fc.maxSafeNat().map((amount) => amount % largest),
)

/** What one minor unit of `of` is worth in minor units of `inside`. */
function worth(of: string, inside: string): number {
  const perDirham = (currency: string) => rates.get(currency)?.perDirham ?? Number.NaN
  return (perDirham(inside) / perDirham(of)) * 10 ** (exponentOf(inside) - exponentOf(of))
}

/** The rule: half a minor unit on the way there, as much as that is worth here, and half a minor unit on the way back. */
const allowed = (from: string, through: string, amountMinor: number) =>
  0.5 * worth(through, from) + 0.5 + amountMinor * 1e-14

test('every currency in use takes the journey', () => {
  expect(codes).toEqual(currencies)
  expect([exponentOf('JPY'), exponentOf('AED'), exponentOf('KWD')]).toEqual([0, 2, 3])
})

test.each(codes)('%s to AED and back is off by no more than half a minor unit of each', (code) => {
  fc.assert(
    fc.property(anyAmount, (amountMinor) => {
      const back = convert(convert(money(amountMinor, code), 'AED'), code)
      expect(Math.abs(back.amountMinor - amountMinor)).toBeLessThanOrEqual(allowed(code, 'AED', amountMinor))
    }),
    { numRuns: 50, examples: [[0], [1], [largest]] },
  )
})

test.each(codes)('AED to %s and back is off by no more than half a minor unit of each', (code) => {
  fc.assert(
    fc.property(anyAmount, (amountMinor) => {
      const back = convert(convert(money(amountMinor, 'AED'), code), 'AED')
      expect(Math.abs(back.amountMinor - amountMinor)).toBeLessThanOrEqual(allowed('AED', code, amountMinor))
    }),
    { numRuns: 50, examples: [[0], [1], [1_000_000_000]] },
  )
})

const anyCode = fc.constantFrom(...codes)

test('any currency to any other: never less for more, whole minor units, nothing for nothing', () => {
  fc.assert(
    fc.property(anyCode, anyCode, anyAmount, anyAmount, (from, to, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      const [less, more] = [low, high].map((amount) => convert(money(amount, from), to).amountMinor)
      expect(less).toBeLessThanOrEqual(more ?? -1)
      expect([less, more]).toSatisfy((amounts: number[]) => amounts.every(Number.isInteger))
      expect(convert(money(0, from), to)).toEqual(money(0, to))
    }),
    { numRuns: 1_000 },
  )
})

test('an amount below zero is what its opposite is, below zero', () => {
  fc.assert(
    fc.property(anyCode, anyCode, anyAmount, (from, to, amountMinor) => {
      const { amountMinor: above } = convert(money(amountMinor, from), to)
      expect(convert(money(-amountMinor, from), to).amountMinor).toBe(above === 0 ? 0 : -above)
    }),
  )
})

test('in its own currency an amount is left as it is', () => {
  fc.assert(
    fc.property(anyCode, fc.maxSafeInteger(), (code, amountMinor) => {
      expect(convert(money(amountMinor, code), code)).toEqual(money(amountMinor, code))
    }),
  )
})

test('lines converted one by one and then added up are off from the converted sum by half a minor unit each, and half for the sum', () => {
  const lines = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(anyCode, anyCode, lines, (from, to, amounts) => {
      const charged = amounts.map((amountMinor) => money(amountMinor, from))
      const added = sum(
        charged.map((one) => convert(one, to)),
        to,
      ).amountMinor
      const whole = convert(sum(charged, from), to).amountMinor
      const slack = (amounts.length + 1) / 2 + whole * 1e-14
      expect(Math.abs(added - whole)).toBeLessThanOrEqual(slack)
    }),
    { numRuns: 1_000 },
  )
})

test.each(codes)('%s: an amount written out is read back the same, with exactly its decimals', (code) => {
  fc.assert(
    fc.property(anyAmount, (amountMinor) => {
      const text = toMajor(money(amountMinor, code))
      expect(text.split('.')[1]?.length ?? 0).toBe(exponentOf(code))
      expect(parseMajor(text, code)).toEqual(money(amountMinor, code))
    }),
    { numRuns: 50, examples: [[0], [1], [largest - 1]] },
  )
})
