// What every reading call says of the visitor: the language and the currency to answer in.
import { z } from 'zod'
import { canonicalLanguage, isLanguageCode } from '#kernel/language-code.ts'

/** A BCP 47 code of any language, in any spelling; comes out in one. */
export const languageCode = z
  .string()
  .max(35)
  .refine(isLanguageCode)
  .overwrite((code) => canonicalLanguage(code) ?? code)

export const visitorInput = {
  /** Texts come in it where the provider wrote them so, else in the provider's first. */
  language: languageCode.default('en'),
  /** ISO 4217; unknown or absent: the provider's own currency. */
  currency: z.string().max(8).optional(),
}
