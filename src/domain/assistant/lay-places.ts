// Where in a question a treatment is named by words that people use for it, whatever a provider offers.
import { layWords } from '#domain/procedures/lay-words.ts'
import { stemOf, stemsOf } from './words.ts'

const byFirst = new Map<string, (readonly string[])[]>()
for (const { said, means } of layWords) {
  for (const phrase of [...said, ...means]) {
    const stems = stemsOf(phrase)
    const [first = ''] = stems
    byFirst.set(first, [...(byFirst.get(first) ?? []), stems])
  }
}

/** @param words normalised */
export function layPlaces(words: readonly string[]): Set<number> {
  const stems = words.map(stemOf)
  const places = new Set<number>()
  for (const [at, stem] of stems.entries()) {
    for (const phrase of byFirst.get(stem) ?? []) {
      if (phrase.every((one, next) => stems[at + next] === one)) phrase.forEach((_, next) => places.add(at + next))
    }
  }
  return places
}
