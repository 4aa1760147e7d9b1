// The calendar of a room night by night, so that two people who change other nights of it are not in each other's way.
import { addDays, daysFrom, nightsBetween } from '#kernel/plain-date.ts'
import { weekdayOf } from '#kernel/weekday.ts'
import type { CatalogueDocument } from './catalogue.ts'
import { canonicalJson, isFields } from './places.ts'

/** By day: what an entry of the calendar says of the night after it. */
export type Nights = { [day: string]: { [key: string]: unknown } }

/** No calendar is longer; what somebody says they began with may be. */
const mostDays = 1_000
const date = /^\d{4}-\d\d-\d\d$/

/** Later entries take the place of earlier ones, whole. What is no entry of a calendar is left out. */
export function byNight(document: CatalogueDocument): Nights {
  const nights: Nights = {}
  const entries = Array.isArray(document['entries']) ? document['entries'].filter(isFields) : []
  for (const { from, to, days, ...night } of entries) {
    if (!isDate(from) || !isDate(to) || nightsBetween(from, to) > mostDays) continue
    for (const day of daysFrom(from, addDays(to, 1))) {
      if (!Array.isArray(days) || days.includes(weekdayOf(day))) nights[day] = plain(night)
    }
  }
  return nights
}

const isDate = (text: unknown): text is string =>
  typeof text === 'string' && date.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** What says nothing more than its default is left out. */
function plain({ closed, minimumStay, ...night }: { [key: string]: unknown }): { [key: string]: unknown } {
  return {
    ...night,
    ...(minimumStay === undefined || minimumStay === 1 ? {} : { minimumStay }),
    ...(closed === true ? { closed } : {}),
  }
}

/** The same as entries, as few as there can be without weekdays. */
export function toEntries(nights: Nights): CatalogueDocument {
  const entries: { from: string; to: string; [key: string]: unknown }[] = []
  let last = ''
  for (const day of Object.keys(nights).sort()) {
    const night = nights[day] ?? {}
    const said = canonicalJson(night)
    const before = entries.at(-1)
    if (before && said === last && addDays(before.to, 1) === day) before.to = day
    else entries.push({ from: day, to: day, ...night })
    last = said
  }
  return { entries }
}

/** Of places such as `2026-12-24.price`: those of days that follow one another and say the same as one, `2026-12-24/2026-12-31.price`. */
export function joinNights<T extends { path: string }>(places: readonly T[]): T[] {
  const joined: { place: T; from: string; to: string; key: string; said: string }[] = []
  for (const place of places) {
    const [day = '', key = ''] = place.path.split('.')
    const said = canonicalJson({ ...place, path: '' })
    const before = joined.findLast((one) => one.key === key)
    if (before?.said === said && addDays(before.to, 1) === day) before.to = day
    else joined.push({ place, from: day, to: day, key, said })
  }
  return joined.map(({ place, from, to, key }) => {
    const days = from === to ? from : `${from}/${to}`
    return { ...place, path: key === '' ? days : `${days}.${key}` }
  })
}

/** The places of single nights that a joined one stands for. */
export function splitNights(path: string): string[] {
  const [days = '', key] = path.split('.')
  const [from = '', to = from] = days.split('/')
  if (!isDate(from) || !isDate(to) || nightsBetween(from, to) > mostDays) return [path]
  return daysFrom(from, addDays(to, 1)).map((day) => (key === undefined ? day : `${day}.${key}`))
}
