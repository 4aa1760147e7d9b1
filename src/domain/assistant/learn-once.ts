// Learns from written examples once for the whole process: they belong to no provider.
import type { Language } from '#kernel/language.ts'
import { createPauses } from './create-pauses.ts'
import { type Example, type Learnt, learnIntents } from './learn-intents.ts'
import type { Features } from './question-features.ts'
import type { WrittenExample } from './read-examples.ts'

type Lessons<Label extends string> = {
  read(language: Language): Promise<WrittenExample<Label>[]>
  featuresOf(question: string, language: Language): Features
}

export type LearntByLanguage<Label extends string> = Record<Language, Learnt<Label>>

/** Whoever asks first waits for it; where it fails, the next one tries again. */
export function learnOnce<Label extends string>(lessons: Lessons<Label>): () => Promise<LearntByLanguage<Label>> {
  let opened: Promise<LearntByLanguage<Label>> | undefined
  return () => {
    opened ??= learnAll(lessons).catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
}

async function learnAll<Label extends string>(lessons: Lessons<Label>): Promise<LearntByLanguage<Label>> {
  return { en: await learnLanguage(lessons, 'en'), ar: await learnLanguage(lessons, 'ar') }
}

async function learnLanguage<Label extends string>(
  { read, featuresOf }: Lessons<Label>,
  language: Language,
): Promise<Learnt<Label>> {
  const pause = createPauses()
  const examples: Example<Label>[] = []
  for (const { label, question } of await read(language)) {
    examples.push({ label, features: featuresOf(question, language) })
    await pause()
  }
  return learnIntents(examples, pause)
}
