// A moment as the visitor writes it: the day and the time, or the time alone.
import type { Language } from '#kernel/language.ts'
import { locales } from './say-day.ts'

/**
 * `12 May 2026 at 14:05`
 * @param timeZone of the clinic
 */
export const sayMoment = (moment: Date, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment)

/** `09:00, 14:05 and 16:30` */
export const sayTimes = (moments: Date[], language: Language, timeZone: string): string => {
  const clock = new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone })
  return new Intl.ListFormat(locales[language]).format(moments.map((moment) => clock.format(moment)))
}
