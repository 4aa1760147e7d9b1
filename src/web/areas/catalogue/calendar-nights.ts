// The calendar of a room as its document has it, night by night: what an entry says of a day, and how a change of some nights is written.
import { addDays, nightsBetween } from '#kernel/plain-date.ts'
import type { Json } from './value-at.ts'
import { isObject } from './value-at.ts'

/** From Monday, as the data pack has them. */
export const weekdayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdayNames)[number]

/** What is said of one night; a price in major units, as it was written. */
export type NightTerms = {
  price?: string | undefined
  rooms?: number | undefined
  minimumStay?: number | undefined
  closed?: boolean | undefined
}

/** Both days included; without `days` every day of the week. */
export type CalendarEntry = NightTerms & { from: string; to: string; days?: Weekday[] | undefined }

export function weekdayOf(day: string): Weekday {
  return weekdayNames[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon'
}

/** What is no entry is left out. */
export function entriesOf(value: Json | undefined): CalendarEntry[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one) => {
    if (!isObject(one) || typeof one['from'] !== 'string' || typeof one['to'] !== 'string') return []
    const { from, to, days, price, rooms, minimumStay, closed } = one
    const named = Array.isArray(days) ? weekdayNames.filter((name) => days.includes(name)) : undefined
    return [
      {
        from,
        to,
        ...(named && { days: named }),
        ...((typeof price === 'string' || typeof price === 'number') && { price: String(price) }),
        ...(typeof rooms === 'number' && { rooms }),
        ...(typeof minimumStay === 'number' && { minimumStay }),
        ...(closed === true && { closed }),
      },
    ]
  })
}

const speaksOf = ({ from, to, days }: CalendarEntry, day: string): boolean =>
  from <= day && day <= to && (days === undefined || days.includes(weekdayOf(day)))

/** What the last entry that names a day says of it; undefined where none does. */
export function termsOf(entries: readonly CalendarEntry[], day: string): NightTerms | undefined {
  const entry = entries.findLast((one) => speaksOf(one, day))
  if (!entry) return undefined
  const { from: _from, to: _to, days: _days, ...terms } = entry
  return terms
}

/** The days from one to another, both included, of some weekdays; in whichever order the two are given. */
export function daysOfRange(one: string, other: string, weekdays: readonly Weekday[] = weekdayNames): string[] {
  const [from, to] = one <= other ? [one, other] : [other, one]
  const days = Array.from({ length: nightsBetween(from, to) + 1 }, (_, at) => addDays(from, at))
  return days.filter((day) => weekdays.includes(weekdayOf(day)))
}

/**
 * What is given in the change takes the place of what was; the rest of a night stays. Closing keeps price and rooms, so that a night
 * can be opened as it was.
 */
export function changeNights(
  entries: readonly CalendarEntry[],
  days: readonly string[],
  change: NightTerms,
): CalendarEntry[] {
  const groups = new Map<string, { terms: NightTerms; days: string[] }>()
  for (const day of [...days].sort()) {
    const terms = plain({ ...termsOf(entries, day), ...change })
    const key = JSON.stringify([terms.price, terms.rooms, terms.minimumStay, terms.closed])
    const group = groups.get(key) ?? { terms, days: [] }
    group.days.push(day)
    groups.set(key, group)
  }
  return [...entries, ...[...groups.values()].flatMap((group) => entriesFor(group.days, group.terms))]
}

/** Days that lack what an open night needs. */
export function daysThatLack(entries: readonly CalendarEntry[], days: readonly string[], change: NightTerms): string[] {
  return days.filter((day) => {
    const { price, rooms, closed } = { ...termsOf(entries, day), ...change }
    return closed !== true && (price === undefined || price === '' || rooms === undefined)
  })
}

/** Without what is usual: it is not written down. */
function plain({ price, rooms, minimumStay, closed }: NightTerms): NightTerms {
  return {
    ...(price !== undefined && price !== '' && { price }),
    ...(rooms !== undefined && { rooms }),
    ...(minimumStay !== undefined && minimumStay > 1 && { minimumStay }),
    ...(closed === true && { closed }),
  }
}

/** One entry where the days are all of some weekdays in a stretch of time, else one for each run of days. */
function entriesFor(days: readonly string[], terms: NightTerms): CalendarEntry[] {
  const [from = '', to = ''] = [days[0], days.at(-1)]
  const weekdays = weekdayNames.filter((name) => days.some((day) => weekdayOf(day) === name))
  if (daysOfRange(from, to, weekdays).length === days.length) {
    const isWhole = weekdays.length === weekdayNames.length || daysOfRange(from, to).length === days.length
    return [{ from, to, ...(!isWhole && { days: weekdays }), ...terms }]
  }
  const runs: CalendarEntry[] = []
  for (const day of days) {
    const last = runs.at(-1)
    if (last && addDays(last.to, 1) === day) last.to = day
    else runs.push({ from: day, to: day, ...terms })
  }
  return runs
}

export type NightSum = {
  nights: number
  price: string | null
  rooms: number | null
  minimumStay: number | null
  closed: boolean | null
}

/** What some nights have in common; null where they differ. */
export function sumOfNights(entries: readonly CalendarEntry[], days: readonly string[]): NightSum {
  const all = days.map((day) => termsOf(entries, day) ?? {})
  const common = <T>(values: T[]): T | null =>
    values.every((value) => value === values[0]) ? (values[0] ?? null) : null
  return {
    nights: days.length,
    price: common(all.map(({ price }) => price ?? null)),
    rooms: common(all.map(({ rooms }) => rooms ?? null)),
    minimumStay: common(all.map(({ minimumStay }) => minimumStay ?? 1)),
    closed: common(all.map(({ closed }) => closed ?? false)),
  }
}
