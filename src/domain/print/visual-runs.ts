// Puts a line of text into the order in which it is seen: runs of one font, from left to right.
import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** `text` as its font is given it: Latin as it is seen, Arabic the other way round, which the font's own shaping turns. */
export type Run = { text: string; isArabic: boolean }

export type BaseDirection = 'ltr' | 'rtl' | 'auto'

const arabic = /[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufefc]/
/** Directions that were written into the text: they have done their work once it is in order. */
const invisible = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Within a page of its direction; what has no Arabic letter in it begins where it would by itself. */
export const baseOf = (text: string, page: 'ltr' | 'rtl'): BaseDirection =>
  page === 'rtl' && arabic.test(text) ? 'rtl' : 'auto'

/** @param line one line, as it is read */
export function visualRuns(line: string, base: BaseDirection): Run[] {
  const levels = bidi.getEmbeddingLevels(line, base)
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels)
  const runs: Run[] = []
  for (const index of bidi.getReorderedIndices(line, levels)) {
    const letter = line[index] ?? ''
    if (invisible.test(letter)) continue
    const isArabic = arabic.test(letter)
    const shown = mirrored.get(index) ?? letter
    const last = runs.at(-1)
    if (last?.isArabic === isArabic) last.text = isArabic ? shown + last.text : last.text + shown
    else runs.push({ text: shown, isArabic })
  }
  return runs
}
