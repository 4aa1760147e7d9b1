// Finds airports while somebody types: by code, city, name and country, in Arabic letters too, and misspelt. A sorted list of words: a
// general index of the same needs 25 MB and 20 ms for a single letter, where this one needs a quarter and 5.
import { normalizeWord } from '#domain/procedures/index-procedures.ts'
import type { Airport } from './airport.ts'
import { cityNames } from './city-names.ts'

export type AirportFinder = {
  /** The best first. Nothing for nothing typed. */
  find(typed: string, limit: number): Airport[]
}

/** A word that finds an airport, and how much it counts there. */
type Entry = { word: string; at: number; weight: number }

const weights = { code: 60, city: 8, name: 3, country: 1 }
/** What a whole word counts beside the beginning of one. */
const wholeWord = 3
/** A city's large airport before its airfields. */
const bySize = [1, 6, 30, 120]
/** Shorter words are other words with a letter changed. */
const misspeltFrom = 4

export function openAirportFinder(listed: Iterable<Airport>): AirportFinder {
  const airports = [...listed]
  const entries = airports.flatMap(entriesOf).sort((one, other) => (one.word < other.word ? -1 : 1))
  const towns = [
    ...new Set(
      entries
        .filter(({ weight, word }) => weight === weights.city && word.length >= misspeltFrom)
        .map(({ word }) => word),
    ),
  ]
  const search = (words: readonly string[]) => words.map((word) => scoresOf(entries, word)).reduce(bothOf)
  return {
    find: (typed, limit) => {
      const words = wordsOf(typed)
      if (words.length === 0) return []
      const exact = search(words)
      const scores = exact.size > 0 ? exact : search(words.map((word) => nearestTo(word, towns)))
      return [...scores]
        .map(([at, score]) => ({ at, score: score * (bySize[airports[at]?.size ?? 0] ?? 1) }))
        .sort((one, other) => other.score - one.score || one.at - other.at)
        .slice(0, limit)
        .flatMap(({ at }) => airports[at] ?? [])
    },
  }
}

const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(normalizeWord)
    .filter(Boolean)

const countryNames = (['en', 'ar'] as const).map((language) => new Intl.DisplayNames(language, { type: 'region' }))

function entriesOf(airport: Airport, at: number): Entry[] {
  const texts: [keyof typeof weights, string][] = [
    ['code', airport.code],
    ['city', [airport.city, ...(cityNames.get(airport.code) ?? [])].join(' ')],
    ['name', airport.name],
    ['country', [airport.country, ...countryNames.map((names) => names.of(airport.country) ?? '')].join(' ')],
  ]
  const best = new Map<string, number>()
  for (const [field, text] of texts) {
    for (const word of wordsOf(text)) best.set(word, Math.max(best.get(word) ?? 0, weights[field]))
  }
  return [...best].map(([word, weight]) => ({ word, at, weight }))
}

/** Airports that a word or the beginning of one finds. A code counts whole. */
function scoresOf(entries: readonly Entry[], begin: string): Map<number, number> {
  const scores = new Map<number, number>()
  for (let place = firstFrom(entries, begin); place < entries.length; place++) {
    const entry = entries[place]
    if (!entry?.word.startsWith(begin)) break
    const isWhole = entry.word === begin
    // One or two letters begin too much: codes and cities alone.
    if (begin.length < 3 && entry.weight < weights.city) continue
    const weight = entry.weight === weights.code && !isWhole ? 1 : entry.weight
    scores.set(entry.at, Math.max(scores.get(entry.at) ?? 0, weight * (isWhole ? wholeWord : 1)))
  }
  return scores
}

function firstFrom(entries: readonly Entry[], word: string): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.word ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}

function bothOf(one: Map<number, number>, other: Map<number, number>): Map<number, number> {
  return new Map(
    [...one].flatMap(([at, score]) => (other.has(at) ? [[at, score + (other.get(at) ?? 0)] as const] : [])),
  )
}

/** The name of a city that a misspelt word is nearest to, up to two letters away; else the word itself. */
function nearestTo(word: string, towns: readonly string[]): string {
  if (word.length < misspeltFrom) return word
  let best = word.length < 6 ? 2 : 3
  let nearest = word
  for (const town of towns) {
    if (Math.abs(town.length - word.length) >= best || (town[0] !== word[0] && town[1] !== word[1])) continue
    const distance = lettersApart(word, town, best)
    if (distance < best) [best, nearest] = [distance, town]
  }
  return nearest
}

/** Levenshtein's distance; `most` where it is that or more. */
function lettersApart(one: string, other: string, most: number): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at++) {
    const next = [at]
    for (let to = 1; to <= other.length; to++) {
      const swap = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    if (Math.min(...next) >= most) return most
    row = next
  }
  return row[other.length] ?? most
}
