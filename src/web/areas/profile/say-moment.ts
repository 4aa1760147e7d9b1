// A moment as the visitor writes it: the day and the time, by the clock of where the browser is.
import type { Language } from '#kernel/language.ts'
import { locales } from './say-day.ts'

/** `12 May 2026 at 14:05` */
export const sayMoment = (moment: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'short' }).format(moment)
