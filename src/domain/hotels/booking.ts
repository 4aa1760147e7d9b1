// A client's hotel booking as the domain knows it: its row, what it is by the clock, and what can be done with it now.
import type { InferSelectModel } from 'drizzle-orm'
import { plainDate } from '#kernel/clock.ts'
import type { BookingState } from './booking-states.ts'
import { canBook } from './hotel.ts'
import { holdMs } from './hotel-supplier.ts'
import type { hotelBookings } from './tables.ts'

export type BookingRow = InferSelectModel<typeof hotelBookings>

type Facts = 'hotel' | 'room' | 'plan' | 'price' | 'ladder'

/** One that was held at least once: there is something to show. */
export type Booking = Omit<BookingRow, Facts> & { [Key in Facts]: NonNullable<BookingRow[Key]> } & {
  /** The booking that took its place, or null. */
  replacedBy: string | null
}

/** Undefined while it is only asked for, and where it was refused at once. */
export function toBooking(row: BookingRow, replacedBy: string | null = null): Booking | undefined {
  const { hotel, room, plan, price, ladder } = row
  if (!hotel || !room || !plan || !price || !ladder) return undefined
  return { ...row, hotel, room, plan, price, ladder, replacedBy }
}

/** Until when the room is the client's to book; one that is only asked for is given up after as long. */
export const holdEndOf = ({ expiresAt, createdAt }: Pick<BookingRow, 'expiresAt' | 'createdAt'>): Date =>
  expiresAt ?? new Date(createdAt.getTime() + holdMs)

/** A hold that is over is over by the clock, whatever was written down of it. */
export function stateAt(row: Pick<BookingRow, 'state' | 'expiresAt' | 'createdAt'>, now: Date): BookingState {
  const isHold = row.state === 'held' || row.state === 'asked'
  return isHold && holdEndOf(row) <= now ? 'expired' : row.state
}

export type Can = { confirm: boolean; change: boolean; cancel: boolean; drop: boolean }

/** Dates are changed up to the day of arrival, and a stay is cancelled up to the day of departure, at what the ladder says by then. */
export function canNow(booking: Booking, now: Date): Can {
  const state = stateAt(booking, now)
  const today = plainDate(now, booking.hotel.timeZone)
  return {
    confirm: state === 'held' && canBook(booking.plan),
    change: state === 'booked' && today <= booking.checkIn,
    cancel: state === 'booked' && today < booking.checkOut,
    drop: state === 'held',
  }
}
