// Answers with the calendar file of a booking, which nobody else is shown and nobody keeps.
import type { Context } from 'hono'
import { z } from 'zod'
import { visitorInput } from '#contract/visitor.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import type { BookingParts } from '#domain/bookings/booking-parts.ts'
import { calendarFile } from '#domain/bookings/calendar-file.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { languageOf } from '#kernel/language.ts'
import { invalidInput } from './errors.ts'

const query = z.object({ language: visitorInput.language })

/** @throws Fault invalid-input; not-found for what was never booked */
export function answerCalendar(
  context: Context,
  { bookables, clock }: Pick<BookingParts, 'bookables'> & { clock: Clock },
  booking: Booking,
): Response {
  const input = query.safeParse(context.req.query(), { reportInput: true })
  if (!input.success) throw invalidInput(input.error)
  if (!booking.bookedAt) throw notBooked()
  const { origin } = new URL(context.req.url)
  const { name, type, text } = calendarFile(bookables, booking, languageOf(input.data.language), origin, clock())
  return context.body(text, 200, {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
}

export const notBooked = () => new Fault('not-found', 'Nothing is booked under this reference.')
