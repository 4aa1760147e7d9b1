// Months as nights are stored in them, each named by its first day.
import { addDays } from '#kernel/plain-date.ts'

/** Days from `from` to before `until`. */
export type Window = { from: string; until: string }

export const mostDays = 31

const firstDay = (day: string): string => `${day.slice(0, 8)}01`

export const nextMonth = (month: string): string => firstDay(addDays(month, mostDays))

/** The months that a window touches, in their order. */
export function monthsIn({ from, until }: Window): string[] {
  const months: string[] = []
  for (let month = firstDay(from); month < until; month = nextMonth(month)) months.push(month)
  return months
}
