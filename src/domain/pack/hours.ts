// Hours of a day and of a week in a pack: the keys that they have, and what is wrong with them beside each other.
import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { z } from 'zod'
import { weekdays } from '#kernel/weekday.ts'
import * as rule from './field-rules.ts'
import type { Source } from './source.ts'
import { shown } from './wording.ts'

export const hoursShape = { from: rule.timeOfDay, to: rule.timeOfDay }

export const weekHoursShape = {
  day: z.enum(weekdays, { error: `one of ${weekdays.join(', ')}` }),
  ...hoursShape,
}

/** Hours that end before they begin. */
export function refuseBackwardHours(source: Source, hours: readonly Node[]): void {
  for (const part of hours) {
    const to = findNodeAtLocation(part, ['to'])
    const from = rule.timeOfDay.safeParse(findNodeAtLocation(part, ['from'])?.value).data
    const until = rule.timeOfDay.safeParse(to?.value).data
    if (to && from && until && until <= from) {
      source.refuse(to.offset, `to is ${shown(until)}; must be later than from, which is ${shown(from)}`)
    }
  }
}

/** Hours of one day that are not one after the other. */
export function refuseOverlap(source: Source, hours: readonly Node[]): void {
  let end = ''
  for (const part of hours) {
    const from = findNodeAtLocation(part, ['from'])
    const begin = rule.timeOfDay.safeParse(from?.value).data
    if (from && begin && begin < end) {
      source.refuse(from.offset, `from is ${shown(begin)}; must not be before ${end}, when the hours before it end`)
    }
    const until = rule.timeOfDay.safeParse(findNodeAtLocation(part, ['to'])?.value).data
    if (until && until > end) end = until
  }
}

/** Both, day by day, whatever the order of the days. */
export function refuseWrongWeek(source: Source, hours: readonly Node[]): void {
  refuseBackwardHours(source, hours)
  for (const day of weekdays) {
    refuseOverlap(
      source,
      hours.filter((part) => findNodeAtLocation(part, ['day'])?.value === day),
    )
  }
}
