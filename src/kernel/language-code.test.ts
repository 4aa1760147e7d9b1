// Checks which codes name a language, how they are spelt, and which of several serves a reader.
import { expect, test } from 'vitest'
import { canonicalLanguage, isLanguageCode, matchLanguage } from './language-code.ts'

test.each([
  ['en', 'en'],
  ['pt-br', 'pt-BR'],
  ['ZH-hant', 'zh-Hant'],
  ['fil', 'fil'],
  ['tl', 'fil'],
  ['iw', 'he'],
  ['ckb', 'ckb'],
])('%s is spelt %s', (code, canonical) => {
  expect(canonicalLanguage(code)).toBe(canonical)
})

test.each(['', 'zz', 'english', 'pt_BR', 'de-', 'x-foo', 'und', 'de-XX', 'en-u-ca-buddhist', 'en ', '../en'])(
  '%j names no language',
  (code) => {
    expect(isLanguageCode(code)).toBe(false)
  },
)

test.each([
  ['pt-BR', ['en', 'pt', 'pt-BR'], 'pt-BR'],
  ['pt-BR', ['en', 'pt-PT', 'pt'], 'pt'],
  ['zh-Hant-TW', ['en', 'zh-Hant'], 'zh-Hant'],
  ['pt', ['en', 'pt-BR', 'pt-PT'], 'pt-BR'],
  ['de-AT', ['en', 'de-CH'], 'de-CH'],
  ['fr', ['en', 'fil'], undefined],
  ['f', ['fil'], undefined],
])('who wants %s of %j is served in %s', (wanted, written, served) => {
  expect(matchLanguage(wanted, written)).toBe(served)
})
