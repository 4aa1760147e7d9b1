// What the passages of one language are written with: the provider, its texts, and the texts of the pages.
import type { Provider } from '#domain/provider/provider.ts'
import type { Language } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { Translate } from '#texts/translate.ts'

export type Wording = {
  provider: Provider
  language: Language
  t: Translate
  /** As the pages say it: in the language, else in the first that it was written in. */
  say<T>(text: Record<string, T>): T
  /** Between the items of a line, with its space. */
  comma: string
}

export const wordingOf = (provider: Provider, language: Language): Wording => ({
  provider,
  language,
  t: translatorOf(language),
  say: (text) => inLanguage(text, language),
  comma: language === 'ar' ? '، ' : ', ',
})
