// What danger is learnt by: the words of a message, what they mean, what stands near what, and groups of letters, which outlive a slip.
import { normalizeWord } from '#domain/procedures/index-procedures.ts'
import { dangerWords } from './danger-words.ts'
import type { Features } from './question-features.ts'
import { saidClauses } from './said-clauses.ts'
import { stemOf } from './words.ts'

const byStem = 1
const byWord = 0.6
const byPair = 0.5
const byPairAround = 0.3
const byLetters = 0.15
const byMeaning = 1
const byMeaningsBeside = 0.7
const byMeaningsNear = 0.5
const byMeaningAndWord = 0.4
const beside = 2
const near = 6
const shortest = 3
const longest = 5
/** Nobody is understood by more than this, and it bounds the work. */
const mostWords = 120

/** What the words of a text mean, as the table has it. */
export const meaningsIn = (text: string): ReadonlySet<string> =>
  new Set(readWords(text).flatMap((word) => word.meanings))

type Word = { word: string; stem: string; meanings: readonly string[] }

/** Both languages at once: people mix them, and what a word means is the same in both. */
export function dangerFeatures(text: string): Features {
  const words = readWords(text)
  const features = new Map<string, number>()
  addWords(words, features)
  addMeanings(words, features)
  if (/[?؟]/u.test(text)) features.set('?', byStem)
  return features
}

function addWords(words: readonly Word[], features: Map<string, number>): void {
  for (const [at, { word, stem }] of words.entries()) {
    features.set(stem, byStem)
    features.set(`=${word}`, byWord)
    features.set(`${words[at - 1]?.stem ?? '^'} ${stem}`, byPair)
    if (at > 1) features.set(`${words[at - 2]?.stem} _ ${stem}`, byPairAround)
    if (at === words.length - 1) features.set(`${stem} $`, byPair)
    addLetters(word, features)
  }
}

function addLetters(word: string, features: Map<string, number>): void {
  const whole = `<${word}>`
  for (let size = shortest; size <= longest; size++)
    for (let from = 0; from + size <= whole.length; from++)
      features.set(`_${whole.slice(from, from + size)}`, byLetters)
}

function addMeanings(words: readonly Word[], features: Map<string, number>): void {
  const addMost = (feature: string, value: number) => features.set(feature, Math.max(features.get(feature) ?? 0, value))
  for (const [at, { meanings, stem }] of words.entries()) {
    for (const meaning of meanings) {
      features.set(`@${meaning}`, byMeaning)
      for (let back = 1; back <= near; back++)
        for (const other of words[at - back]?.meanings ?? [])
          if (other !== meaning) addMost(`@${other} @${meaning}`, back <= beside ? byMeaningsBeside : byMeaningsNear)
    }
    for (const [before, after] of [
      [words[at - 1], undefined],
      [undefined, words[at + 1]],
    ] as const) {
      if (meanings.length > 0) break
      for (const meaning of before?.meanings ?? []) features.set(`@${meaning} ${stem}`, byMeaningAndWord)
      for (const meaning of after?.meanings ?? []) features.set(`${stem} @${meaning}`, byMeaningAndWord)
    }
  }
}

const mostMeanings = 3

const readWords = (text: string): Word[] =>
  saidClauses(text, (word) => word)
    .flatMap((sentence) => sentence.text.trim().split(' '))
    .slice(0, mostWords)
    .map(readWord)

function readWord(word: string): Word {
  const stem = /^\d/.test(word) ? word : stemOf(word)
  const meanings = numberMeaning(word) ?? meaningsOf.get(word) ?? meaningsOf.get(stemKey(stem)) ?? []
  return { word, stem, meanings: meanings.slice(0, mostMeanings) }
}

/** A number as what it may be: degrees of a fever in both scales, a few, many, a year. */
function numberMeaning(word: string): string[] | undefined {
  const number = Number(word)
  if (!Number.isFinite(number)) return undefined
  if ((number >= 37.5 && number <= 42.5) || (number >= 100 && number <= 106)) return ['degrees']
  if (number <= 1) return ['one']
  if (number < 10) return ['few']
  if (number < 37) return ['some']
  if (number < 100) return ['tens']
  return [number >= 1900 && number < 2100 ? 'calendar' : 'many']
}

const stemKey = (stem: string): string => `~${stem}`

const meaningsOf = indexMeanings()

function indexMeanings(): ReadonlyMap<string, string[]> {
  const index = new Map<string, string[]>()
  for (const [meaning, words] of Object.entries(dangerWords)) {
    for (const written of words.split(' ')) {
      const word = normalizeWord(written)
      for (const key of [word, stemKey(stemOf(word))]) {
        const before = index.get(key) ?? []
        if (!before.includes(meaning)) index.set(key, [...before, meaning])
      }
    }
  }
  return index
}
