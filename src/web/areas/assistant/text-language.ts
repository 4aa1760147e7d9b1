// Which language a text is in, by its script, for whoever has it read aloud: a voice for English makes nothing of Arabic.
import type { Language } from '#kernel/language.ts'

/** @returns undefined where no letter says it: then it is in that of the page */
export function languageIn(text: string): Language | undefined {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  const [arabic, latin] = [count(/\p{Script=Arabic}/gu), count(/\p{Script=Latin}/gu)]
  if (arabic === 0 && latin === 0) return undefined
  return arabic > latin ? 'ar' : 'en'
}
