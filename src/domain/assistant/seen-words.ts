// Words that people were seen to use: what stands in several examples is no slip.
import { type Language, languages } from '#kernel/language.ts'
import { once } from './learn-once.ts'
import { readWishes } from './wish.ts'
import { wordsOf } from './words.ts'

export type IsSeen = (word: string, language: Language) => boolean

/** A slip that two have made by chance is none of three. */
const leastSeen = 3

export const openSeenWords = once(async (): Promise<IsSeen> => {
  const seen = new Map<Language, ReadonlySet<string>>()
  for (const language of languages) {
    const counts = new Map<string, number>()
    for (const { question } of await readWishes(language))
      for (const word of new Set(wordsOf(question))) counts.set(word, (counts.get(word) ?? 0) + 1)
    seen.set(language, new Set([...counts].flatMap(([word, times]) => (times >= leastSeen ? [word] : []))))
  }
  return (word, language) => seen.get(language)?.has(word) ?? false
})
