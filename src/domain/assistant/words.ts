// Words as they are compared: small letters, one form of each letter, and without their endings, in both languages.
import { stemmer as stemArabic } from '@orama/stemmers/arabic'
import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { normalizeWord } from '#domain/procedures/index-procedures.ts'

/** The words of a text, normalised; a number is a word. */
export const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? []).map((word) => normalizeWord(word).replace(/['’].*$/u, ''))

/** Each word without its ending: `recovering` and `recovery` are one. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf)

export const stemOf = (word: string): string =>
  /^\p{Script=Arabic}/u.test(word) ? stemArabic(word) : stemEnglish(word)
