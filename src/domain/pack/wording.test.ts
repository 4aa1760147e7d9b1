// The words of faults: near misses, cut values, counts.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearMiss, shown, unknown, wrong } from './wording.ts'

test('long values are cut at 60 characters', () => {
  expect(shown('a'.repeat(100))).toBe(`"${'a'.repeat(59)}…`)
  expect(shown({ en: 'short' })).toBe('{"en":"short"}')
})

test.each([
  ['price_form', 'price_from'],
  ['Slug', 'slug'],
  ['valid_from', 'validFrom'],
  ['curency', 'currency'],
  ['langauges', 'languages'],
])('%s is taken for %s', (word, meant) => {
  expect(nearMiss(word, ['slug', 'price_from', 'price_to', 'validFrom', 'currency', 'languages'])).toBe(meant)
})

test('a word that is like none of the known ones is taken for none', () => {
  expect(nearMiss('colour', ['slug', 'currency'])).toBeUndefined()
  expect(unknown('key', 'colour', ['slug'])).toBe('unknown key "colour"')
})

test('a known word is nearest to itself, whatever else is known', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{3,8}$/), { minLength: 1 }), (words) => {
      expect(nearMiss(words[0] ?? '', words)).toBe(words[0])
    }),
  )
})

test('a wrong value is told with its name and what is right', () => {
  expect(wrong('nights', -1, 'a whole number from 0 to 400')).toBe('nights is -1; must be a whole number from 0 to 400')
})
