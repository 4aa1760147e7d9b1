// The calendar file of a booking (RFC 5545): when and where, and nothing of anyone's health.
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Language } from '#kernel/language.ts'
import type { MailAttachment } from '#kernel/mailer.ts'
import { type Bookable, kindOf } from './bookable.ts'
import type { Booking } from './booking.ts'

/**
 * The same file for the mail and for the page. The reference is the UID and the revision the sequence: a change moves the entry, and a
 * cancellation takes it out again.
 * @param origin scheme and host of the provider's site
 * @param stamp when it is made
 */
export function calendarFile(
  bookables: readonly Bookable[],
  booking: Booking,
  language: Language,
  origin: string,
  stamp: Date,
): MailAttachment {
  const { reference, revision } = booking
  const { voucher } = kindOf(bookables, booking)
  const { from, until, title, place, text } = voucher.event(booking, language)
  const isOff = booking.state === 'cancelled' || booking.state === 'replaced'
  const method = isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const calendar = new ICalCalendar({ prodId: '//Epidaurus//Booking//EN', method })
  calendar.createEvent({
    id: reference,
    // Moments in UTC, as the clocks where it is show them: exact in every program, also in one that does not know the zone.
    start: from,
    end: until,
    summary: title,
    location: place && {
      title: place.title,
      address: place.address,
      geo: { lat: place.latitude, lon: place.longitude },
    },
    description: text,
    url: `${origin}${voucher.path}/${reference}`,
    stamp,
    sequence: revision,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return {
    name: `${reference}.ics`,
    type: `text/calendar; charset=utf-8; method=${method}`,
    text: calendar.toString(),
  }
}
