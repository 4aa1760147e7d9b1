// A text that a provider wrote in one or more languages.
import { matchLanguage } from './language-code.ts'

/** By language code, in the order written; at least one. Kept in `json` columns: `jsonb` would sort the languages. */
export type Localized<T = string> = Record<string, T>

/** The language that a text comes in: the one asked for or the nearest to it, else the first that it was written in. */
export function writtenIn(text: Localized<unknown>, language: string): string {
  if (Object.hasOwn(text, language)) return language
  const written = Object.keys(text)
  return matchLanguage(language, written) ?? written[0] ?? ''
}

/** The text in the language asked for, else as `writtenIn` says. */
export function inLanguage<T>(text: Localized<T>, language: string): T {
  const found = text[writtenIn(text, language)]
  if (found === undefined) throw new RangeError('a localized text without any language')
  return found
}
