// What the heading of a passage asks, where passages of a kind differ by their headings: a question of a page, a clause of the terms.
import type { Classify } from './classify-question.ts'
import type { Intent } from './intent.ts'
import type { Passage } from './passage.ts'
import type { TellTopic, Topics } from './tell-topic.ts'
import { shareOf, weighIntents } from './weigh-intents.ts'

const manifold: ReadonlySet<Passage['kind']> = new Set(['question', 'terms', 'privacy', 'cookies'])

export const hasOwnHeading = ({ kind }: Passage): boolean => manifold.has(kind)

const known = new WeakMap<Passage, ReadonlyMap<Intent, number>>()

/** How likely the heading asks each, 0 to 1. Read once for each passage. */
export function wantedByHeading(passage: Passage, classify: Classify): ReadonlyMap<Intent, number> {
  const read = known.get(passage)
  if (read) return read
  const evidence = weighIntents(classify(headingOf(passage), passage.language))
  const own = new Map(evidence.map(({ intent }) => [intent, shareOf(evidence, (one) => one === intent)]))
  known.set(passage, own)
  return own
}

const knownTopics = new WeakMap<Passage, Topics>()

/** How likely the heading asks for each detail. Read once for each passage. */
export function topicsOfHeading(passage: Passage, tellTopic: TellTopic): Topics {
  const read = knownTopics.get(passage) ?? tellTopic(headingOf(passage), passage.language)
  knownTopics.set(passage, read)
  return read
}

/** How likely two ask for the same detail, 0 to 1. */
export const agreed = (one: Topics, other: Topics): number =>
  [...one].reduce((sum, [topic, likely]) => sum + Math.min(likely, other.get(topic) ?? 0), 0)

/** Without the name of what it is about. */
export const headingOf = ({ title }: Passage): string => title.slice(title.indexOf(': ') + 1)
