// Checks that amounts are exact in every currency, and that what is no amount is refused.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, exponentOf, parseMajor, sum, toCurrency, toMajor } from './money.ts'

const anyCurrency = fc.constantFrom(...currencies)
/** As many minor units as twelve digits of major units hold. */
const anyMoney = anyCurrency.chain((currency) =>
  fc.record({
    amountMinor: fc.integer({ min: 0, max: 10 ** (12 + exponentOf(currency)) - 1 }),
    currency: fc.constant(currency),
  }),
)

test('decimals follow ISO 4217: none for the yen, three for the Kuwaiti dinar, two for the dirham', () => {
  expect(['JPY', 'KWD', 'AED', 'ISK', 'BHD', 'EUR'].map(exponentOf)).toEqual([0, 3, 2, 0, 3, 2])
})

test('every currency in use has a code of three letters, no fund or metal among them', () => {
  expect(currencies.length).toBeGreaterThan(150)
  expect(currencies).toEqual([...currencies].sort())
  expect(currencies.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([])
  expect(currencies).toEqual(expect.arrayContaining(['XAF', 'XCD', 'XOF', 'XPF']))
  // Their last day has passed: Antilles, Bulgaria, Cuba's convertible peso.
  for (const code of ['ANG', 'BGN', 'CUC']) expect(currencies).not.toContain(code)
  for (const code of ['XAU', 'XXX', 'XTS', 'XDR', 'BOV', 'CLF', 'UYW', 'USN']) expect(currencies).not.toContain(code)
})

test('what was charged in a currency that has gone out of use stays readable, and can be added up', () => {
  for (const code of ['ANG', 'BGN', 'CUC']) {
    expect(toCurrency(code)).toBeUndefined()
    expect(toMajor(sum([{ amountMinor: 125_050, currency: code }], code))).toBe('1250.50')
  }
})

test('a currency code is known in any case and with spaces around it, anything else is not', () => {
  expect(toCurrency(' aed ')).toBe('AED')
  for (const no of ['', 'XAU', 'EURO', 'E', '€', 'dirham', undefined, null]) expect(toCurrency(no)).toBeUndefined()
})

test('an amount written out is read back the same, in every currency', () => {
  fc.assert(
    fc.property(anyMoney, (money) => {
      expect(parseMajor(toMajor(money), money.currency)).toEqual(money)
    }),
  )
})

test('an amount is written with exactly the decimals of its currency', () => {
  fc.assert(
    fc.property(anyMoney, (money) => {
      const [whole, decimals = ''] = toMajor(money).split('.')
      expect(decimals).toHaveLength(exponentOf(money.currency))
      expect(whole).toMatch(/^(0|[1-9]\d*)$/)
    }),
  )
})

test('an amount below zero is the same text with a minus', () => {
  fc.assert(
    fc.property(anyMoney, ({ amountMinor, currency }) => {
      fc.pre(amountMinor > 0)
      expect(toMajor({ amountMinor: -amountMinor, currency })).toBe(`-${toMajor({ amountMinor, currency })}`)
    }),
  )
})

test('amounts are read as people write them into tables', () => {
  expect(parseMajor('1250.5', 'AED')).toEqual({ amountMinor: 125_050, currency: 'AED' })
  expect(parseMajor(' 0.001 ', 'KWD')).toEqual({ amountMinor: 1, currency: 'KWD' })
  expect(parseMajor('007', 'JPY')).toEqual({ amountMinor: 7, currency: 'JPY' })
})

test('zeros behind the point do not make an amount inexact', () => {
  expect(parseMajor('5000.00', 'JPY')).toEqual({ amountMinor: 5_000, currency: 'JPY' })
  expect(parseMajor('1.5000', 'KWD')).toEqual({ amountMinor: 1_500, currency: 'KWD' })
})

test('more decimals than the currency has are refused', () => {
  for (const [text, currency] of [
    ['1.5', 'JPY'],
    ['1.0005', 'KWD'],
    ['0.001', 'AED'],
  ] as const) {
    expect(parseMajor(text, currency)).toBeUndefined()
  }
})

test('what is no plain decimal number is no amount', () => {
  const notAmounts = [
    '',
    ' ',
    '.',
    '1.',
    '.5',
    '-1',
    '+1',
    '1,000',
    '1 000',
    '1e3',
    '0x10',
    'NaN',
    '١٢',
    '1234567890123',
    '1.5.5',
  ]
  for (const text of notAmounts) expect(parseMajor(text, 'AED'), text).toBeUndefined()
})

test('a currency that does not exist is an error, never a guess of its decimals', () => {
  expect(() => exponentOf('XXX')).toThrow('no currency XXX')
  expect(() => parseMajor('1', 'eur')).toThrow(RangeError)
  expect(() => toMajor({ amountMinor: 1, currency: '' })).toThrow(RangeError)
})

test('a sum is exact, nothing for no amounts, and an error over two currencies', () => {
  const aed = (amountMinor: number) => ({ amountMinor, currency: 'AED' })
  expect(sum([aed(10), aed(20), aed(-5)], 'AED')).toEqual(aed(25))
  expect(sum([], 'AED')).toEqual(aed(0))
  expect(() => sum([aed(1), { amountMinor: 1, currency: 'USD' }], 'AED')).toThrow('USD added to AED')
})

test('a sum is what it is without rounding, or an error where it is too large to be exact', () => {
  const most = Number.MAX_SAFE_INTEGER
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.maxSafeInteger(), fc.constantFrom(most, 1)), { maxLength: 100 }), (minors) => {
      const adding = () =>
        sum(
          minors.map((amountMinor) => ({ amountMinor, currency: 'AED' })),
          'AED',
        ).amountMinor
      const steps = minors.map((_, at) => minors.slice(0, at + 1).reduce((before, one) => before + BigInt(one), 0n))
      const isExact = steps.every((step) => step <= BigInt(most) && step >= -BigInt(most))
      if (isExact) expect(BigInt(adding())).toBe(steps.at(-1) ?? 0n)
      else expect(adding).toThrow('too large to be exact')
    }),
  )
})
