// The own inventory's count of what is taken, night by night: the one place that moves it, always under the lock of the hotel.
import { and, eq, sql } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { addDays } from '#kernel/plain-date.ts'
import { monthOf } from './room-nights.ts'
import { hotelRoomMonths } from './tables.ts'

/** Nights of one kind of room, from the day of arrival. */
export type NightsOfRoom = { hotelId: string; room: string; checkIn: string }

/**
 * For every hotel, room and night `taken` is the sum of what held and booked stays hold of it, after each transaction.
 * @param more rooms, night by night; negative gives back
 */
export async function takeNights(scope: Scope, of: NightsOfRoom, more: readonly number[]): Promise<void> {
  for (const [month, days] of byMonth(of.checkIn, more)) {
    const sums = sql`(select array_agg((coalesce(day.was, 0) + coalesce(day.more, 0))::smallint order by day.at)
      from unnest(${hotelRoomMonths.taken}, ${sql.param(days)}::smallint[]) with ordinality as day(was, more, at))`
    await scope.transaction
      .update(hotelRoomMonths)
      .set({ taken: sums })
      .where(
        and(
          eq(hotelRoomMonths.providerId, scope.providerId),
          eq(hotelRoomMonths.hotelId, of.hotelId),
          eq(hotelRoomMonths.room, of.room),
          eq(hotelRoomMonths.month, month),
        ),
      )
  }
}

/** For each month that something changes in, as many places as it takes to say so, from its first day. */
function byMonth(checkIn: string, more: readonly number[]): Map<string, number[]> {
  const months = new Map<string, number[]>()
  for (const [at, count] of more.entries()) {
    if (count === 0) continue
    const day = addDays(checkIn, at)
    const days = months.get(monthOf(day)) ?? []
    const place = Number(day.slice(8)) - 1
    while (days.length <= place) days.push(0)
    days[place] = count
    months.set(monthOf(day), days)
  }
  return months
}
