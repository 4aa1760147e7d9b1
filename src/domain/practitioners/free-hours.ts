// When a practitioner is at the clinic: the hours of the week, the exceptions to them, and the moments that those are where they work.
import { momentAt } from '#kernel/moment-at.ts'
import { addDays } from '#kernel/plain-date.ts'
import { weekdayOf } from '#kernel/weekday.ts'
import type { Availability, AvailabilityException } from './practitioner.ts'

export type Diary = {
  weeklyAvailability: readonly Availability[]
  /** A later one takes the place of an earlier one, day by day. */
  exceptions: readonly AvailabilityException[]
  /** Of both. */
  timeZone: string
}

export type FreeHours = { startsAt: Date; endsAt: Date }

/**
 * The hours that begin from a moment on until another, in order; such as overlap or touch are one. Those of a day follow the clock on
 * the wall of the place: they are an hour off elsewhere once it changes, and a time that a changing clock leaves out is the one after.
 * @param from,until days, the last left out, as the calendar of `shownIn` has them
 * @param shownIn the time zone that the days are counted in
 */
export function freeHours(diary: Diary, from: string, until: string, shownIn: string): FreeHours[] {
  const [begin, end] = [momentAt(from, '00:00', shownIn), momentAt(until, '00:00', shownIn)]
  const found: FreeHours[] = []
  // A day of the one place begins up to a day earlier or later in the other.
  for (let date = addDays(from, -1); date <= addDays(until, 1); date = addDays(date, 1)) {
    for (const { from: opens, to: closes } of hoursOn(diary, date)) {
      const startsAt = momentAt(date, opens, diary.timeZone)
      const endsAt = momentAt(date, closes, diary.timeZone)
      if (startsAt >= begin && startsAt < end && endsAt > startsAt) found.push({ startsAt, endsAt })
    }
  }
  return joined(found.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime()))
}

/** Hours of a day as its clock has them. */
export function hoursOn({ weeklyAvailability, exceptions }: Diary, date: string): { from: string; to: string }[] {
  const exception = exceptions.findLast((one) => one.from <= date && date <= one.to)
  if (exception) return exception.hours
  const weekday = weekdayOf(date)
  return weeklyAvailability.filter(({ day }) => day === weekday)
}

function joined(sorted: readonly FreeHours[]): FreeHours[] {
  const all: FreeHours[] = []
  for (const { startsAt, endsAt } of sorted) {
    const last = all.at(-1)
    if (!last || startsAt > last.endsAt) all.push({ startsAt, endsAt })
    else if (endsAt > last.endsAt) last.endsAt = endsAt
  }
  return all
}
