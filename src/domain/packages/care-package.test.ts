// Checks on which days a package is on sale, and what its parts cost alone.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOnSale, type PackagePart, partsPrice } from './care-package.ts'

test.for([
  ['2025-12-31', false],
  ['2026-01-01', true],
  ['2026-06-15', true],
  ['2026-12-31', true],
  ['2027-01-01', false],
] as const)('a package of the year 2026 is on sale on %s: %s', ([today, onSale]) => {
  expect(isOnSale({ validFrom: '2026-01-01', validTo: '2026-12-31' }, today)).toBe(onSale)
})

test('a package of one day is on sale that day alone', () => {
  const offer = { validFrom: '2026-02-28', validTo: '2026-02-28' }
  expect(['2026-02-27', '2026-02-28', '2026-03-01'].map((day) => isOnSale(offer, day))).toEqual([false, true, false])
})

test('a package that ends before it begins is never on sale', () => {
  const offer = { validFrom: '2026-02-01', validTo: '2026-01-01' }
  expect(['2026-01-01', '2026-01-15', '2026-02-01'].map((day) => isOnSale(offer, day))).toEqual([false, false, false])
})

test('the parts cost what they cost together, in the currency of the package', () => {
  const part = (worthMinor: number): PackagePart => ({
    text: { en: 'A part' },
    kind: 'other',
    worthMinor,
    mayChangeIf: null,
  })
  expect(partsPrice([], 'KWD')).toEqual({ amountMinor: 0, currency: 'KWD' })
  fc.assert(
    fc.property(fc.array(fc.nat(1e9)), (worths) => {
      const amountMinor = worths.reduce((total, worth) => total + worth, 0)
      expect(partsPrice(worths.map(part), 'KWD')).toEqual({ amountMinor, currency: 'KWD' })
    }),
  )
})
