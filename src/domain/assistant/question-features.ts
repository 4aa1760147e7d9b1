// What a question is learnt by: its words without endings, pairs of them, groups of letters, which outlive a slip, and phrases of the tables.
import type { Language } from '#kernel/language.ts'
import { layPlaces } from './lay-places.ts'
import { matchPhrases } from './match-phrases.ts'
import { stemOf, wordsOf } from './words.ts'

/** How much each is had. */
export type Features = ReadonlyMap<string, number>

const byWord = 1
const byPair = 0.5
const byPairAround = 0.3
const byLetters = 0.15
const byPhrase = 2
/** The weight of a phrase that says one thing alone. */
const plainly = 3
const shortest = 3
const longest = 5
/** Nobody is understood by more than this, and it bounds the work. */
const mostWords = 120
const named = '@'
const number = '#'

/** @param leftOut places of words that name something */
export function featuresOf(text: string, language: Language, leftOut: ReadonlySet<number> = new Set()): Features {
  const own = wordsOf(text).slice(0, mostWords)
  const names = layPlaces(own)
  const isName = (at: number) => leftOut.has(at) || names.has(at)
  const words = own
    .map((word, at) => (isName(at) ? named : /^\d/.test(word) ? number : word))
    .filter((word, at, all) => word !== named || all[at - 1] !== named)
  const features = wordFeatures(words)
  const said = words.map((word) => (word === named || word === number ? '' : word))
  for (const { intent, weight } of matchPhrases(said, language).evidence)
    features.set(`=${intent}`, byPhrase * Math.min(2, weight / plainly))
  return features
}

/** @param words normalised, `@` for what is named and `#` for a number */
export function wordFeatures(words: readonly string[]): Map<string, number> {
  const stems = words.map((word) => (word === named || word === number ? word : stemOf(word)))
  const features = new Map<string, number>()
  for (const [at, word] of words.slice(0, mostWords).entries()) {
    const stem = stems[at] ?? ''
    if (word !== named) features.set(stem, byWord)
    features.set(`${stems[at - 1] ?? '^'} ${stem}`, byPair)
    if (at > 1) features.set(`${stems[at - 2]} _ ${stem}`, byPairAround)
    if (at === words.length - 1) features.set(`${stem} $`, byPair)
    if (word !== named && word !== number) addLetters(word, features)
  }
  return features
}

function addLetters(word: string, features: Map<string, number>): void {
  const whole = `<${word}>`
  for (let size = shortest; size <= longest; size++) {
    for (let from = 0; from + size <= whole.length; from++)
      features.set(`_${whole.slice(from, from + size)}`, byLetters)
  }
}
