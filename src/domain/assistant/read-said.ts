// A text as it is looked through for names: its stems in order, and for each the stems of names that it is or may be misspelt from.
import { fillers } from './filler-words.ts'
import type { SubjectIndex } from './index-subjects.ts'
import { nearSpellings } from './near-spellings.ts'
import { ordinaryWords } from './ordinary-words.ts'
import { isStopWord } from './stop-words.ts'
import { stemOf, wordsOf } from './words.ts'

export type SaidWord = {
  stem: string
  isStop: boolean
  isArabic: boolean
  /** Stems of names, with how near the word is to each: 1 for the stem itself. */
  near: ReadonlyMap<string, number>
  /** Stems of what people call treatments that it is misspelt from; none for what is spelt right. */
  nearLay: ReadonlySet<string>
}

const misspelt = 0.9
/** A shorter word is another word rather than a slip from what people say; of names one letter less will do: they are few. */
const leastToSlip = 6

/** @param isKnown whether the pages have a stem: what they have is not misspelt */
export function readSaid(
  text: string,
  { stems, layStems }: SubjectIndex,
  isKnown: (stem: string) => boolean,
): SaidWord[] {
  return wordsOf(text).map((word) => {
    const stem = stemOf(word)
    const isStop = isStopWord(word)
    const isArabic = /^\p{Script=Arabic}/u.test(word)
    const near = new Map<string, number>()
    const nearLay = new Set<string>()
    const isFiller = fillers[isArabic ? 'ar' : 'en'].has(word)
    if (isStop) return { stem, isStop, isArabic, near, nearLay }
    if (stems.has(stem)) near.set(stem, 1)
    else if (!isKnown(stem) && !layStems.has(stem) && !isFiller && (isArabic || stem.length >= leastToSlip - 1)) {
      for (const { other, away } of nearSpellings(stems, stem)) near.set(other, misspelt ** away)
      if (stem.length >= leastToSlip && !ordinaryWords.has(word)) {
        for (const { other, away } of nearSpellings(layStems, stem)) if (away === 1) nearLay.add(other)
      }
    }
    return { stem, isStop, isArabic, near, nearLay }
  })
}
