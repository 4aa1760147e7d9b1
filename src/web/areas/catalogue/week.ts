// Hours of practitioners: the week by its days, exceptions to it, and what each day comes to.
import { addDays } from '#kernel/plain-date.ts'
import { isObject, type Json, textOf } from './value-at.ts'

/** In the order of the data pack. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** As `09:00`. */
export type Hours = { from: string; to: string }
export type Exception = { from: string; to: string; hours: Hours[] }

const isWeekday = (word: string): word is Weekday => weekdays.some((day) => day === word)

const hoursOf = (value: Json | undefined): Hours[] =>
  isObject(value) ? [{ from: textOf(value.from), to: textOf(value.to) }] : []

/** By day, in the order in which they stand. */
export function weekOf(value: Json | undefined): Record<Weekday, Hours[]> {
  const week: Record<Weekday, Hours[]> = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
  for (const item of Array.isArray(value) ? value : []) {
    const day = isObject(item) ? textOf(item.day) : ''
    if (isWeekday(day)) week[day].push(...hoursOf(item))
  }
  return week
}

export function exceptionsOf(value: Json | undefined): Exception[] {
  if (!Array.isArray(value)) return []
  return value.filter(isObject).map(({ from, to, hours }) => ({
    from: textOf(from),
    to: textOf(to),
    hours: Array.isArray(hours) ? hours.flatMap(hoursOf) : [],
  }))
}

export const weekdayOf = (date: string): Weekday => {
  // Sunday is 0 there.
  const day = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekdays[(day + 6) % 7] ?? 'mon'
}

export type DayHours = { date: string; hours: Hours[]; isException: boolean }

/** Days from one on, with the hours that hold: of the exceptions that name a day the last one says it. */
export function daysOf(
  week: Record<Weekday, Hours[]>,
  exceptions: readonly Exception[],
  from: string,
  count: number,
): DayHours[] {
  return Array.from({ length: count }, (_, at) => {
    const date = addDays(from, at)
    const exception = exceptions.findLast((one) => one.from !== '' && one.from <= date && date <= (one.to || one.from))
    return { date, hours: exception?.hours ?? week[weekdayOf(date)], isException: exception !== undefined }
  })
}
