// Several of whom or which the same is said: who speaks a language, who works here, every hotel.
import type { Answer } from './answer.ts'
import type { Passage } from './passage.ts'
import type { Ranked } from './rank-passages.ts'
import type { Understood } from './understand-question.ts'
import { quote, sourceOf, writeAnswer } from './write-answer.ts'

const mostAlike = 8
/** Further behind the first than this, one is not meant as well. */
const alike = 0.15

/** @param ranked the best first */
export function sayAlike(
  ranked: readonly Ranked[],
  kind: Passage['kind'],
  { wanted, language }: Pick<Understood, 'wanted' | 'language'>,
): Answer {
  const best = ranked[0]?.score ?? 0
  const some = ranked.filter(({ passage, score }) => passage.kind === kind && score >= best - alike)
  const seen = new Map(some.map(({ passage }) => [passage.path, passage]))
  const first = [...seen.values()].slice(0, mostAlike)
  return writeAnswer({
    paragraphs: first.map((passage) => `${passage.title}:\n\n${quote(passage, wanted, language)}`),
    sources: first.map(sourceOf),
  })
}
