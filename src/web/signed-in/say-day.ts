// A day as the visitor writes it, for dates that only the browser learns of.
import type { Language } from '#kernel/language.ts'

/** As the server writes dates (texts/format.ts). */
export const locales: Record<Language, string> = { en: 'en-GB', ar: 'ar-AE-u-nu-latn' }

/**
 * `12 May 2026`
 * @param timeZone of the clinic, whose calendar the server goes by as well
 */
export const sayDay = (moment: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone }).format(moment)
