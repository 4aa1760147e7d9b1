// Which treatment a question is about, by the examples that the assistant has learnt from: also where nothing names it.
import type { Language } from '#kernel/language.ts'
import { layPhrases } from './lay-places.ts'
import { learnOnce } from './learn-once.ts'
import type { Guess } from './model.ts'
import { type Features, wordFeatures } from './question-features.ts'
import { readTreatments, treatments } from './treatment.ts'
import { wordsOf } from './words.ts'

/** The likeliest first. */
export type TellTreatment = (question: string, language: Language) => Guess<string>[]

const byLayPhrase = 1.5

const open = learnOnce({
  name: 'treatments',
  labels: treatments,
  read: readTreatments,
  featuresOf: treatmentFeatures,
})

export async function openTreatments(): Promise<TellTreatment> {
  const learnt = await open()
  return (question, language) => learnt[language](treatmentFeatures(question))
}

export function treatmentFeatures(question: string): Features {
  const words = wordsOf(question)
  const features = wordFeatures(words)
  for (const { means } of layPhrases(words)) features.set(`%${means}`, byLayPhrase)
  return features
}
