// How a language that the pages are not written in has its signs of danger written down.
import type { SignTable } from '#domain/assistant/red-flags.ts'

/**
 * Patterns as foreign-pattern.ts reads them. `sure` signs count however they are said; `plain` ones do not beside one of `calm`:
 * words that ask in general, tell of years ago, or say that it is over.
 */
export type ForeignSigns = {
  signs: SignTable
  /** Phrases that have the words of a sign and are none: idioms, and what was so years ago. They are taken out before signs are looked for. */
  harmless?: readonly string[]
  calm: readonly string[]
  /** Makes spellings of the language alike, in the patterns and in what is searched. */
  fold?: (text: string) => string
}
