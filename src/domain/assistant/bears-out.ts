// Whether one part of one line says all that a sentence says: its words, its figures, how much, how often, when, and yes or no.
import { type Marks, marksOf } from './claim-marks.ts'
import { type ClaimWindow, type Piece, piecesOf } from './claim-windows.ts'
import { type ContentWord, contentWords, meaningOf, negationsIn } from './claim-words.ts'
import type { Figure } from './figure.ts'
import { figuresMatch } from './figures-match.ts'
import { clausesOf } from './split-clauses.ts'
import { stemOf, wordsOf } from './words.ts'

export type ClaimParts = {
  text: string
  /** Those that say something. */
  words: readonly ContentWord[]
  figures: readonly Figure[]
  marks: Marks
}

export function bearsOut(window: ClaimWindow, claim: ClaimParts): boolean {
  const { words, figures, marks } = claim
  // A sentence that only names a thing says nothing that a line could bear out.
  if (figures.length === 0 && !words.some(({ stem }) => window.own.has(stem))) return false
  // One word may turn what all the others say: `Swelling grows` out of `Swelling has settled`.
  if (!words.every(({ stem }) => window.stems.has(stem))) return false
  if (!marksHold(marks, window)) return false
  if (!figures.every((figure) => has(window, figure))) return false
  if (marks.stated.size > 0 && window.stated.size > 1 && !standsInOrder(claim, window)) return false
  return figuresStayWithTheirWords(claim.text, window) && saysTheSame(claim, window)
}

const has = ({ figures }: { figures: readonly Figure[] }, stated: Figure): boolean =>
  figures.some((found) => figuresMatch(stated, found))

/** How many of the words are in it, 1 where there are none. */
const shareIn = (words: readonly ContentWord[], stems: ReadonlySet<string>): number =>
  words.length === 0 ? 1 : words.filter(({ stem }) => stems.has(stem)).length / words.length

/** What happens often or usually can happen. */
const possible = ['often', 'usual', 'common', 'sometimes']

function marksHold({ turning, stated }: Marks, window: ClaimWindow): boolean {
  const holds = (mark: string) =>
    window.turning.has(mark) || (mark === 'can' && possible.some((often) => window.turning.has(often)))
  return (
    [...turning].every(holds) &&
    [...window.turning].every((mark) => turning.has(mark)) &&
    [...stated].every((mark) => window.stated.has(mark))
  )
}

/** `It follows large movements and pauses at small ones` out of the same words the other way round. */
function standsInOrder({ text, words }: ClaimParts, { own, order }: ClaimWindow): boolean {
  const said = new Set(words.map(({ stem }) => stem))
  let at = -1
  return wordsOf(text)
    .filter((word) => marksOf(word).stated.size > 0 || said.has(meaningOf(stemOf(word))))
    .map((word) => meaningOf(stemOf(word)))
    .filter((stem) => own.has(stem))
    .every((stem) => {
      at = order.indexOf(stem, at + 1)
      return at >= 0
    })
}

/** `Heavy work after six weeks` out of `Desk work after six weeks, heavy work after three months`. */
function figuresStayWithTheirWords(text: string, { pieces }: ClaimWindow): boolean {
  return piecesOf(text).every(({ stems, figures }) =>
    figures.every((figure) => {
      const [own, others]: [Piece[], Piece[]] = [[], []]
      for (const piece of pieces) (has(piece, figure) ? own : others).push(piece)
      if (own.length === 0) return true
      const elsewhere = others.filter((piece) => piece.figures.length > 0)
      return [...stems].every(
        (stem) => own.some((piece) => piece.stems.has(stem)) || !elsewhere.some((piece) => piece.stems.has(stem)),
      )
    }),
  )
}

/** Each clause of the sentence against the clause of the line that is most like it. */
function saysTheSame({ text, words, figures }: ClaimParts, { clauses }: ClaimWindow): boolean {
  const known = new Set(words.map(({ stem }) => stem))
  return clausesOf(text).every((clause) => {
    const own = contentWords(clause).filter(({ stem }) => known.has(stem))
    const rated = clauses.map(({ stems, saysNo }) => ({ saysNo, share: shareIn(own, stems) }))
    const best = Math.max(0, ...rated.map(({ share }) => share))
    const saysNo = negationsIn(clause) % 2 === 1
    if (own.length === 0 && figures.length === 0) return !saysNo
    return rated.some((one) => one.share >= best && one.saysNo === saysNo)
  })
}
