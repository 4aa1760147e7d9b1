// Checks that languages come in the order that the browser prefers them, each with its region.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAcceptLanguage } from './accept-language.ts'

const tags = (header: string) =>
  readAcceptLanguage(header).map(({ language, region }) => (region ? `${language}-${region}` : language))

test.each([
  ['de-AT,en;q=0.8', ['de-AT', 'en']],
  ['en;q=0.4, ar-EG;q=0.9', ['ar-EG', 'en']],
  ['ar;q=0.5,en;q=0.5', ['ar', 'en']],
  ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', ['fr-CH', 'fr', 'en', 'de', '*']],
  ['EN-gb', ['en-GB']],
  [' tr-TR ; q=0.3 , ar ; q=0.8 ', ['ar', 'tr-TR']],
])('%s: by quality, then as written', (header, wanted) => {
  expect(tags(header)).toEqual(wanted)
})

test.each([
  ['zh-Hant-TW', 'zh-TW'],
  ['ar-Arab-EG', 'ar-EG'],
  ['es-419', 'es'],
  ['de-1996', 'de'],
  ['sl-rozaj', 'sl'],
])('%s: a region is told from a script, a number and a variant', (header, wanted) => {
  expect(tags(header)).toEqual([wanted])
})

test('what is refused or says no number is left out', () => {
  expect(tags('ar;q=0, en;q=0.0, fr;q=x, de')).toEqual(['de'])
})

test('a list longer than any browser sends is read no further', () => {
  expect(readAcceptLanguage(`${'fr,'.repeat(20)}ar`)).toHaveLength(20)
})

test('whatever is sent, it is read', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (header) => {
      for (const { language, region } of readAcceptLanguage(header)) {
        expect(language).toBe(language.toLowerCase())
        expect(region ?? 'AA').toMatch(/^[A-Z]{2}$/)
      }
    }),
  )
})
