// A client's booking as the domain knows it: its row, what it is by the clock, and what can be done with it now.
import type { InferSelectModel } from 'drizzle-orm'
import { plainDate } from '#kernel/clock.ts'
import type { BookingState } from './booking-states.ts'
import type { bookings } from './tables.ts'

export type BookingRow = InferSelectModel<typeof bookings>

type Facts = 'title' | 'price' | 'policy'

/** One that was held at least once: there is something to show. `item` is the kind's own. */
export type Booking = Omit<BookingRow, Facts> & { [Key in Facts]: NonNullable<BookingRow[Key]> } & {
  /** The booking that took its place, or null. */
  replacedBy: string | null
}

/** Undefined while it is only asked for, and where it was refused at once. */
export function toBooking(row: BookingRow, replacedBy: string | null = null): Booking | undefined {
  const { item, title, price, policy } = row
  if (item === null || !title || !price || !policy) return undefined
  return { ...row, title, price, policy, replacedBy }
}

/** How long a hold lives. */
export const holdMs = 15 * 60_000

/** Until when it is the client's to book; what is only asked for is given up after as long. */
export const holdEndOf = ({ heldUntil, createdAt }: Pick<BookingRow, 'heldUntil' | 'createdAt'>): Date =>
  heldUntil ?? new Date(createdAt.getTime() + holdMs)

type Clocked = Pick<BookingRow, 'state' | 'heldUntil' | 'createdAt' | 'endsAt'>

/** A hold that is over is over by the clock, and so is what was booked, whatever was written down of it. */
export function stateAt(row: Clocked, now: Date): BookingState {
  const isHold = row.state === 'held' || row.state === 'asked'
  if (isHold && holdEndOf(row) <= now) return 'expired'
  return row.state === 'booked' && row.endsAt <= now ? 'completed' : row.state
}

/** Ahead or under way, and neither cancelled nor refused: through the whole last day of it. */
export function isComing(row: Clocked & Pick<BookingRow, 'timeZone'>, now: Date): boolean {
  const isAlive = ['held', 'booking', 'booked', 'cancelling', 'completed'].includes(stateAt(row, now))
  return isAlive && plainDate(now, row.timeZone) <= plainDate(row.endsAt, row.timeZone)
}

/** First and last day as the calendar where it is shows them; plain dates. */
export const daysOf = ({ startsAt, endsAt, timeZone }: Pick<BookingRow, 'startsAt' | 'endsAt' | 'timeZone'>) => ({
  from: plainDate(startsAt, timeZone),
  until: plainDate(endsAt, timeZone),
})
