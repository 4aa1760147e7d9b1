// The weeks of a month as a calendar shows them, and which day a key leads to.

import type { Language } from '#kernel/language.ts'
import { addDays, nightsBetween } from '#kernel/plain-date.ts'
import { weekdayNames, weekdayOf } from './calendar-nights.ts'

/** The day that a week begins with: by the place in the list of weekdays. Arabic calendars begin with Sunday. */
const begins: Record<Language, number> = { en: 0, ar: 6 }

export const weekOf = (language: Language) =>
  weekdayNames.map((_, at) => weekdayNames[(at + begins[language]) % 7] ?? 'mon')

export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** @param month its first day */
export function monthAfter(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`
}

/** Rows of seven; null where a day belongs to another month. */
export function weeksOf(month: string, language: Language): (string | null)[][] {
  const week = weekOf(language)
  const lead = week.indexOf(weekdayOf(month))
  const days = nightsBetween(month, monthAfter(month, 1))
  const rows = Math.ceil((lead + days) / 7)
  return Array.from({ length: rows }, (_, row) =>
    week.map((__, column) => {
      const at = row * 7 + column - lead
      return at >= 0 && at < days ? addDays(month, at) : null
    }),
  )
}

/** The day that a key of the keyboard leads to; undefined for a key that means nothing here. */
export function dayOfKey(
  key: string,
  day: string,
  { isRtl, language }: { isRtl: boolean; language: Language },
): string | undefined {
  const on = isRtl ? -1 : 1
  const inWeek = weekOf(language).indexOf(weekdayOf(day))
  if (key === 'ArrowRight') return addDays(day, on)
  if (key === 'ArrowLeft') return addDays(day, -on)
  if (key === 'ArrowDown') return addDays(day, 7)
  if (key === 'ArrowUp') return addDays(day, -7)
  if (key === 'Home') return addDays(day, -inWeek)
  if (key === 'End') return addDays(day, 6 - inWeek)
  if (key === 'PageDown') return sameDayIn(day, 1)
  return key === 'PageUp' ? sameDayIn(day, -1) : undefined
}

/** The last day of a month that is shorter. */
function sameDayIn(day: string, months: number): string {
  const month = monthAfter(monthOf(day), months)
  const last = nightsBetween(month, monthAfter(month, 1))
  return addDays(month, Math.min(Number(day.slice(8)), last) - 1)
}
