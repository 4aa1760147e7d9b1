// The languages that the product speaks: one catalogue of texts each.

export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** The language of a code that came from outside; English where the product does not speak it. */
export const languageOf = (code: string | undefined): Language => languages.find((one) => one === code) ?? 'en'
