// Checks that conversion goes by the rates, loses no more than rounding takes, and refuses what has no rate.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exponentOf } from '#kernel/money.ts'
import { createConverter, dirhamsPerDollar } from './reference-rates.ts'

const codes = ['AED', 'EUR', 'JPY', 'KWD', 'USD'] as const
const money = (amountMinor: number, currency: string) => ({ amountMinor, currency })
const withRates = (perDirham: Record<string, number>) =>
  createConverter({ date: '2026-11-20', source: 'test', perDirham: new Map(Object.entries(perDirham)) })
/** Four dirhams to the euro, twelve to the Kuwaiti dinar, forty yen to the dirham, the dollar at the peg. */
const round = withRates({ AED: 1, EUR: 1 / 4, JPY: 40, KWD: 1 / 12, USD: 1 / dirhamsPerDollar })

const rate = fc.double({ min: 1e-3, max: 1e4, noNaN: true })
const anyConverter = fc
  .record({ EUR: rate, JPY: rate, KWD: rate, USD: rate })
  .map((rates) => ({ converter: withRates({ AED: 1, ...rates }), rates: { AED: 1, ...rates } }))
const anyCode = fc.constantFrom(...codes)
const anyAmount = fc.integer({ min: -1e9, max: 1e9 })

test.for([
  [money(100_00, 'EUR'), money(400_00, 'AED')],
  [money(400_00, 'AED'), money(100_00, 'EUR')],
  [money(1_000, 'KWD'), money(12_00, 'AED')],
  [money(1_000, 'KWD'), money(3_00, 'EUR')],
  [money(12_00, 'AED'), money(1_000, 'KWD')],
  [money(1, 'EUR'), money(2, 'JPY')],
  [money(1_000, 'JPY'), money(2_083, 'KWD')],
  [money(100_00, 'USD'), money(367_25, 'AED')],
] as const)('%o is %o', ([from, to]) => {
  expect(round.convert(from, to.currency)).toEqual(to)
})

test('the dirham is worth what its peg says, every half fil rounded away from zero', () => {
  // These are worth half a fil more than a whole number of them.
  const half = fc.nat(1e6).map((at) => 200 + 400 * at)
  fc.assert(
    fc.property(fc.oneof(fc.nat(1e9), half), (cents) => {
      // In whole ten-thousandths of a fil, so that the expected value is exact.
      const expected = Math.floor((cents * 36_725 + 5_000) / 10_000)
      expect(round.convert(money(cents, 'USD'), 'AED').amountMinor).toBe(expected)
      expect(round.convert(money(-cents, 'USD'), 'AED').amountMinor).toBe(cents === 0 ? 0 : -expected)
    }),
  )
})

test('an amount in its own currency is left as it is, whatever the rates', () => {
  fc.assert(
    fc.property(anyConverter, anyCode, anyAmount, ({ converter }, code, amountMinor) => {
      expect(converter.convert(money(amountMinor, code), code)).toEqual(money(amountMinor, code))
    }),
  )
})

test('there and back again is off by no more than two roundings', () => {
  fc.assert(
    fc.property(anyConverter, anyCode, anyCode, anyAmount, ({ converter, rates }, from, to, amountMinor) => {
      const back = converter.convert(converter.convert(money(amountMinor, from), to), from)
      // Half a minor unit there, worth this much of the first currency, and half a minor unit on the way back.
      const oneBack = (rates[from] / rates[to]) * 10 ** (exponentOf(from) - exponentOf(to))
      const slack = 0.5 * oneBack + 0.5 + Math.abs(amountMinor) * 1e-12
      expect(Math.abs(back.amountMinor - amountMinor)).toBeLessThanOrEqual(slack)
    }),
  )
})

test('more never becomes less', () => {
  fc.assert(
    fc.property(anyConverter, anyCode, anyCode, anyAmount, fc.nat(), ({ converter }, from, to, low, more) => {
      const [less, higher] = [low, low + more].map((amount) => converter.convert(money(amount, from), to).amountMinor)
      expect(higher).toBeGreaterThanOrEqual(less ?? Infinity)
    }),
  )
})

test('a converted amount is a whole number of minor units, and nothing stays nothing', () => {
  fc.assert(
    fc.property(anyConverter, anyCode, anyCode, anyAmount, ({ converter }, from, to, amountMinor) => {
      expect(converter.convert(money(amountMinor, from), to).amountMinor).toSatisfy(Number.isInteger)
      expect(converter.convert(money(0, from), to)).toEqual(money(0, to))
    }),
  )
})

test('a currency without a rate is an error on either side, and not among those known', () => {
  expect(() => round.convert(money(1, 'CHF'), 'AED')).toThrow('no rate for CHF')
  expect(() => round.convert(money(1, 'AED'), 'CHF')).toThrow('no rate for CHF')
  expect(() => round.convert(money(1, 'XXX'), 'AED')).toThrow(RangeError)
  expect([round.knows('CHF'), round.knows('eur'), round.knows('EUR')]).toEqual([false, false, true])
})

test('the currencies are those with a rate, in alphabetical order', () => {
  expect(withRates({ USD: 1, AED: 1, EUR: 1 }).currencies).toEqual(['AED', 'EUR', 'USD'])
})
