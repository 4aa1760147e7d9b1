// Every language by the name that its speakers give it.
import type { Language } from '#kernel/language.ts'

export const ownNames: Record<Language, string> = { en: 'English', ar: 'العربية' }
