// Finds in a text what people call treatments, and what they have them for.
import { type LayWord, ownersAndArticles, type SubjectIndex } from './index-subjects.ts'
import type { SaidWord } from './read-said.ts'

/** With where its words stand in the text. */
export type SaidLay = LayWord & { places: readonly number[] }

/** Longer ways of saying it come before the words that they are made of. */
export function findLayWords({ lay }: SubjectIndex, said: readonly SaidWord[]): SaidLay[] {
  const found: SaidLay[] = []
  for (let from = 0; from < said.length; ) {
    const word = said[from]
    const begun = word ? [word.stem, ...word.nearLay].flatMap((stem) => lay.get(stem) ?? []) : []
    const fitting = begun.flatMap((one) => {
      const places = placesOf(one.said, said, from)
      return places ? [{ ...one, places }] : []
    })
    const length = Math.max(0, ...fitting.map(({ places }) => places.length))
    const longest = fitting.filter(({ places }) => places.length === length)
    found.push(...longest)
    from = length > 0 ? (longest[0]?.places.at(-1) ?? from) + 1 : from + 1
  }
  return found
}

/** Where the words of a phrase stand one behind the other; `my` and `the` may stand between. */
function placesOf(phrase: readonly string[], said: readonly SaidWord[], from: number): number[] | undefined {
  const places: number[] = []
  let at = from
  for (const stem of phrase) {
    while (places.length > 0 && ownersAndArticles.has(said[at]?.stem ?? '')) at++
    const word = said[at]
    if (!word || (word.stem !== stem && !word.nearLay.has(stem))) return undefined
    places.push(at++)
  }
  return places
}
