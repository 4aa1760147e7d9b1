// A moment until which something can be done, by the clock of the place that it is about.
import { plainDate } from '#kernel/clock.ts'
import type { Language } from '#kernel/language.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatClock, formatWeekday } from '#texts/format.ts'

export type Somewhere = {
  /** Of the place: what ends there ends by its clock. */
  timeZone: string
  /** Plain date of what it is about: the year of a moment is told only where it is not this one's. */
  startsOn: string
}

/** `Tue 12 May, 18:00`. @param moment ISO */
export function sayDeadline(moment: string, { timeZone, startsOn }: Somewhere, language: Language): string {
  const day = plainDate(new Date(moment), timeZone)
  return translatorOf(language)('hotels.list.and', {
    first: formatWeekday(day, language, day.slice(0, 4) !== startsOn.slice(0, 4)),
    second: formatClock(moment, timeZone, language),
  })
}
