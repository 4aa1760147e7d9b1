// A text that a provider wrote in one or more languages.
import { matchLanguage } from './language-code.ts'

/** By language code, in the order written; at least one. Kept in `json` columns: `jsonb` would sort the languages. */
export type Localized<T = string> = Record<string, T>

/** The text in the language asked for or the nearest to it, else in the first language it was written in. */
export function inLanguage<T>(text: Localized<T>, language: string): T {
  const found = text[language] ?? text[matchLanguage(language, Object.keys(text)) ?? ''] ?? Object.values(text)[0]
  if (found === undefined) throw new RangeError('a localized text without any language')
  return found
}
