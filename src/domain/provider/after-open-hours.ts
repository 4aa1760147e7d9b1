// The moment at which a place has been open for so many hours.
import { plainDate } from '#kernel/clock.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { addDays } from '#kernel/plain-date.ts'
import { weekdayOf } from '#kernel/weekday.ts'
import type { OpeningHours } from './provider.ts'

const hourMs = 3_600_000

/** 720 hours of a place that opens for two a day are not over sooner; one that hardly opens is not counted through for years. */
const mostDays = 400

/**
 * Hours of the clock as it runs: where it is put forward in them, the place was open for an hour less.
 * @param week those of a day in order and none within another; at least one
 * @returns `from` itself or later; after more than 400 days the closing time before that
 */
export function afterOpenHours(week: readonly OpeningHours[], timeZone: string, from: Date, hours: number): Date {
  let left = hours * hourMs
  let last = from
  const today = plainDate(from, timeZone)
  for (let ahead = 0; ahead <= mostDays; ahead++) {
    const date = addDays(today, ahead)
    const weekday = weekdayOf(date)
    for (const part of week.filter(({ day }) => day === weekday)) {
      const begins = Math.max(from.getTime(), momentAt(date, part.from, timeZone).getTime())
      const open = momentAt(date, part.to, timeZone).getTime() - begins
      if (open <= 0) continue
      if (left <= open) return new Date(begins + left)
      left -= open
      last = new Date(begins + open)
    }
  }
  return last
}
