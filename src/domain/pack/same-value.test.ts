// When an import calls two values the same.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { procedures } from '#domain/procedures/tables.ts'
import { providers } from '#domain/provider/tables.ts'
import { sameRow, sameValue } from './same-value.ts'

/** The same value with the keys of each object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, turned(part)]),
  )
}

test('the order of keys makes no difference, the order of a list does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(sameValue(value, turned(value))).toBe(true)
    }),
  )
  expect(sameValue([1, 2], [2, 1])).toBe(false)
})

test('values that differ as JSON are told apart', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other))
      fc.pre(JSON.stringify(turned(one)) !== JSON.stringify(other))
      if (typeof one === 'object' && typeof other === 'object') return
      expect(sameValue(one, other)).toBe(false)
    }),
  )
})

test('a key that is undefined is like one that is absent, and columns of the database alone do not count', () => {
  expect(sameValue({ a: 1, b: undefined }, { a: 1 })).toBe(true)
  expect(sameRow(procedures, { slug: 'a' }, { slug: 'a', id: 7 })).toBe(true)
  expect(sameRow(procedures, { slug: 'a', flyFromDay: null }, { slug: 'a', flyFromDay: 7 })).toBe(false)
})

test('the order of languages counts where the column keeps it', () => {
  const [here, there] = [
    { en: 'Hip', ar: 'ورك' },
    { ar: 'ورك', en: 'Hip' },
  ]
  expect(sameRow(procedures, { name: here }, { name: there })).toBe(false)
  expect(sameRow(providers, { theme: [here] }, { theme: [there] })).toBe(true)
})
