// The moments that days and times mean where a place is.
import { CalendarDateTime, parseDate, parseTime, toZoned } from '@internationalized/date'

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
