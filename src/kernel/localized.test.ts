// Checks which of its languages a text answers in, and which way it is read.
import { expect, test } from 'vitest'
import { directionOf, languages } from './language.ts'
import { inLanguage } from './localized.ts'

test('the language asked for, else the first one it was written in', () => {
  const text = { en: 'Hip', ar: 'الورك' }
  expect(inLanguage(text, 'ar')).toBe('الورك')
  expect(inLanguage(text, 'de')).toBe('Hip')
  expect(inLanguage({ fr: ['Hanche'] }, 'en')).toEqual(['Hanche'])
})

test('an empty text in the language asked for stays empty', () => {
  expect(inLanguage({ en: 'Hip', ar: '' }, 'ar')).toBe('')
})

test('a text without any language is an error', () => {
  expect(() => inLanguage({}, 'en')).toThrow(RangeError)
})

test('Arabic is read from right to left, English from left to right', () => {
  expect(languages.map((language) => [language, directionOf(language)])).toEqual([
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ])
})
