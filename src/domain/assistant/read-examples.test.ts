// The examples are in order: no line twice, none with an unknown label, enough of each; and lines that were left out are told by the others.
import { expect, test } from 'vitest'
import { type Language, languages } from '#kernel/language.ts'
import { learnIntents } from './learn-intents.ts'
import { type Features, featuresOf } from './question-features.ts'
import type { WrittenExample } from './read-examples.ts'
import { topicFeatures } from './tell-topic.ts'
import { treatmentFeatures } from './tell-treatment.ts'
import { readTopics, topics } from './topic.ts'
import { readTreatments, treatments } from './treatment.ts'
import { readWishes, wishes } from './wish.ts'

type Kind = {
  name: string
  read(language: Language): Promise<WrittenExample<string>[]>
  labels: readonly string[]
  featuresOf(question: string, language: Language): Features
  /** Share that is told at once. */
  least: number
}

const kinds: readonly Kind[] = [
  { name: 'wishes', read: readWishes, labels: wishes, featuresOf, least: 0.55 },
  { name: 'treatments', read: readTreatments, labels: treatments, featuresOf: treatmentFeatures, least: 0.6 },
  { name: 'topics', read: readTopics, labels: topics, featuresOf: topicFeatures, least: 0.4 },
]
const each = kinds.flatMap((kind) => languages.map((language) => [kind.name, language, kind] as const))

test.for(each)(
  'no line of the %s in %s is there twice, and each label has twelve at least',
  async ([, language, kind]) => {
    const lines = await kind.read(language)
    const seen = new Set<string>()
    const twice = lines.filter(({ question }) => {
      const key = question.trim().toLowerCase()
      return seen.has(key) || !seen.add(key)
    })
    expect(twice.map(({ file, question }) => `${file}: ${question}`)).toEqual([])
    const counts = Map.groupBy(lines, ({ label }) => label)
    expect(kind.labels.filter((label) => (counts.get(label)?.length ?? 0) < 12)).toEqual([])
  },
)

test.for(each.filter(([name]) => name !== 'wishes'))(
  'of the %s in %s lines that were left out are told by the others',
  async ([, language, kind]) => {
    const lines = await kind.read(language)
    const rows = lines.map(({ label, question }) => ({ label, features: kind.featuresOf(question, language) }))
    const isLeft = (_: unknown, at: number) => at % 8 === 0
    const learnt = await learnIntents(
      rows.filter((row, at) => !isLeft(row, at)),
      () => Promise.resolve(),
    )
    const left = rows.filter(isLeft)
    const right = left.filter(({ label, features }) => learnt(features)[0]?.label === label)
    expect(right.length / left.length).toBeGreaterThan(kind.least)
  },
)
