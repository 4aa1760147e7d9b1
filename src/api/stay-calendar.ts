// The calendar file of a booked stay, for its client alone.
import { hotelBookingCalendarPath } from '#contract/hotel-bookings.ts'
import type { Database } from '#db/open.ts'
import type { BookingParts } from '#domain/bookings/booking-parts.ts'
import { readBooking } from '#domain/bookings/read-bookings.ts'
import type { Clock } from '#kernel/clock.ts'
import { isText } from '#kernel/is-text.ts'
import { answerCalendar, notBooked } from './answer-calendar.ts'
import { clientOf } from './client-of.ts'
import { type ApiApp, needSession } from './serve.ts'

type CalendarParts = Pick<BookingParts, 'bookables'> & { database: Database; clock: Clock }

export function serveStayCalendar({ hono }: ApiApp, parts: CalendarParts): void {
  hono.get(hotelBookingCalendarPath.replace('{reference}', ':reference'), async (context) => {
    const caller = await clientOf(parts.database, {
      session: await needSession(context),
      findOwnProvider: context.get('findOwnProvider'),
    })
    const reference = context.req.param('reference') ?? ''
    if (!isText(reference)) throw notBooked()
    return answerCalendar(context, parts, await readBooking(parts, { ...caller, kind: 'hotel' }, reference))
  })
}
