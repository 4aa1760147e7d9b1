// Tells somebody who writes in a language that the assistant does not read which ones it reads, in theirs, and how to reach a person.
import { foreignTranslatorOf } from '#texts/foreign-translator.ts'
import type { Answer, Asking } from './answer.ts'
import { callable } from './callable.ts'
import { emergencyNumbersOf, numberOfMobiles } from './emergency-numbers.ts'
import { identifyLanguage } from './identify-language.ts'
import type { Knowledge } from './knowledge.ts'
import { readLanguages } from './read-languages.ts'
import { wordsOf } from './words.ts'

/** Undefined where it is in a language that the assistant reads, or nobody can tell. */
export function answerForeign(asking: Asking, knowledge: Pick<Knowledge, 'provider' | 'isSeen'>): Answer | undefined {
  const language = foreignLanguageOf(asking.question, knowledge)
  const t = language === undefined ? undefined : foreignTranslatorOf(language)
  if (language === undefined || !t) return undefined
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const spoken = readLanguages(knowledge.provider).map((one) => names.of(one) ?? one)
  const number = emergencyNumbersOf(asking.country)?.ambulance ?? numberOfMobiles
  const text = [
    t('meta.assistant.foreign', { languages: new Intl.ListFormat(language, { type: 'conjunction' }).format(spoken) }),
    t('meta.assistant.foreign.emergency', { number: callable(number) }),
  ].join('\n\n')
  return { text, kind: 'unknown', sources: [], choices: [], offersPerson: true, by: 'pages', language }
}

/** Fewer may be a name or a slip. */
const leastWords = 3
/** Where so many of its words are ones that people use in English, it is English, whatever its letters look like. */
const mostSeen = 0.5

export function foreignLanguageOf(question: string, { isSeen }: Pick<Knowledge, 'isSeen'>): string | undefined {
  const language = identifyLanguage(question)
  const isLatin = !/[^\p{Script=Latin}\P{L}]/u.test(question)
  if (language === undefined || language === 'en' || (language === 'ar' && !isLatin)) return undefined
  if (!isLatin) return language
  const words = wordsOf(question).filter((word) => /\p{L}/u.test(word))
  if (words.length < leastWords) return undefined
  return words.filter((word) => isSeen(word, 'en')).length < words.length * mostSeen ? language : undefined
}
