// Checks that any text becomes a word that an address can hold.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugify } from './slug.ts'

test.for([
  ['Ear, nose and throat', 'ear-nose-and-throat'],
  ['  Crème brûlée!  ', 'creme-brulee'],
  ['Ångström & Œuvre', 'angstrom-œuvre'],
  ['LASIK (2 eyes)', 'lasik-2-eyes'],
  ['---', ''],
  ['جراحة العظام', 'جراحة-العظام'],
  ['أسنان', 'أسنان'],
  ['قَلْب', 'قلب'],
] as const)('%s is %s', ([text, slug]) => {
  expect(slugify(text)).toBe(slug.normalize('NFC'))
})

test('letters and digits in lower case with single hyphens between, and the same again when repeated', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugify(text)
      expect(slug).toMatch(/^(|[\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*)$/u)
      expect(slugify(slug)).toBe(slug)
      expect(slugify(text.normalize('NFD'))).toBe(slug)
    }),
  )
})
