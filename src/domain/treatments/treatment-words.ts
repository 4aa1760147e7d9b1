// A treatment in words, as its mails and calendars say it: where and when, and nothing of what is done there.
import type { CalendarEvent, Fact } from '#domain/bookings/bookable.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import { leftToRight } from '#domain/mails/mail-template.ts'
import type { Language } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate } from '#texts/format.ts'
import { treatmentItem } from './treatment.ts'

/** A mailbox is no safe place for health data: no procedure, no line of a price. */
export function sayVisit({ item }: Booking, language: Language): Fact[] {
  const t = translatorOf(language)
  const { clinic, from, until } = treatmentItem.parse(item)
  return [
    { label: t('mail.treatment.clinicName'), value: inLanguage(clinic.name, language) },
    { label: t('mail.treatment.firstDay'), value: formatDate(from, language) },
    ...(until === from ? [] : [{ label: t('mail.treatment.lastDay'), value: formatDate(until, language) }]),
  ]
}

export function sayTreatmentVoucher(booking: Booking, language: Language): Fact[] {
  const t = translatorOf(language)
  const { clinic, quote } = treatmentItem.parse(booking.item)
  return [
    ...sayVisit(booking, language),
    { label: t('mail.treatment.address'), value: inLanguage(clinic.address, language) },
    { label: t('mail.treatment.phone'), value: leftToRight(clinic.phone, language) },
    { label: t('mail.treatment.quote'), value: leftToRight(quote, language) },
  ]
}

export function treatmentEvent({ reference, startsAt, endsAt, item }: Booking, language: Language): CalendarEvent {
  const t = translatorOf(language)
  const { clinic } = treatmentItem.parse(item)
  const title = inLanguage(clinic.name, language)
  const { latitude, longitude } = clinic
  const address = inLanguage(clinic.address, language)
  return {
    from: startsAt,
    until: endsAt,
    title: t('mail.treatment.calendar.title', { clinic: title }),
    place: latitude === null || longitude === null ? null : { title, address, latitude, longitude },
    text: t('mail.treatment.calendar.text', { reference }),
  }
}
