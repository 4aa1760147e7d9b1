// The calendar file of a booked stay, for its client alone.
import { z } from 'zod'
import { hotelBookingCalendarPath } from '#contract/hotel-bookings.ts'
import { visitorInput } from '#contract/visitor.ts'
import type { Database } from '#db/open.ts'
import type { BookingParts } from '#domain/bookings/booking-parts.ts'
import { calendarFile } from '#domain/bookings/calendar-file.ts'
import { readBooking } from '#domain/bookings/read-bookings.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { isText } from '#kernel/is-text.ts'
import { languageOf } from '#kernel/language.ts'
import { clientOf } from './client-of.ts'
import { invalidInput } from './errors.ts'
import { type ApiApp, needSession } from './serve.ts'

const query = z.object({ language: visitorInput.language })

type CalendarParts = Pick<BookingParts, 'bookables'> & { database: Database; clock: Clock }

export function serveStayCalendar({ hono }: ApiApp, parts: CalendarParts): void {
  hono.get(hotelBookingCalendarPath.replace('{reference}', ':reference'), async (context) => {
    const caller = await clientOf(parts.database, {
      session: await needSession(context),
      findOwnProvider: context.get('findOwnProvider'),
    })
    const input = query.safeParse(context.req.query(), { reportInput: true })
    if (!input.success) throw invalidInput(input.error)
    const reference = context.req.param('reference') ?? ''
    if (!isText(reference)) throw notBooked()
    const booking = await readBooking(parts, { ...caller, kind: 'hotel' }, reference)
    if (!booking.bookedAt) throw notBooked()
    const origin = new URL(context.req.url).origin
    const { name, type, text } = calendarFile(
      parts.bookables,
      booking,
      languageOf(input.data.language),
      origin,
      parts.clock(),
    )
    return context.body(text, 200, {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })
}

const notBooked = () => new Fault('not-found', 'There is no booked stay of this reference.')
