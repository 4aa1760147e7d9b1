// Which detail a question asks for, by the examples that the assistant has learnt from.
import type { Language } from '#kernel/language.ts'
import { learnOnce } from './learn-once.ts'
import { matchPhrases } from './match-phrases.ts'
import { type Features, wordFeatures } from './question-features.ts'
import { noTopic, readTopics, topics } from './topic.ts'
import { wordsOf } from './words.ts'

/** How likely each is, 0 to 1; without what is none of them. */
export type Topics = ReadonlyMap<string, number>
export type TellTopic = (question: string, language: Language) => Topics

const byPhrase = 0.5
/** None, and what has a part of the page of its own. */
const elsewhere: ReadonlySet<string> = new Set([noTopic, 'pain', 'awake', 'wait-to-fly', 'results', 'same-day'])

const open = learnOnce({ name: 'topics', labels: topics, read: readTopics, featuresOf: topicFeatures })

export async function openTopics(): Promise<TellTopic> {
  const learnt = await open()
  return (question, language) =>
    new Map(
      learnt[language](topicFeatures(question, language)).flatMap(({ label, likely }) =>
        elsewhere.has(label) ? [] : [[label, likely]],
      ),
    )
}

export function topicFeatures(question: string, language: Language): Features {
  const words = wordsOf(question)
  const features = wordFeatures(words)
  for (const { intent } of matchPhrases(words, language).evidence) features.set(`=${intent}`, byPhrase)
  return features
}
