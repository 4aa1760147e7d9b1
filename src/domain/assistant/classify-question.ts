// What a question wants to know, by the examples that the assistant has learnt from.
import type { Language } from '#kernel/language.ts'
import { learnOnce } from './learn-once.ts'
import type { Guess } from './model.ts'
import { featuresOf } from './question-features.ts'
import { readWishes, type Wish, wishes } from './wish.ts'

/** @param leftOut places of the words that name something; the likeliest first */
export type Classify = (question: string, language: Language, leftOut?: ReadonlySet<number>) => Guess<Wish>[]

const open = learnOnce({ name: 'wishes', labels: wishes, read: readWishes, featuresOf })

export async function openClassifier(): Promise<Classify> {
  const learnt = await open()
  return (question, language, leftOut) => learnt[language](featuresOf(question, language, leftOut))
}
