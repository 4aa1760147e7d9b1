// The lines of a passage that answer a question, as a quote: letter by letter, and no more than one reads at a glance.
import type { Language } from '#kernel/language.ts'
import { fillers } from './filler-words.ts'
import type { Passage } from './passage.ts'
import { stemsOf, wordsOf } from './words.ts'

const mostLines = 5
const mostLetters = 450

/** Kinds whose lines each say something of their own: those that were asked for are quoted without the others. */
const separate: ReadonlySet<Passage['kind']> = new Set([
  'recovery',
  'steps',
  'facts',
  'included',
  'not-included',
  'practitioner',
  'hotel',
  'package',
])

export type Quote = { lines: readonly string[]; isAll: boolean }

/** @param wanted words that were asked for; without any of them in the passage its first lines are quoted */
export function chooseLines(
  { lines, kind }: Pick<Passage, 'lines' | 'kind'>,
  wanted: string,
  language: Language,
): Quote {
  const hits = countHits(lines, wanted, language)
  const taken = separate.has(kind) ? chooseApart(lines, hits) : chooseTogether(lines, hits)
  return { lines: taken, isAll: taken.length === lines.length }
}

/** Whether some line has one of the words that were asked for. */
export const isInLines = ({ lines }: Pick<Passage, 'lines'>, wanted: string, language: Language): boolean =>
  countHits(lines, wanted, language).some((hits) => hits > 0)

/** How many of the words each line has. */
function countHits(lines: readonly string[], wanted: string, language: Language): number[] {
  const telling = wordsOf(wanted).filter((word) => !fillers[language].has(word))
  const stems = new Set(stemsOf(telling.join(' ')))
  return lines.map((line) => new Set(stemsOf(line).filter((stem) => stems.has(stem))).size)
}

function chooseApart(lines: readonly string[], hits: readonly number[]): string[] {
  const most = Math.max(0, ...hits)
  const asked = lines.filter((_, at) => (hits[at] ?? 0) > 0 && (hits[at] ?? 0) >= most - 1)
  return fitting(most > 0 ? asked : lines)
}

/** Sentences lean on those before them, so they are quoted in one piece: the first that has most of the words. */
function chooseTogether(lines: readonly string[], hits: readonly number[]): string[] {
  const pieces = lines.map((_, from) => {
    const piece = fitting(lines.slice(from))
    return { piece, hits: hits.slice(from, from + piece.length).reduce((sum, one) => sum + one, 0) }
  })
  const most = Math.max(0, ...pieces.map((one) => one.hits))
  return pieces.find((one) => one.hits === most)?.piece ?? []
}

/** As many of the first as fit; one at least. */
function fitting(lines: readonly string[]): string[] {
  let letters = 0
  const end = lines.findIndex((line, at) => {
    letters += line.length
    return at > 0 && (at === mostLines || letters > mostLetters)
  })
  return end < 0 ? [...lines] : lines.slice(0, end)
}
