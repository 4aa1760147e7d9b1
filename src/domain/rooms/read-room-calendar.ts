// What is given and taken of one kind of room, night by night, for the people who set it.
import { and, eq, gte, lt } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { Fault } from '#kernel/fault.ts'
import { daysFrom } from '#kernel/plain-date.ts'
import { monthOf } from './room-nights.ts'
import { hotelRoomMonths, hotels } from './tables.ts'

export type CalendarNight = { day: string; given: number; taken: number; isClosed: boolean; minimumStay: number }

/**
 * A room that is no longer on sale is there as well, as long as its hotel knows it.
 * @param slug `{hotel}.{room}`
 * @throws Fault not-found
 */
export async function findRoom(scope: Scope, slug: string) {
  const [hotelSlug = '', roomSlug = ''] = slug.split('.')
  const [hotel] = await scope.rows(hotels, eq(hotels.slug, hotelSlug))
  const room = hotel?.rooms.find((one) => one.slug === roomSlug)
  if (!hotel || !room) throw new Fault('not-found', 'There is no such room.')
  return { hotel, room }
}

/**
 * @param from a day of the first month
 * @param months how many of them
 * @returns every night of the months; of a month that nothing was given in, without rooms
 */
export async function readCalendarNights(
  scope: Scope,
  { hotelId, room }: { hotelId: string; room: string },
  from: string,
  months: number,
): Promise<CalendarNight[]> {
  const first = monthOf(from)
  const end = monthAfter(first, months)
  const rows = await scope.rows(
    hotelRoomMonths,
    and(
      eq(hotelRoomMonths.hotelId, hotelId),
      eq(hotelRoomMonths.room, room),
      gte(hotelRoomMonths.month, first),
      lt(hotelRoomMonths.month, end),
    ),
  )
  const known = new Map(rows.map((row) => [row.month, row]))
  return daysFrom(first, end).map((day) => {
    const month = known.get(monthOf(day))
    const at = Number(day.slice(8)) - 1
    // What was withdrawn is given no more, and what guests have of it stays theirs.
    const isOnSale = month !== undefined && month.withdrawnAt === null
    return {
      day,
      given: isOnSale ? (month.allotment[at] ?? 0) : 0,
      taken: month?.taken[at] ?? 0,
      isClosed: isOnSale && (month.closed[at] ?? false),
      minimumStay: isOnSale ? (month.minimumStay[at] ?? 1) : 1,
    }
  })
}

/** @param month its first day */
export function monthAfter(month: string, months: number): string {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`
}
