// What every reading call says of the visitor: the language and the currency to answer in.
import { z } from 'zod'
import { languages } from '#kernel/language.ts'

export const visitorInput = {
  language: z.enum(languages).default('en'),
  /** ISO 4217; unknown or absent: the provider's own currency. */
  currency: z.string().max(8).optional(),
}
