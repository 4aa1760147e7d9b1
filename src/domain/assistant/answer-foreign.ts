// Tells somebody who writes in a language that the assistant does not read which ones it reads, in theirs, and how to reach a person.
import { translatorOf } from '#texts/catalogues.ts'
import { foreignTranslatorOf } from '#texts/foreign-translator.ts'
import type { Answer, Asking } from './answer.ts'
import { callable } from './callable.ts'
import { emergencyNumbersOf, numberOfMobiles } from './emergency-numbers.ts'
import { greetedIn } from './greeted-in.ts'
import { identifyLanguage, isBorneOut } from './identify-language.ts'
import type { Knowledge } from './knowledge.ts'
import { readLanguages } from './read-languages.ts'
import type { IsSeen } from './seen-words.ts'
import { wordsOf } from './words.ts'

/** Undefined where it is in a language that the assistant reads. In one that has no words here, or that nobody can tell, the answer is in that of the page. */
export function answerForeign(asking: Asking, knowledge: Pick<Knowledge, 'provider' | 'isSeen'>): Answer | undefined {
  const written = foreignLanguageOf(asking.question, knowledge)
  if (written === undefined) return undefined
  const own = foreignTranslatorOf(written)
  const language = own ? written : asking.language
  const t = own ?? translatorOf(asking.language)
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const spoken = readLanguages(knowledge.provider).map((one) => names.of(one) ?? one)
  const number = emergencyNumbersOf(asking.country)?.ambulance ?? numberOfMobiles
  const text = [
    t('meta.assistant.foreign', { languages: new Intl.ListFormat(language, { type: 'conjunction' }).format(spoken) }),
    t('meta.assistant.foreign.emergency', { number: callable(number) }),
  ].join('\n\n')
  const answer = { text, sources: [], choices: [], offersPerson: true }
  return { ...answer, kind: 'unknown', by: 'pages', ...(language !== asking.language && { language }) }
}

/** Fewer may be a name or a slip. */
const leastWords = 3
/** Where so many of its words are ones that people use in English, it is English, whatever its letters look like. */
const mostSeen = 0.5
/** Fewer, where nothing but the letters tells that it is another. */
const mostSeenUntold = 0.25
/** BCP 47: a language, and nobody can tell which. */
const untold = 'und'

export function foreignLanguageOf(question: string, { isSeen }: Pick<Knowledge, 'isSeen'>): string | undefined {
  const greeted = greetedIn(question)
  if (greeted) return greeted
  const language = identifyLanguage(question)
  if (!/[^\p{Script=Latin}\P{L}]/u.test(question)) return ofLatin(question, language, isSeen)
  if (language === 'en' || language === 'ar') return undefined
  if (/\p{Script=Arabic}/u.test(question) && language !== 'fa' && language !== 'ur') return undefined
  return language ?? (isOfOtherLetters(question) ? untold : undefined)
}

function ofLatin(question: string, language: string | undefined, isSeen: IsSeen): string | undefined {
  const words = wordsOf(question).filter((word) => /\p{L}/u.test(word))
  if (words.length < leastWords || language === 'en') return undefined
  const seen = words.filter((word) => isSeen(word, 'en')).length / words.length
  if (language !== undefined && isBorneOut(question, language)) return seen < mostSeen ? language : undefined
  return seen <= mostSeenUntold ? untold : undefined
}

/** Most letters are of neither script that the assistant reads. */
function isOfOtherLetters(question: string): boolean {
  const letters = question.match(/\p{L}/gu)?.length ?? 0
  return (question.match(/[\p{Script=Latin}\p{Script=Arabic}]/gu)?.length ?? 0) * 2 < letters
}
