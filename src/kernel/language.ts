// The languages that the product speaks: one catalogue of texts each.

export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** The language of a code that came from outside; English where the product does not speak it. */
export const languageOf = (code: string | undefined): Language => languages.find((one) => one === code) ?? 'en'

/** The first of some BCP 47 codes that the product speaks, whatever their region (`ar-EG`); English where it speaks none. */
export function nearestLanguage(codes: readonly (string | undefined)[]): Language {
  const spoken = codes.map((code) => languages.find((one) => one === code?.split('-')[0]?.toLowerCase()))
  return spoken.find((one) => one !== undefined) ?? 'en'
}

/** Whether a text is a BCP 47 code of some language, such as `de` or `zh-Hant`. */
export function isLanguageCode(code: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined
  } catch {
    return false
  }
}
