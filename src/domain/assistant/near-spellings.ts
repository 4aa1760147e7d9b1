// The known words that a word may be misspelt from: a letter or two off, two letters changed about, or letters that sound or look alike.
import type SearchableMap from 'minisearch/SearchableMap'

const leastLetters = 4
/** Shorter ones differ by one letter at most: two would make another word of them. */
const longFrom = 8
/** In Arabic another letter makes another word of one that is shorter. */
const arabicSwapFrom = 6
/** Letters that people write for each other: by sound, or by a dot too many. */
const alike = ['ذدز', 'ظضط', 'صسث', 'تطث', 'غع', 'قك']

/** With what each is known by, and how many letters it is off. */
export function nearSpellings<T>(known: SearchableMap<T>, word: string): { other: string; value: T; away: number }[] {
  if (/^\d/.test(word)) return []
  const isArabic = /^\p{Script=Arabic}/u.test(word)
  const sounding = isArabic ? soundingAlike(known, word) : []
  if (word.length < leastLetters) return sounding
  const near = [...known.fuzzyGet(word, word.length > leastLetters ? 2 : 1)].flatMap(([other, [value, away]]) => {
    if (other.length < leastLetters || other[0] !== word[0]) return []
    if (away > 1 && isChangedAbout(word, other)) return [{ other, value, away: 1 }]
    if (isArabic && word.length < arabicSwapFrom && word.length === other.length) return []
    return away <= (word.length >= longFrom ? 2 : 1) ? [{ other, value, away }] : []
  })
  return [...sounding, ...near.filter(({ other }) => sounding.every((one) => one.other !== other))]
}

/** One letter of it is another that sounds or looks like it. */
function soundingAlike<T>(known: SearchableMap<T>, word: string): { other: string; value: T; away: number }[] {
  if (word.length < leastLetters - 1) return []
  const others = word.split('').flatMap((letter, at) =>
    alike
      .filter((group) => group.includes(letter))
      .flatMap((group) => group.split(''))
      .filter((one) => one !== letter)
      .map((one) => word.slice(0, at) + one + word.slice(at + 1)),
  )
  return [...new Set(others)].flatMap((other) => {
    const value = known.get(other)
    return value === undefined ? [] : [{ other, value, away: 1 }]
  })
}

const isChangedAbout = (word: string, other: string): boolean =>
  word.length === other.length && lettersOf(word) === lettersOf(other)

const lettersOf = (word: string): string => word.split('').sort().join('')
