// Finds in a question what people say otherwise than pages do, and gives the words of the pages for it.
import { arabicSynonyms } from './arabic-synonyms.ts'
import { englishEverydaySynonyms } from './english-everyday-synonyms.ts'
import { englishSynonyms } from './english-synonyms.ts'
import { stemOf, wordsOf } from './words.ts'

export type Meaning = {
  /** Places of its words in the question; `to` is behind the last. */
  from: number
  to: number
  /** Stems. */
  means: readonly string[]
}

type Entry = { said: readonly string[]; means: readonly string[] }

const entries = new Map<string, Entry[]>()
for (const [said, means] of [...englishSynonyms, ...englishEverydaySynonyms, ...arabicSynonyms]) {
  const stems = wordsOf(means).map(stemOf)
  for (const phrase of said.split(/[,،]/)) {
    const words = wordsOf(phrase).map(stemOf)
    const [first] = words
    if (first) entries.set(first, [...(entries.get(first) ?? []), { said: words, means: stems }])
  }
}

/** Longer ways of saying it come before the words that they are made of. @param words normalised */
export function findMeanings(words: readonly string[]): Meaning[] {
  const stems = words.map(stemOf)
  const found: Meaning[] = []
  for (let from = 0; from < stems.length; ) {
    const said = (entries.get(stems[from] ?? '') ?? []).filter((one) =>
      one.said.every((stem, at) => stems[from + at] === stem),
    )
    const length = Math.max(0, ...said.map((one) => one.said.length))
    if (length > 0) {
      const means = said.filter((one) => one.said.length === length).flatMap((one) => one.means)
      found.push({ from, to: from + length, means: [...new Set(means)] })
    }
    from += Math.max(1, length)
  }
  return found
}
