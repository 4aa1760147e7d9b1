// Words as they are compared: small letters, one form of each letter, and without their endings, in both languages.
import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { normalizeWord } from '#domain/procedures/index-procedures.ts'
import { stemKnownArabic } from './stem-known-arabic.ts'

/** The words of a text, normalised; a number is a word, whichever digits it is written in. */
export const wordsOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\p{N}\u0640]+(?:['’][\p{L}]+)?/gu) ?? []).map((word) =>
    westernDigits(normalizeWord(word)).replace(/['’].*$/u, ''),
  )

/** Each word without its ending: `recovering` and `recovered` are one. */
export const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf)

/** @param word normalised */
export const stemOf = (word: string): string =>
  /^\p{Script=Arabic}/u.test(word) ? stemArabic(word) : (englishNumbers.get(word) ?? stemEnglish(word))

const englishNumbers: ReadonlyMap<string, string> = new Map(
  ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, at) => [word, String(at + 2)]),
)

const arabicZero = 0x660

const westernDigits = (word: string): string =>
  word.replace(/[\u0660-\u0669]/g, (digit) => String((digit.codePointAt(0) ?? arabicZero) - arabicZero))

/** What stands before a word, with how many letters must be left of it. */
const before: readonly (readonly [RegExp, number])[] = [
  [/^و(?=ال|لل)/u, 2],
  [/^(?:[بكف]ال|ال|لل)/u, 2],
  [/^و/u, 4],
]
const endings = ['ها', 'نا', 'هم', 'كم', 'ان', 'ات', 'ون', 'ين', 'تي', 'تك', 'يه', 'ه', 'ي', 'ك', 'ا']
const leastLeft = 3

/**
 * Articles, prefixes and endings off, as the light stemmers of Arabic do (Larkey, Ballesteros and Connell, 2002, “light10”), with the
 * endings of possession beside theirs: roots would throw words together that mean different things.
 */
function stemArabic(word: string): string {
  const known = stemKnownArabic(word)
  if (known !== undefined) return known
  let left = word
  for (const [pattern, least] of before) {
    const rest = left.replace(pattern, '')
    if (rest.length >= least) left = rest
  }
  for (;;) {
    const ending = endings.find((one) => left.endsWith(one) && left.length - one.length >= leastLeft)
    if (!ending) return left.replace(/^[بل](?=.{3})/u, '')
    left = left.slice(0, -ending.length)
  }
}
