// The languages that the product speaks: one catalogue of texts each.

export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** The language of the product that a BCP 47 code means, whatever its region (`ar-EG`); undefined where there is none. */
export const spokenLanguage = (code: string | undefined): Language | undefined =>
  languages.find((one) => one === code?.split('-')[0]?.toLowerCase())

/** The language of a code that came from outside; English where the product does not speak it. */
export const languageOf = (code: string | undefined): Language => spokenLanguage(code) ?? 'en'

/** The first of some BCP 47 codes that the product speaks; English where it speaks none. */
export function nearestLanguage(codes: readonly (string | undefined)[]): Language {
  return languageOf(codes.find((code) => spokenLanguage(code) !== undefined))
}
