// The calendar of a sample room: seasons, dearer weekends, minimum stays and now and then a closed week.
import { addDays } from '#kernel/plain-date.ts'
import type { Seed } from '#web/art/seed.ts'
import type { SamplePlace, Season } from './sample-hotel-places.ts'

/** Fixed, so that the file is the same whenever it is made; the last night is the one after this day. */
export const firstDay = '2026-11-01'
export const lastDay = '2028-05-31'

export type SampleNights = {
  from: string
  to: string
  days?: string[]
  price?: string
  rooms?: number
  minimumStay?: number
  closed?: true
}

export type SampleRoomNights = {
  /** Of an ordinary night. */
  price: number
  rooms: number
  minimumStay: number
  /** Weekend nights cost so many times as much. */
  weekend: number
  /** The first day of a week in which the house is shut. */
  closedFrom: string | null
}

export function calendarOf(
  { seasons, step }: Pick<SamplePlace, 'seasons' | 'step'>,
  { price, rooms, minimumStay, weekend, closedFrom }: SampleRoomNights,
): SampleNights[] {
  const nights = seasonsFrom(seasons).flatMap(({ from, to, factor, minimumStay: ofSeason = 1 }): SampleNights[] => {
    const least = Math.max(minimumStay, ofSeason)
    const stay = least > 1 ? { minimumStay: least } : {}
    const ofNight = (times: number) => String(Math.round((price * factor * times) / step) * step)
    const every = { from, to, price: ofNight(1), rooms, ...stay }
    return weekend === 1
      ? [every]
      : [every, { from, to, days: ['fri', 'sat'], price: ofNight(weekend), rooms, ...stay }]
  })
  return closedFrom === null ? nights : [...nights, { from: closedFrom, to: addDays(closedFrom, 6), closed: true }]
}

/** The seasons of all years that the calendar covers, cut at its ends. */
function seasonsFrom(seasons: readonly Season[]): Season[] {
  const first = Number(firstDay.slice(0, 4)) - 1
  const years = Array.from({ length: Number(lastDay.slice(0, 4)) - first + 1 }, (_, at) => first + at)
  return years
    .flatMap((year) =>
      seasons.map((season) => ({
        ...season,
        from: `${year}-${season.from}`,
        to: `${season.to < season.from ? year + 1 : year}-${season.to}`,
      })),
    )
    .filter(({ from, to }) => to >= firstDay && from <= lastDay)
    .map((season) => ({
      ...season,
      from: season.from < firstDay ? firstDay : season.from,
      to: season.to > lastDay ? lastDay : season.to,
    }))
}

/** A week some time within the calendar. */
export const anyWeek = (seed: Seed): string => addDays('2026-12-01', seed.below(500))
