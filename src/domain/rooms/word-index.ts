// Finds hotels by words: each word typed has to be in a word of the hotel's texts.
import { foldText } from './search-text.ts'

export type WordIndex = {
  /** Places of the texts that have all words in them, each word as a part of one of theirs; undefined when nothing was typed. */
  find(typed: string): ReadonlySet<number> | undefined
}

/** @param texts folded already, as they are stored */
export function createWordIndex(texts: readonly string[]): WordIndex {
  const places = new Map<string, number[]>()
  for (const [place, text] of texts.entries()) {
    for (const word of new Set(wordsOf(text))) {
      const known = places.get(word)
      if (known) known.push(place)
      else places.set(word, [place])
    }
  }
  // Far fewer words than texts: names are made of the same ones.
  const vocabulary = [...places]
  const holding = (part: string) => new Set(vocabulary.flatMap(([word, found]) => (word.includes(part) ? found : [])))
  return {
    find: (typed) => {
      const parts = [...new Set(wordsOf(foldText(typed)))]
      const [first, ...others] = parts.map(holding)
      return first && new Set([...first].filter((place) => others.every((other) => other.has(place))))
    },
  }
}

function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}
