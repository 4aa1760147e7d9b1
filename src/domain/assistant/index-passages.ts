// The full-text index over the passages of one language: which have a word, where, and how rare it is.
import SearchableMap from 'minisearch/SearchableMap'
import { languages } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { kindWords } from './kind-words.ts'
import type { Passage } from './passage.ts'
import { isStopWord } from './stop-words.ts'
import { stemOf, wordsOf } from './words.ts'

/** By place of the passage in the list: how much of it the word is, titles counting more. */
export type Postings = Map<number, number>

export type PassageIndex = {
  passages: readonly Passage[]
  /** By stem. */
  postings: ReadonlyMap<string, Postings>
  /** Words as they are written, normalised, with their stems: for near spellings. */
  words: SearchableMap<string>
  /** By place of the passage: words in its lines, over the mean of them all. */
  lengths: Float64Array
  /** How much it weighs that a passage has a word which `count` of them have; most for none. */
  rarity(count: number): number
}

const inTitle = 2.5
/** All passages of a procedure have its name: it says what they are about, and tells none from the other. */
const inName = 1.5
const inKind = 1.5
const inLines = 1

/** @param pause awaited after each passage */
export async function indexPassages(passages: readonly Passage[], pause: () => Promise<void>): Promise<PassageIndex> {
  const postings = new Map<string, Postings>()
  const words = new SearchableMap<string>()
  const lengths = new Float64Array(passages.length)
  const stems = new Map<string, string>()
  const post = (place: number, word: string, weight: number) => {
    if (isStopWord(word)) return
    const stem = stems.get(word) ?? stemOf(word)
    if (!stems.has(word)) words.set(word, stem)
    stems.set(word, stem)
    const found = postings.get(stem)
    if (!found) postings.set(stem, new Map([[place, weight]]))
    else found.set(place, (found.get(place) ?? 0) + weight)
  }
  for (const [place, passage] of passages.entries()) {
    const { name, heading } = cutTitle(passage)
    for (const word of wordsOf(name)) post(place, word, inName)
    for (const word of wordsOf(heading)) post(place, word, inTitle)
    for (const word of wordsOf(kindWords[passage.kind][passage.language])) post(place, word, inKind)
    const said = passage.lines.flatMap((line) => wordsOf(line))
    for (const word of said) post(place, word, inLines)
    lengths[place] = said.length
    await pause()
  }
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, passages.length)
  for (const [place, length] of lengths.entries()) lengths[place] = length / Math.max(1, mean)
  const all = passages.length
  const rarity = (count: number) => Math.log(1 + (all - count + 0.5) / (count + 0.5))
  return { passages, postings, words, lengths, rarity }
}

/** `Hip replacement: Recovery` in its two halves; all of it is the heading where it is about nothing by name. */
function cutTitle({ title, subject }: Passage): { name: string; heading: string } {
  const at = title.indexOf(': ')
  if (!subject || at < 0) return { name: '', heading: title }
  const heading = title.slice(at + 2)
  return { name: title.slice(0, at), heading: isOfMissing.has(heading) ? missing : heading }
}

/** Headings that deny the words which they have: who asks what is included is not asking for these. */
const isOfMissing: ReadonlySet<string> = new Set(
  languages.flatMap((language) => {
    const t = translatorOf(language)
    return [t('procedure.notIncluded'), t('packages.notInside')]
  }),
)
const missing = Object.values(kindWords['not-included']).join(' ')
