// The days of a week by the names that data give them, and which of them a day of the calendar is.

/** In their order: a week begins on Monday. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** @param date `YYYY-MM-DD` */
export function weekdayOf(date: string): Weekday {
  // Sunday is 0 there.
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekdays[(day + 6) % 7] ?? 'mon'
}
