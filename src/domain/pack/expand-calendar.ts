// Makes of a room's calendar its months, night by night, as the tables hold them.

import { nightFloor } from '#domain/rooms/night-floor.ts'
import { partOf } from '#kernel/money.ts'
import type { PackCalendar, PackNights, PackRoomMonth } from './pack.ts'

const dayMs = 86_400_000
const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs
const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)
/** From Sunday; the first day of 1970 was a Thursday. */
const weekdayOf = (day: number): number => (day + 4) % 7

/**
 * Months with a day that an entry names, those that are over left out; a day without an entry has no rooms.
 * @param since the first day of a month
 */
export function expandCalendar(calendar: PackCalendar, since: string): PackRoomMonth[] {
  const nights = new Map<number, PackNights>()
  for (const entry of calendar.nights) {
    const until = dayOf(entry.to)
    for (let day = Math.max(dayOf(entry.from), dayOf(since)); day <= until; day += 1) {
      if (entry.weekdays === null || entry.weekdays.includes(weekdayOf(day))) nights.set(day, entry)
    }
  }
  const months = new Set([...nights.keys()].map((day) => `${dateOf(day).slice(0, 7)}-01`))
  return [...months].sort().map((month) => monthOf(calendar, month, nights))
}

function monthOf({ room, plans }: PackCalendar, month: string, nights: ReadonlyMap<number, PackNights>): PackRoomMonth {
  const first = dayOf(month)
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate()
  const named = Array.from({ length: days }, (_, at) => nights.get(first + at))
  const allotment = named.map((night) => night?.rooms ?? 0)
  const closed = named.map((night) => night?.closed ?? false)
  const prices = plans.map(({ priceChange }) =>
    named.map((night) => partOf(night?.priceMinor ?? 0, 100 + priceChange, 100)),
  )
  return {
    room,
    month,
    allotment,
    closed,
    minimumStay: named.map((night) => night?.minimumStay ?? 1),
    plans: plans.map(({ slug }) => slug),
    prices,
    floorMinor: nightFloor({ allotment, closed, prices }),
  }
}
