// What a question wants to know, by the examples that the assistant has learnt from.
import type { Language } from '#kernel/language.ts'
import { createPauses } from './create-pauses.ts'
import { type Example, type Guess, type Learnt, learnIntents } from './learn-intents.ts'
import { featuresOf } from './question-features.ts'
import { readExamples, type Wish } from './read-examples.ts'

/** @param leftOut places of the words that name something; the likeliest first */
export type Classify = (question: string, language: Language, leftOut?: ReadonlySet<number>) => Guess<Wish>[]

let opened: Promise<Classify> | undefined

/** Learnt once for the whole process: the examples belong to no provider. */
export function openClassifier(): Promise<Classify> {
  opened ??= learn()
  return opened
}

async function learn(): Promise<Classify> {
  const learnt: Record<Language, Learnt<Wish>> = { en: await learnLanguage('en'), ar: await learnLanguage('ar') }
  return (question, language, leftOut) => learnt[language](featuresOf(question, language, leftOut))
}

async function learnLanguage(language: Language): Promise<Learnt<Wish>> {
  const examples = await readExamples(language)
  const pause = createPauses()
  const lessons: Example<Wish>[] = []
  for (const { wish, question } of examples) {
    lessons.push({ label: wish, features: featuresOf(question, language) })
    await pause()
  }
  return learnIntents(lessons, pause)
}
