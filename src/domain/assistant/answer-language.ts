// In which language a question is answered: that of the page, or that of the question's own letters.
import type { Language } from '#kernel/language.ts'

/**
 * Arabic words are answered in Arabic, also with a name in Latin letters between them. Latin ones on an Arabic page are only where
 * there are two or more and no Arabic one: one alone may be a name, `LASIK`, that has no other letters.
 * @param page what the page is in
 * @param spoken what the provider has; the first is its own
 */
export function answerLanguage(question: string, page: Language | undefined, spoken: readonly Language[]): Language {
  const asked = page && spoken.includes(page) ? page : (spoken[0] ?? 'en')
  const [arabic, latin] = [wordsOf(question, /\p{Script=Arabic}/u), wordsOf(question, /\p{Script=Latin}/u)]
  if (spoken.includes('ar') && (arabic > 1 || (arabic === 1 && latin === 0))) return 'ar'
  if (asked === 'ar' && spoken.includes('en') && arabic === 0 && latin > 1) return 'en'
  return asked
}

const wordsOf = (text: string, letter: RegExp): number => text.split(/\s+/).filter((word) => letter.test(word)).length
