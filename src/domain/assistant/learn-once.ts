// Learns from written examples once for the whole process, or reads what was learnt when the product was built: the examples belong to no provider.
import type { Language } from '#kernel/language.ts'
import { createPauses } from './create-pauses.ts'
import { keepModel, readModel } from './kept-models.ts'
import { type Example, learnModel } from './learn-intents.ts'
import { guessBy, type Learnt, type Model } from './model.ts'
import type { Features } from './question-features.ts'
import type { WrittenExample } from './read-examples.ts'

type Lessons<Label extends string> = {
  name: string
  labels: readonly Label[]
  read(language: Language): Promise<WrittenExample<Label>[]>
  featuresOf(question: string, language: Language): Features
}

export type LearntByLanguage<Label extends string> = Record<Language, Learnt<Label>>

/** Whoever asks first waits for it; where it fails, the next one tries again. */
export function learnOnce<Label extends string>(lessons: Lessons<Label>): () => Promise<LearntByLanguage<Label>> {
  const open = async () => ({ en: await learnLanguage(lessons, 'en'), ar: await learnLanguage(lessons, 'ar') })
  return once(open)
}

/** Called once, and again where it failed. */
export function once<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let opened: Promise<Value> | undefined
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined
      throw error
    })
    return opened
  }
}

const learnLanguage = async <Label extends string>(
  { name, labels, read, featuresOf }: Lessons<Label>,
  language: Language,
): Promise<Learnt<Label>> =>
  readOrLearn(`${name}-${language}`, labels, async () => {
    const pause = createPauses()
    const examples: Example<Label>[] = []
    for (const { label, question } of await read(language)) {
      examples.push({ label, features: featuresOf(question, language) })
      await pause()
    }
    return learnModel(examples, pause)
  })

/** What has to be learnt is kept, for the next start to read. */
export async function readOrLearn<Label extends string>(
  name: string,
  labels: readonly Label[],
  learn: () => Promise<Model<Label>>,
): Promise<Learnt<Label>> {
  const kept = await readModel(name, labels)
  if (kept) return guessBy(kept)
  const learnt = await learn()
  // Where it cannot be written, it is learnt at every start.
  await keepModel(name, learnt).catch(() => {})
  return guessBy(learnt)
}
