// Checks which texts are marked as being in another language than their page.
import { expect, test } from 'vitest'
import { markLanguage } from './mark-language.server.ts'

test.each([
  ['de', 'en', { lang: 'de', dir: 'ltr' }],
  ['ur', 'en', { lang: 'ur', dir: 'rtl' }],
  ['he', 'en', { lang: 'he', dir: 'rtl' }],
  ['en', 'ar', { lang: 'en', dir: 'ltr' }],
  ['zh-Hant', 'ar', { lang: 'zh-Hant', dir: 'ltr' }],
  ['en', 'en', {}],
] as const)('a text in %s on a page in %s', (language, page, mark) => {
  expect(markLanguage(language, { language: page })).toEqual(mark)
})
