// The parts of a line that can bear a sentence out: each clause of it, and each run of clauses that stand beside each other.
import { type Marks, marksOf } from './claim-marks.ts'
import { contentWords, meaningOf, negationsIn } from './claim-words.ts'
import type { Figure } from './figure.ts'
import { readFigures } from './read-figures.ts'
import { clausesOf } from './split-clauses.ts'
import { splitSentences } from './split-sentences.ts'
import { stemOf, wordsOf } from './words.ts'

type Clause = { stems: ReadonlySet<string>; saysNo: boolean }
/** What stands between two commas: a figure goes with the words of its own. */
export type Piece = { stems: ReadonlySet<string>; figures: readonly Figure[] }

export type ClaimWindow = Marks & {
  /** Of itself and the title. */
  stems: ReadonlySet<string>
  /** Of itself alone. */
  own: ReadonlySet<string>
  /** Stems as they stand behind each other. */
  order: readonly string[]
  figures: readonly Figure[]
  clauses: readonly Clause[]
  pieces: readonly Piece[]
}

const mostClauses = 4

/** @param titleStems stand for each of its clauses @param denied its title says no to it */
export function windowsOf(line: string, titleStems: readonly string[], denied: boolean): ClaimWindow[] {
  // What stands in brackets is said beside it.
  const clauses = line
    .split(/\s*[()]\s*/u)
    .flatMap(splitSentences)
    .flatMap(clausesOf)
  const figures = readFigures(line)
  return clauses.flatMap((_, from) =>
    clauses.slice(from, from + mostClauses).map((_, more): ClaimWindow => {
      const run = clauses.slice(from, from + more + 1)
      const text = run.join('; ')
      const order = stemsOfText(text)
      const own = new Set(order)
      return {
        ...marksOf(text),
        own,
        order,
        stems: new Set([...titleStems, ...own]),
        figures,
        clauses: run.map((clause) => ({
          stems: new Set([...titleStems, ...stemsOfText(clause)]),
          saysNo: (negationsIn(clause) + (denied ? 1 : 0)) % 2 === 1,
        })),
        pieces: piecesOf(text),
      }
    }),
  )
}

export const stemsOfText = (text: string): string[] => wordsOf(text).map((word) => meaningOf(stemOf(word)))

/** The words of each piece that say something, with its figures. */
export const piecesOf = (text: string): Piece[] =>
  text.split(/[,،;؛:]\s+/u).map((piece) => ({
    stems: new Set([...contentWords(piece).map(({ stem }) => stem), ...marksOf(piece).stated]),
    figures: readFigures(piece),
  }))
