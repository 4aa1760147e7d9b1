// Nights of one kind of room as they are given away: what is left, what is closed, what each plan costs.
import { and, eq, inArray } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import { hotelRoomMonths } from './tables.ts'

type RoomMonth = typeof hotelRoomMonths.$inferSelect

export type RoomNight = {
  /** Rooms that can still be given away; fewer given by the pack than taken leaves none. */
  left: number
  isClosed: boolean
  /** For a stay that begins on this day. */
  minimumStay: number
  /** Minor units of one room; undefined where the plan is not sold. */
  priceOf(plan: string): number | undefined
}

/** The first day of the month that a day is in. */
export const monthOf = (day: string): string => `${day.slice(0, 8)}01`

/** Night by night; one that no month knows is closed. */
export async function readRoomNights(
  scope: Scope,
  { hotelId, room }: { hotelId: string; room: string },
  days: readonly string[],
): Promise<RoomNight[]> {
  const isOfRoom = and(eq(hotelRoomMonths.hotelId, hotelId), eq(hotelRoomMonths.room, room))
  const isOfDays = inArray(hotelRoomMonths.month, [...new Set(days.map(monthOf))])
  const months = await scope.rows(hotelRoomMonths, and(isOfRoom, isOfDays))
  const known = new Map(months.filter(({ withdrawnAt }) => !withdrawnAt).map((month) => [month.month, month]))
  return days.map((day) => {
    const month = known.get(monthOf(day))
    return month ? nightOf(month, Number(day.slice(8)) - 1) : noNight
  })
}

const noNight: RoomNight = { left: 0, isClosed: true, minimumStay: 1, priceOf: () => undefined }

function nightOf({ allotment, taken, closed, minimumStay, plans, prices }: RoomMonth, at: number): RoomNight {
  return {
    left: Math.max(0, (allotment[at] ?? 0) - (taken[at] ?? 0)),
    isClosed: closed[at] ?? true,
    minimumStay: minimumStay[at] ?? 1,
    priceOf: (plan) => prices[plans.indexOf(plan)]?.[at],
  }
}
