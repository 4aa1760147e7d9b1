// Conversion goes by the rates and refuses what has none; of several rates the weakest word is said.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratesOf, sampleConverter } from '#tests/support/sample-rates.ts'
import { createConverter, type UsedRate } from './converter.ts'

const money = (amountMinor: number, currency: string) => ({ amountMinor, currency })

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
  expect(sampleConverter.convert(from, to.currency)).toEqual(to)
})

test('the dirham is worth what its peg says, every half fil rounded away from zero', () => {
  // These are worth half a fil more than a whole number of them.
  const half = fc.nat(1e6).map((at) => 200 + 400 * at)
  fc.assert(
    fc.property(fc.oneof(fc.nat(1e9), half), (cents) => {
      // In whole ten-thousandths of a fil, so that the expected value is exact.
      const expected = Math.floor((cents * 36_725 + 5_000) / 10_000)
      expect(sampleConverter.convert(money(cents, 'USD'), 'AED').amountMinor).toBe(expected)
      expect(sampleConverter.convert(money(-cents, 'USD'), 'AED').amountMinor).toBe(cents === 0 ? 0 : -expected)
    }),
  )
})

test('a currency without a rate is an error on either side, and not among those known', () => {
  expect(() => sampleConverter.convert(money(1, 'CHF'), 'AED')).toThrow('no rate for CHF')
  expect(() => sampleConverter.convert(money(1, 'AED'), 'CHF')).toThrow('no rate for CHF')
  expect(() => sampleConverter.convert(money(1, 'XXX'), 'AED')).toThrow(RangeError)
  expect(['CHF', 'eur', 'EUR'].map(sampleConverter.knows)).toEqual([false, false, true])
})

const noon = new Date('2026-11-21T12:00:00Z')
const one = new Date('2026-11-21T13:00:00Z')
const liveRate = (perDirham: number, heldUntil: Date): UsedRate => ({
  perDirham,
  date: '2026-11-21',
  source: 'Stripe',
  kind: 'live',
  heldUntil,
  fallback: false,
})
const missing: UsedRate = {
  perDirham: 1 / 12,
  date: '2026-11-20',
  source: 'test rates',
  kind: 'reference',
  heldUntil: null,
  fallback: true,
}
const mixed = createConverter(
  ratesOf({ AED: 1, EUR: 1 / 4, JPY: 40, KWD: 1 / 12, USD: 1 / 3.6725 }),
  new Map([
    ['EUR', liveRate(1 / 5, one)],
    ['JPY', liveRate(50, noon)],
    ['KWD', missing],
  ]),
  noon,
)

test('a charge in dirhams is shown by the live rate of the other currency', () => {
  expect(mixed.convert(money(5_00, 'AED'), 'EUR')).toEqual(money(1_00, 'EUR'))
  expect(mixed.convert(money(2_00, 'AED'), 'JPY')).toEqual(money(100, 'JPY'))
  expect(mixed.convert(money(12_00, 'AED'), 'KWD')).toEqual(money(1_000, 'KWD'))
})

test('a charge in any other currency is shown by reference rates: a live one has a fee on the wrong side', () => {
  expect(mixed.convert(money(1_00, 'EUR'), 'AED')).toEqual(money(4_00, 'AED'))
  expect(mixed.convert(money(160, 'JPY'), 'EUR')).toEqual(money(1_00, 'EUR'))
  expect(mixed.convert(money(1_000, 'KWD'), 'EUR')).toEqual(money(3_00, 'EUR'))
})

const stripe = { date: '2026-11-21', source: 'Stripe', kind: 'live', fallback: false }
const table = { date: '2026-11-20', source: 'test rates', kind: 'reference', heldUntil: null }

test.for([
  ['live until it ends', ['AED EUR'], { ...stripe, heldUntil: one }],
  ['live until the first ends', ['AED EUR', 'AED JPY'], { ...stripe, heldUntil: noon }],
  ['a reference rate', ['AED USD'], { ...table, fallback: false }],
  ['a reference rate, and that nothing is missing, of a charge that is not in dirhams', ['EUR AED', 'KWD EUR'], table],
  ['no more than the reference rate beside a live one', ['AED EUR', 'AED USD'], { ...table, fallback: false }],
  ['no more than the reference rate beside a live one of the same currency', ['AED EUR', 'JPY EUR'], table],
  ['that a live rate is missing', ['AED EUR', 'AED KWD'], { ...table, fallback: true }],
  ['nothing of the dirham alone', ['AED AED'], undefined],
  ['nothing of what stays in its currency', ['EUR EUR'], undefined],
  ['nothing of nothing', [], undefined],
] as const)('said is %s: %j', ([, conversions, statement]) => {
  const pairs = conversions.map((one) => one.split(' ') as [string, string])
  expect(mixed.describe(pairs)).toEqual(statement && { fallback: false, ...statement })
})

test('of rates of several days and publishers the oldest day and every publisher are said', () => {
  const converter = createConverter(
    new Map([
      ['EUR', { perDirham: 0.25, date: '2026-11-20', source: 'European Central Bank' }],
      ['KWD', { perDirham: 0.08, date: '2026-09-29', source: 'exchange-api' }],
    ]),
  )
  expect(converter.describe([['EUR', 'KWD']])).toMatchObject({
    date: '2026-09-29',
    source: 'European Central Bank, exchange-api',
  })
})
