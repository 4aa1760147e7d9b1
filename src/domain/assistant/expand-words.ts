// What a question looks for: each of its words, with others that mean the same and those that it may be misspelt from.
import type { PassageIndex } from './index-passages.ts'
import { nearSpellings } from './near-spellings.ts'
import { isStopWord } from './stop-words.ts'
import { findMeanings } from './synonyms.ts'
import { stemOf, wordsOf } from './words.ts'

/** One thing that is looked for. `share`: how surely the stem is meant, 0 to 1. */
export type Wanted = {
  /** How much it weighs to have it: most where no passage does. */
  weight: number
  alternatives: readonly { stem: string; share: number }[]
  /** Where its words stand in the text. */
  places: readonly number[]
}

const asMeant = 0.85
const asBegun = 0.6
const asMisspelt = 0.7

/** Whose words are the opposite of what is looked for: `not covered`. */
const denials = new Set(wordsOf('not isn doesn لا غير'))

export function expandWords(text: string, index: PassageIndex): Wanted[] {
  const words = wordsOf(text)
  const meanings = findMeanings(words)
  const taken = new Set(meanings.flatMap(({ from, to }) => (to - from > 1 ? range(from, to) : [])))
  const wanted = meanings.map(({ from, to, means }) => {
    const said = words.slice(from, to)
    const own = said.some((word) => denials.has(word)) ? [] : said.filter((word) => !isStopWord(word))
    const alternatives = [...own.map((word) => exact(word)), ...means.map((stem) => ({ stem, share: asMeant }))]
    return weigh(alternatives, range(from, to), index)
  })
  const single = new Set(meanings.map(({ from, to }) => (to - from === 1 ? from : -1)))
  for (const [at, word] of words.entries()) {
    if (taken.has(at) || single.has(at) || isStopWord(word)) continue
    const stem = stemOf(word)
    const alternatives = [exact(word), ...(index.postings.has(stem) ? [] : guess(word, index))]
    wanted.push(weigh(alternatives, [at], index))
  }
  return unique(wanted)
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at)

const exact = (word: string) => ({ stem: stemOf(word), share: 1 })

/** Said twice, it is looked for once. */
function unique(wanted: readonly Wanted[]): Wanted[] {
  const seen = new Map(wanted.map((one) => [one.alternatives.map(({ stem }) => stem).join(' '), one]))
  return [...seen.values()]
}

/** Rare is what few passages have in any of its words. */
function weigh(
  alternatives: Wanted['alternatives'],
  places: readonly number[],
  { postings, rarity }: PassageIndex,
): Wanted {
  const having = new Set<number>()
  for (const { stem } of alternatives) for (const place of postings.get(stem)?.keys() ?? []) having.add(place)
  return { weight: rarity(having.size), alternatives, places }
}

const mostGuesses = 6
const leastForBeginning = 4

/** Known words that an unknown one may stand for: such as begin with it, or are a letter or two away from it. */
function guess(word: string, { words }: PassageIndex): { stem: string; share: number }[] {
  const near = nearSpellings(words, word).map(({ value, away }) => ({
    stem: value,
    share: asMisspelt - 0.1 * (away - 1),
  }))
  const begun = word.length < leastForBeginning ? [] : [...words.atPrefix(word).values()]
  const best = [...near, ...begun.map((stem) => ({ stem, share: asBegun }))].sort(
    (one, other) => other.share - one.share,
  )
  return best.filter(({ stem }, at) => best.findIndex((one) => one.stem === stem) === at).slice(0, mostGuesses)
}
