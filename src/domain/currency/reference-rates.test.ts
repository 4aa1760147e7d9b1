// Reference rates: the peg stands whatever is published, the newer rate goes first, and what is absurd is told apart.
import { expect, test } from 'vitest'
import { dirhamsPerDollar, isNear, layOver, ratesToDirham } from './reference-rates.ts'

const rate = (perDirham: number, date: string, source = 'test') => ({ perDirham, date, source })

test('rates to the dollar become rates to the dirham by its peg', () => {
  const rates = ratesToDirham(new Map([['EUR', 0.85]]), '2026-11-20', 'a bank')
  expect(rates.get('EUR')).toEqual(rate(0.85 / 3.6725, '2026-11-20', 'a bank'))
})

test('dirham and dollar stand at the peg, whatever is published', () => {
  const rates = ratesToDirham(
    new Map([
      ['AED', 3.69],
      ['USD', 0.99],
    ]),
    '2026-11-20',
    'a bank',
  )
  expect(dirhamsPerDollar).toBe(3.6725)
  expect(rates.get('AED')?.perDirham).toBe(1)
  expect(rates.get('USD')?.perDirham).toBe(1 / 3.6725)
})

test('currency by currency the later day counts, of one day the upper rate, and what is only below stays', () => {
  const lower = new Map([
    ['EUR', rate(0.2, '2026-09-29')],
    ['KWD', rate(0.08, '2026-09-29')],
    ['JPY', rate(40, '2026-11-21')],
    ['GBP', rate(0.21, '2026-11-20', 'lower')],
  ])
  const upper = new Map([
    ['EUR', rate(0.25, '2026-11-20')],
    ['JPY', rate(41, '2026-11-20')],
    ['GBP', rate(0.22, '2026-11-20', 'upper')],
    ['CHF', rate(0.24, '2026-11-20')],
  ])
  const laid = layOver(lower, upper)
  expect(Object.fromEntries(Array.from(laid, ([currency, { perDirham }]) => [currency, perDirham]))).toEqual({
    EUR: 0.25,
    KWD: 0.08,
    JPY: 40,
    GBP: 0.22,
    CHF: 0.24,
  })
  expect(lower.get('EUR')?.perDirham).toBe(0.2)
})

test.each([
  [4, true],
  [4.8, true],
  [3.2, true],
  [4.81, false],
  [3.19, false],
  [0.25, false],
  [400, false],
  [0, false],
  [-4, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('%d dirhams for a euro, where the reference rate says 4: believed is %s', (dirhams, believed) => {
  expect(isNear(dirhams, rate(1 / 4, '2026-11-20'))).toBe(believed)
})

test('nothing is believed of a currency that has no reference rate', () => {
  expect(isNear(4, undefined)).toBe(false)
})
