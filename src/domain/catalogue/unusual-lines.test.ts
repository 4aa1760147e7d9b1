// Checks which lines of an offer are asked about before they are sent.
import { expect, test } from 'vitest'
import type { ShelfItem } from './offer-shelf.ts'
import { unusualLines, withoutConfirmed } from './unusual-lines.ts'

const item = (name: Record<string, string>, from: string, to: string, unit: ShelfItem['unit']): ShelfItem => ({
  kind: 'procedure',
  slug: 'some',
  name,
  within: null,
  price: { from, to },
  unit,
  adds: { lines: [], includes: [], excludes: [] },
})

const shelf = [
  item({ en: 'Veneers', ar: 'قشور' }, '1000.00', '1000.00', 'tooth'),
  item({ en: 'Hip replacement' }, '40000.00', '60000.00', 'procedure'),
  item({ en: 'Hip replacement with hotel' }, '90000.00', '90000.00', 'procedure'),
  item({ en: 'Airport rides' }, '250.00', '250.00', 'procedure'),
  item({ en: 'Airport rides' }, '500.00', '500.00', 'procedure'),
]

const unusual = (label: Record<string, string>, amountMinor: number) =>
  unusualLines({ currency: 'AED', lines: [{ label, amountMinor, mayChangeIf: null }] }, shelf)

test.each([
  ['below the price it begins at', { en: 'Hip replacement' }, 39_999_99, 1],
  ['within its range', { en: 'hip replacement, left' }, 40_000_00, 0],
  ['a little above it', { en: 'Hip replacement' }, 78_000_00, 0],
  ['more than 30 % above it', { en: 'Hip replacement' }, 78_000_01, 1],
  ['of the longer of two names', { en: 'Hip replacement with hotel' }, 89_000_00, 1],
  ['for fewer than it says', { en: 'Veneers: 8 teeth × AED 1,000' }, 1_000_00, 1],
  ['for as many as it says', { en: 'Veneers: 8 teeth × AED 1,000' }, 8_000_00, 0],
  ['for as many as somebody wrote', { en: 'Veneers × 18' }, 18_000_00, 0],
  ['for eighteen, and not eight', { en: 'Veneers: 18 teeth' }, 8_000_00, 1],
  ['for two, which Arabic has a word for', { en: 'Porcelain', ar: 'قشور: سنّان' }, 1_900_00, 1],
  ['as one of two packages has it', { en: 'Airport rides' }, 500_00, 0],
  ['as neither of two packages has it', { en: 'Airport rides' }, 800_00, 1],
  ['of nothing that the catalogue sells', { en: 'Veneersmith' }, 1_00, 0],
])('a line %s', (_, label, amountMinor, asked) => {
  expect(unusual(label, amountMinor)).toHaveLength(asked)
})

test('a yes is one to this amount on this line, and names what the catalogue asks for so many', () => {
  const lines = unusual({ en: 'Veneers: 8 teeth' }, 80_00)
  expect(lines).toMatchObject([
    { path: 'lines.0.amount', low: { amountMinor: 8_000_00 }, amount: { amountMinor: 80_00 } },
  ])
  expect(withoutConfirmed(lines, [{ path: 'lines.0.amount', amountMinor: 80_00 }])).toEqual([])
  expect(withoutConfirmed(lines, [{ path: 'lines.0.amount', amountMinor: 90_00 }])).toEqual(lines)
  expect(withoutConfirmed(lines, [{ path: 'lines.1.amount', amountMinor: 80_00 }])).toEqual(lines)
})
