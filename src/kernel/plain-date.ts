// Calendar days without a time, and the moments they mean where a place is.
import { CalendarDateTime, parseDate, parseTime, toZoned } from '@internationalized/date'

/** The day so many days later, or earlier with a negative count. Days of a calendar: no clock is put forward in them. */
export function addDays(date: string, days: number): string {
  return parseDate(date).add({ days }).toString()
}

/** Nights between two days: of a stay, from the day of arrival to that of departure. */
export function nightsBetween(from: string, until: string): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** The days from one to another, the last left out: the nights of a stay. */
export function daysFrom(from: string, until: string): string[] {
  return Array.from({ length: Math.max(0, nightsBetween(from, until)) }, (_, at) => addDays(from, at))
}

/** Of the last moments asked for: working one out takes a hundred times as long, and thousands of offers share a few. */
const moments = new Map<string, number>()
const mostMoments = 1_000

/**
 * The moment that a clock on the wall of a place shows a day and a time. A time that is skipped there when clocks go forward is the
 * one just after; of a time that comes twice it is the earlier.
 * @param time `HH:MM`
 */
export function momentAt(date: string, time: string, timeZone: string): Date {
  const key = `${date} ${time} ${timeZone}`
  const known = moments.get(key)
  if (known !== undefined) return new Date(known)
  const { year, month, day } = parseDate(date)
  const { hour, minute } = parseTime(time)
  const moment = toZoned(new CalendarDateTime(year, month, day, hour, minute), timeZone).toDate()
  if (moments.size >= mostMoments) moments.clear()
  moments.set(key, moment.getTime())
  return moment
}
