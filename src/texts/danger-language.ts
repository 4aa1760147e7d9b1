// The languages that danger is read in and answered in, beside those of the site.
import { type Language, languages } from '#kernel/language.ts'

/** BCP 47 codes; `hi-Latn` is Hindi and Urdu in Latin letters, which are much the same in speech. */
export const foreignLanguages = ['fr', 'de', 'ru', 'tr', 'es', 'it', 'pt', 'fa', 'ur', 'hi', 'hi-Latn', 'zh'] as const
export type ForeignLanguage = (typeof foreignLanguages)[number]
export type DangerLanguage = Language | ForeignLanguage

export const isDangerLanguage = (code: string): code is DangerLanguage =>
  [...languages, ...foreignLanguages].some((one) => one === code)
