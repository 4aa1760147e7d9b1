// Checks that every language says in danger what English says, with the same numbers and places.
import { expect, test } from 'vitest'
import { foreignLanguages } from './danger-language.ts'
import { dangerTexts, dangerTranslatorOf } from './danger-translator.ts'
import { english } from './en.ts'
import { foreignTexts } from './foreign-translator.ts'
import type { TextKey } from './translate.ts'

const parametersOf = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort((one, other) => (one ?? '').localeCompare(other ?? ''))

test.each([...Object.entries(dangerTexts), ...Object.entries(foreignTexts)])(
  'each text in %s has the parameters of the English one and is not the English one',
  (_, texts) => {
    for (const [key, text] of Object.entries(texts)) {
      const own = english[key as TextKey] as string
      expect(parametersOf(text), key).toEqual(parametersOf(own))
      expect(text, key).not.toBe(own)
    }
  },
)

test.each(foreignLanguages)('danger without words of its own is answered as any other danger in %s', (language) => {
  const t = dangerTranslatorOf(language)
  expect(t('meta.assistant.urgent.confusion')).toBe(t('meta.assistant.urgent.other'))
  expect(t('meta.assistant.urgent.other')).not.toContain('meta.')
})
