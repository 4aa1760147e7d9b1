// A calendar date as the visitor writes it; it is the same day wherever the browser is.
import type { Language } from '#kernel/language.ts'
import { locales } from './say-day.ts'

/** @param date `2036-05-12` */
export const sayPlainDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )
