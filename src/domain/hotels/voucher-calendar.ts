// The calendar file of a booked stay (RFC 5545): days and place, and nothing of anyone's health.
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Language } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import type { MailAttachment } from '#kernel/mailer.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { Booking } from './booking.ts'

/** Where a hotel does not say: late enough to be let in, and early enough to have left. */
const usualTimes = { checkIn: '15:00', checkOut: '12:00' }

/**
 * The same file for the mail and for the page. Once the booking is cancelled, or another one took its place, it takes the entry out
 * again: the same UID with a higher sequence.
 * @param origin scheme and host of the provider's site
 * @param stamp when it is made
 */
export function calendarFile(booking: Booking, language: Language, origin: string, stamp: Date): MailAttachment {
  const { reference } = booking
  const isOff = booking.state === 'cancelled' || booking.state === 'replaced'
  const method = isOff ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH
  const calendar = new ICalCalendar({ prodId: '//Epidaurus//Stay//EN', method })
  calendar.createEvent({
    ...eventOf(booking, language, origin),
    stamp,
    sequence: isOff ? 1 : 0,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  return {
    name: `${reference}.ics`,
    type: `text/calendar; charset=utf-8; method=${method}`,
    text: calendar.toString(),
  }
}

/** Moments in UTC, as the clock of the hotel shows them: exact in every program, also in one that does not know the zone. */
function eventOf({ reference, hotel, checkIn, checkOut }: Booking, language: Language, origin: string) {
  const t = translatorOf(language)
  const { checkInFrom, checkOutUntil, timeZone, latitude, longitude } = hotel
  const address = inLanguage(hotel.address, language)
  const isToldWhen = checkInFrom !== '' && checkOutUntil !== ''
  return {
    id: reference,
    start: momentAt(checkIn, checkInFrom || usualTimes.checkIn, timeZone),
    end: momentAt(checkOut, checkOutUntil || usualTimes.checkOut, timeZone),
    summary: t('mail.hotel.calendar.title', { hotel: inLanguage(hotel.name, language) }),
    location: { title: inLanguage(hotel.name, language), address, geo: { lat: latitude, lon: longitude } },
    description: isToldWhen
      ? t('mail.hotel.calendar.text', { reference, checkIn: checkInFrom, checkOut: checkOutUntil })
      : t('mail.hotel.calendar.textPlain', { reference }),
    url: `${origin}/profile/hotels/bookings/${reference}`,
  }
}
