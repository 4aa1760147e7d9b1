// Cuts words that come in pieces into whole sentences, each with the line that it stands in; every piece is read once.
import { readPrefix, type TidyLine } from './tidy-line.ts'

export type CutSentence = { text: string; prefix: TidyLine['prefix'] /** Number of its line. */; line: number }

export type SentenceCutter = { push(words: string): CutSentence[]; end(): CutSentence[] }

/** A mark that ends a sentence, with what closes it. */
const mark = /[.!?؟…][)\]”’"»*_]{0,3}$/u
/** A point behind an abbreviation or behind the number of an item ends nothing. */
const noEnd = /(?:(?:^|[\s([])(?:Dr|Mr|Mrs|Ms|Prof|St|No|approx|e\.g|i\.e|vs|د|أ|\p{L})|^\s?\d{1,2})\.$/u
/** More letters than these marks look back over. */
const lookBack = 20

export function createSentenceCutter(): SentenceCutter {
  let line = 0
  let prefix: TidyLine['prefix'] | undefined
  /** Of the sentence that is not whole yet; the last of them may be white space. */
  let pieces: string[] = []
  /** The last letters of it, its white space as one space each. */
  let last = ''
  const cut = (): CutSentence[] => {
    const whole = pieces.join('')
    const read = prefix === undefined ? readPrefix(whole) : { prefix, rest: whole }
    prefix = read.prefix
    pieces = []
    last = ''
    const text = read.rest.trim()
    return text === '' ? [] : [{ text, prefix, line }]
  }
  const take = (piece: string): CutSentence[] => {
    const isSpace = piece.trim() === ''
    const before = last.trimEnd()
    const done = !isSpace && before !== last && mark.test(before) && !noEnd.test(before) ? cut() : []
    pieces.push(piece)
    last = isSpace ? `${last.trimEnd()} ` : shorten(last + piece)
    return done
  }
  const takeLine = (text: string): CutSentence[] => (text.match(/\s+|\S+/gu) ?? []).flatMap(take)
  const endLine = (): CutSentence[] => {
    const done = cut()
    line += 1
    prefix = undefined
    return done
  }
  return {
    push: (words) => words.split(/\r?\n/u).flatMap((text, at) => [...(at === 0 ? [] : endLine()), ...takeLine(text)]),
    end: cut,
  }
}

/** What is left out stands as a mark of its own: the beginning of the rest is not that of the sentence. */
const shorten = (text: string): string => (text.length > 2 * lookBack ? `\ue000${text.slice(-lookBack)}` : text)
