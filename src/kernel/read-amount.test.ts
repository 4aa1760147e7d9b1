// Checks that an amount is read as it was meant, and that one which could be two amounts is never guessed.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, exponentOf, type Money } from './money.ts'
import { isAmountLike, plainAmount, readAmount, showAmount, writeAmount } from './read-amount.ts'

const money = (amountMinor: number, currency = 'AED'): Money => ({ amountMinor, currency })
const amount = (amountMinor: number, currency = 'AED') => ({ is: 'amount', money: money(amountMinor, currency) })

const anyMoney = fc.constantFrom(...currencies).chain((currency) =>
  fc.record({
    amountMinor: fc.integer({ min: 0, max: 10 ** (9 + exponentOf(currency)) }),
    currency: fc.constant(currency),
  }),
)

test.each([
  ['2400', 240_000],
  ['2,400.00', 240_000],
  ['2.400,00', 240_000],
  ['1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1 234', 123_400],
  ['1\u202f234,5', 123_450],
  ['1’234.50', 123_450],
  ['1,234,567', 123_456_700],
  ['1.234.567', 123_456_700],
  ['12,34,567.50', 123_456_750],
  ['2,40', 240],
  ['2.4', 240],
  ['0.500', 50],
  ['2400.000', 240_000],
  ['٢٤٠٠', 240_000],
  ['٢٬٤٠٠٫٥٠', 240_050],
  ['٢٬٤٠٠', 240_000],
  ['٢٫٤٠٠', 240],
  ['\u200f۲٬۴۰۰\u200f', 240_000],
  [' 49.50 ', 4_950],
] as const)('%s is one amount', (text, minor) => {
  expect(readAmount(text, 'AED')).toEqual(amount(minor))
})

test.each(['2.400', '2,400', '٢،٤٠٠', '49.500', '100,010'])('%s could be two amounts, and is neither', (text) => {
  const read = readAmount(text, 'AED')
  if (read.is !== 'both') throw new Error(`${text} was read as ${read.is}`)
  const [large, small] = read.readings
  expect(large.amountMinor).toBe(small.amountMinor * 1000)
})

test.each(['AED 15,600.00', '15600 aed', ' AED15600'])('%s is an amount in dirhams, and none in euros', (text) => {
  expect(readAmount(text, 'AED')).toEqual({ is: 'amount', money: { amountMinor: 15_600_00, currency: 'AED' } })
  expect(readAmount(text, 'EUR')).toEqual({ is: 'none' })
})

test('both readings are said in writing that has one', () => {
  const read = readAmount('2.400', 'AED')
  expect(read).toEqual({ is: 'both', readings: [money(240_000), money(240)] })
  expect(read.is === 'both' && read.readings.map(plainAmount)).toEqual(['2400', '2.40'])
})

test('what has three digits behind its one mark is two amounts only where the currency has the decimals', () => {
  expect(readAmount('2,400', 'JPY')).toEqual(amount(2_400, 'JPY'))
  expect(readAmount('2,405', 'AED')).toEqual(amount(240_500))
  expect(readAmount('5.000', 'JPY').is).toBe('both')
  expect(readAmount('2.405', 'KWD')).toEqual({ is: 'both', readings: [money(2_405_000, 'KWD'), money(2_405, 'KWD')] })
  expect(readAmount('2.400', 'KWD').is).toBe('both')
  expect(readAmount('2.4050', 'KWD')).toEqual(amount(2_405, 'KWD'))
})

test('more decimals than the currency has are told apart from what is no amount', () => {
  expect(readAmount('1.5', 'JPY')).toEqual({ is: 'decimals' })
  expect(readAmount('1250.505', 'AED')).toEqual({ is: 'decimals' })
  expect(readAmount('2.405', 'AED')).toEqual({ is: 'decimals' })
  for (const text of [
    '',
    '.',
    '1.',
    ',5',
    '-1',
    '1e3',
    '1,23,4',
    '12 34',
    '1.234,567.8',
    '1,234.567.890',
    'x',
    '1d5',
  ]) {
    expect(readAmount(text, 'AED'), text).toEqual({ is: 'none' })
    expect(isAmountLike(text), text).toBe(false)
  }
  expect(readAmount('1'.repeat(13), 'AED')).toEqual({ is: 'none' })
  expect(readAmount('1'.repeat(5_000), 'AED')).toEqual({ is: 'none' })
  expect(() => readAmount('1', 'XXX')).toThrow('no currency XXX')
})

test.each(['en', 'ar-EG', 'ar-AE', 'de', 'de-CH', 'fr', 'hi', 'fa'])(
  'an amount written as in %s, with its decimals, is read back the same or asked about, never another',
  (locale) => {
    fc.assert(
      fc.property(anyMoney, (given) => {
        const digits = exponentOf(given.currency)
        const format = new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
        const text = format.format(given.amountMinor / 10 ** digits)
        const read = readAmount(text, given.currency)
        if (read.is === 'both') expect(read.readings).toContainEqual(given)
        else expect(read, text).toEqual({ is: 'amount', money: given })
        // Two decimals and more than three digits are never in doubt.
        if (digits === 2) expect(read.is, text).toBe('amount')
      }),
    )
  },
)

test('what the product writes, it reads back, in every currency', () => {
  fc.assert(
    fc.property(anyMoney, (given) => {
      for (const write of [writeAmount, plainAmount]) {
        expect(readAmount(write(given), given.currency), write(given)).toEqual({ is: 'amount', money: given })
      }
    }),
  )
  expect(writeAmount(money(350_000, 'KWD'))).toBe('350')
  expect(writeAmount(money(2_405, 'KWD'))).toBe('2.4050')
  expect(writeAmount(money(240_000))).toBe('2400.00')
})

test('an amount is shown in groups, with decimals where it has some', () => {
  expect([240_000, 240_050, 5].map((minor) => showAmount(money(minor)))).toEqual(['2,400', '2,400.50', '0.05'])
  expect(showAmount(money(1_234_567, 'JPY'))).toBe('1,234,567')
})
