// A text as it is looked through for names: its stems in order, and for each the stems of names that it is or may be misspelt from.
import type { SubjectIndex } from './index-subjects.ts'
import { nearSpellings } from './near-spellings.ts'
import { isStopWord } from './stop-words.ts'
import { stemOf, wordsOf } from './words.ts'

export type SaidWord = {
  stem: string
  isStop: boolean
  isArabic: boolean
  /** Stems of names, with how near the word is to each: 1 for the stem itself. */
  near: ReadonlyMap<string, number>
}

const misspelt = 0.9

/** @param isKnown whether the pages have a stem: what they have is not misspelt */
export function readSaid(text: string, { stems }: SubjectIndex, isKnown: (stem: string) => boolean): SaidWord[] {
  return wordsOf(text).map((word) => {
    const stem = stemOf(word)
    const isStop = isStopWord(word)
    const isArabic = /^\p{Script=Arabic}/u.test(word)
    const near = new Map<string, number>()
    if (isStop) return { stem, isStop, isArabic, near }
    if (stems.has(stem)) near.set(stem, 1)
    else if (!isKnown(stem)) {
      for (const { other, away } of nearSpellings(stems, stem)) near.set(other, misspelt ** away)
    }
    return { stem, isStop, isArabic, near }
  })
}
