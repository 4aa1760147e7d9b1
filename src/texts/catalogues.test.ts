// Checks that every language says the same things with the same parameters, and what the browser gets of them.
import { expect, test } from 'vitest'
import { type Language, languages } from '#kernel/language.ts'
import { arabic } from './ar.ts'
import { areaTexts, browserCatalogue, translatorOf } from './catalogues.ts'
import { english } from './en.ts'
import type { PluralForms } from './plural-forms.ts'
import type { Catalogue, TextKey } from './translate.ts'

const catalogues: Record<Language, Catalogue> = { en: english, ar: arabic }
const keys = Object.keys(english) as TextKey[]
const entries = languages.flatMap((language) =>
  keys.map((key) => ({ language, key, text: catalogues[language][key], name: `${language} ${key}` })),
)
const formsOf = (text: string | PluralForms): [form: string, text: string][] =>
  typeof text === 'string' ? [['only', text]] : Object.entries(text)
const parametersOf = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? []))
const but = (name: string, names: Set<string>) => [...names].filter((one) => one !== name).sort()

test('both catalogues have exactly the same texts, the same ones in plural', () => {
  const shapeOf = (catalogue: Catalogue) =>
    Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, typeof text]))
  expect(shapeOf(arabic)).toEqual(shapeOf(english))
})

test('a plural text has the forms that its language needs: two in English, all six in Arabic', () => {
  for (const language of languages) {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    expect(needed).toHaveLength(language === 'ar' ? 6 : 2)
    for (const { name, text } of entries.filter((entry) => entry.language === language)) {
      if (typeof text !== 'string') expect(Object.keys(text).sort(), name).toEqual(needed)
    }
  }
})

test('every form has the parameters that the English text has', () => {
  for (const { name, key, text } of entries) {
    const [, sample = ''] = formsOf(english[key]).at(-1) ?? []
    for (const [form, own] of formsOf(text)) {
      expect(but('count', parametersOf(own)), `${name}, ${form}`).toEqual(but('count', parametersOf(sample)))
    }
  }
})

test('a form that stands for several numbers says which one, a text without plural never does', () => {
  for (const { name, text } of entries) {
    for (const [form, own] of formsOf(text)) {
      if (form === 'only') expect(parametersOf(own), name).not.toContain('count')
      else if (!['zero', 'one', 'two'].includes(form)) expect(parametersOf(own), `${name}, ${form}`).toContain('count')
    }
  }
})

test('no text is empty, has spaces at its ends or a brace that opens no parameter', () => {
  for (const { name, text } of entries) {
    for (const [form, own] of formsOf(text)) {
      expect(own.trim(), `${name}, ${form}`).toBe(own)
      expect(own.replace(/\{\w+\}/g, 'x'), `${name}, ${form}`).toMatch(/^[^{}]+$/)
    }
  }
})

test('an Arabic text is in Arabic letters wherever it has words of its own', () => {
  for (const [key, text] of Object.entries(arabic)) {
    for (const [form, own] of formsOf(text)) {
      const words = own.replace(/\{\w+\}/g, '')
      if (/\p{L}/u.test(words)) expect(words, `${key}, ${form}`).toMatch(/\p{Script=Arabic}/u)
    }
  }
})

test('each language answers in its own words', () => {
  expect(translatorOf('en')('procedures.count', { count: 3 })).toBe('3 procedures')
  expect(translatorOf('ar')('procedures.count', { count: 3 })).toBe('3 إجراءات')
})

test('the browser gets every text but those of mails, descriptions and areas, at an address that names its content', () => {
  for (const language of languages) {
    const { json, path } = browserCatalogue(language)
    const kept = JSON.parse(json) as Partial<Catalogue>
    expect(Object.keys(kept)).toEqual(
      keys.filter(
        (key) =>
          !/^(mail|meta|auth|profile|documents|offers|hotels|bookings|desk|catalogue|assistant|checkout|orders|payer)\./.test(
            key,
          ),
      ),
    )
    expect(kept['shell.quote']).toBe(catalogues[language]['shell.quote'])
    expect(path).toMatch(new RegExp(`^/texts/${language}\\.[0-9a-f]{12}\\.json$`))
  }
  expect(browserCatalogue('en').path.split('.')[1]).not.toBe(browserCatalogue('ar').path.split('.')[1])
})

test('the texts of areas come on their own, those that were asked for and no others', () => {
  expect(areaTexts('en')).toEqual({})
  for (const language of languages) {
    expect(Object.keys(areaTexts(language, 'profile'))).toEqual(keys.filter((key) => key.startsWith('profile.')))
    const both = areaTexts(language, 'auth', 'profile')
    expect(Object.keys(both)).toEqual(keys.filter((key) => /^(auth|profile)\./.test(key)))
    expect(both['profile.title']).toBe(catalogues[language]['profile.title'])
  }
})
