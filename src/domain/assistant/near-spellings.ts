// The known words that a word may be misspelt from: a letter or two off, or two letters changed about.
import type SearchableMap from 'minisearch/SearchableMap'

const leastLetters = 4
/** Shorter ones differ by one letter at most: two would make another word of them. */
const longFrom = 8

/** With what each is known by, and how many letters it is off. */
export function nearSpellings<T>(known: SearchableMap<T>, word: string): { other: string; value: T; away: number }[] {
  if (word.length < leastLetters || /^\d/.test(word)) return []
  return [...known.fuzzyGet(word, word.length > leastLetters ? 2 : 1)].flatMap(([other, [value, away]]) => {
    if (other.length < leastLetters || other[0] !== word[0]) return []
    if (away > 1 && isChangedAbout(word, other)) return [{ other, value, away: 1 }]
    return away <= (word.length >= longFrom ? 2 : 1) ? [{ other, value, away }] : []
  })
}

const isChangedAbout = (word: string, other: string): boolean =>
  word.length === other.length && lettersOf(word) === lettersOf(other)

const lettersOf = (word: string): string => word.split('').sort().join('')
