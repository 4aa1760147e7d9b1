// Marks a text that is in another language than the page around it, so that it is read aloud and set as it should be.
import type { Visitor } from './visitor.ts'

/** Attributes of the element around the text. */
export type LanguageMark = { lang?: string; dir?: 'ltr' | 'rtl' }

const rightToLeft = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']

/** Empty where the page is in that language. @param language a BCP 47 code */
export function markLanguage(language: string, { language: ofPage }: Pick<Visitor, 'language'>): LanguageMark {
  if (language === ofPage) return {}
  const { script = '' } = new Intl.Locale(language).maximize()
  return { lang: language, dir: rightToLeft.includes(script) ? 'rtl' : 'ltr' }
}
