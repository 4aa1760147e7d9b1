// Reads the small notation that signs are written in, and makes a regular expression of it.
import { normalizeWord } from '#domain/procedures/index-procedures.ts'

/**
 * Words stand one behind the other. `a|b` is either; `pass*` is any word that begins so; `two_words` are two; `..` lets up to three words
 * stand between, `...` up to six, none of them a denial; `&` joins parts that may come in any order, up to five words apart. `<name>` is a list of words.
 * Arabic words may have و ف ب ل ك and the article before them. What is searched has a space at both ends and no marks but those of numbers.
 */
export function signPattern(pattern: string, lists: Readonly<Record<string, string>> = {}): RegExp {
  const parts = pattern.split(' & ').map((part) => sequence(part, lists))
  const orders = permutations(parts).map((order) => order.join(`${gap}{0,5}?`))
  return new RegExp(`(?:${orders.join('|')})(?= )`, 'gu')
}

/** Each group of words of a pattern by itself: a text that has not all of them needs no closer look. */
export function groupsOf(pattern: string, lists: Readonly<Record<string, string>> = {}): RegExp[] {
  const groups = pattern.split(' ').filter((word) => word !== '' && !['..', '...', '&'].includes(word))
  return groups.map((group) => new RegExp(`${sequence(group, lists)}(?= )`, 'u'))
}

/** The words that patterns are made of, for spelling errors to be compared with. */
export function wordsOfPatterns(patterns: readonly string[]): string[] {
  return [...new Set(patterns.flatMap((pattern) => normalizeWord(pattern).match(/\p{L}+\*?/gu) ?? []))].filter(
    (word) => !word.endsWith('*'),
  )
}

/** One word in between; a denial only where a pattern names it. */
const gap = '(?: (?!(?:not|no|never|without|لا|لم|ليس|بدون|مش|مو|مب) )\\S+)'

function sequence(part: string, lists: Readonly<Record<string, string>>): string {
  return part
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      if (word === '..') return `${gap}{0,3}?`
      if (word === '...') return `${gap}{0,6}?`
      const either = word.replace(/<([\w-]+)>/g, (_, name: string) => {
        const list = lists[name]
        if (list === undefined) throw new RangeError(`no list of words ${name}`)
        return list
      })
      return ` ${anyOf(either.split('|'))}`
    })
    .join('')
}

/** What may be joined to the front of an Arabic word is looked for once for all of them, not for each. */
function anyOf(words: readonly string[]): string {
  const arabic = words.filter(isArabic).map(oneWord)
  const others = words.filter((word) => !isArabic(word)).map(oneWord)
  const joined = arabic.length > 0 ? [`${inFront}(?:${arabic.join('|')})`] : []
  return `(?:${[...joined, ...others].join('|')})`
}

const inFront = '[وف]?(?:لل|[بلك]?(?:ال)?)'
const isArabic = (word: string): boolean => /^\p{Script=Arabic}/u.test(word)

function oneWord(word: string): string {
  return word
    .split('_')
    .map((piece, at) => `${at > 0 && isArabic(piece) ? inFront : ''}${normalizeWord(piece).replace('*', '\\S*')}`)
    .join(' ')
}

function permutations(parts: readonly string[]): string[][] {
  if (parts.length < 2) return [[...parts]]
  return parts.flatMap((part, at) => permutations(parts.toSpliced(at, 1)).map((rest) => [part, ...rest]))
}
