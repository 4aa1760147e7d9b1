// Where in a question a treatment is named by words that people use for it, whatever a provider offers.
import { layWords } from '#domain/procedures/lay-words.ts'
import { stemOf, stemsOf } from './words.ts'

/** `means`: the first of what the line of the table means. */
type Phrase = { stems: readonly string[]; means: string }

const byFirst = new Map<string, Phrase[]>()
/** Who does it names no treatment. */
const people: ReadonlySet<string> = new Set(['dentist', 'طبيب اسنان', 'دكتور اسنان'])

for (const { said, means } of layWords) {
  for (const phrase of [...said, ...means]) {
    if (people.has(phrase)) continue
    const stems = stemsOf(phrase)
    const [first = ''] = stems
    byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, means: means[0] ?? '' }])
  }
}

type SaidPhrase = { from: number; length: number; means: string }

/** @param words normalised */
export function layPhrases(words: readonly string[]): SaidPhrase[] {
  const stems = words.map(stemOf)
  return stems.flatMap((stem, from) =>
    (byFirst.get(stem) ?? [])
      .filter((phrase) => phrase.stems.every((one, next) => stems[from + next] === one))
      .map((phrase) => ({ from, length: phrase.stems.length, means: phrase.means })),
  )
}

/** @param words normalised */
export const layPlaces = (words: readonly string[]): Set<number> =>
  new Set(layPhrases(words).flatMap(({ from, length }) => Array.from({ length }, (_, next) => from + next)))
