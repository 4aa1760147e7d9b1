// A hotel stay as an entry of a calendar.
import type { CalendarEvent } from '#domain/bookings/bookable.ts'
import type { Language } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'
import type { HotelBooking } from './hotel-booking.ts'

export function stayEvent({ reference, hotel, startsAt, endsAt }: HotelBooking, language: Language): CalendarEvent {
  const t = translatorOf(language)
  const { checkInFrom, checkOutUntil, latitude, longitude } = hotel
  const title = inLanguage(hotel.name, language)
  const isSaidWhen = checkInFrom !== '' && checkOutUntil !== ''
  return {
    from: startsAt,
    until: endsAt,
    title: t('mail.hotel.calendar.title', { hotel: title }),
    place: { title, address: inLanguage(hotel.address, language), latitude, longitude },
    text: isSaidWhen
      ? t('mail.hotel.calendar.text', { reference, checkIn: checkInFrom, checkOut: checkOutUntil })
      : t('mail.hotel.calendar.textPlain', { reference }),
  }
}
