// A transfer or insurance in words, as mails, vouchers and calendars say it.
import type { CalendarEvent, Fact } from '#domain/bookings/bookable.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import { fullName } from '#domain/bookings/contact.ts'
import { leftToRight } from '#domain/mails/mail-template.ts'
import type { Language } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate } from '#texts/format.ts'
import { type ExtraDetails, type ExtraItem, endsOf, extraDetails, extraItem, isAirport } from './extra.ts'

/** Where and when, and with whom. */
export function sayExtra({ item: kept }: Booking, language: Language): Fact[] {
  const t = translatorOf(language)
  const item = extraItem.parse(kept)
  const { way, transfer, people, from, until, party } = item
  const day = (date: string) => formatDate(date, language)
  const ride = transfer && way ? endsOf(transfer, way) : null
  return [
    fact(t('mail.extra.what'), inLanguage(item.title, language)),
    ...(ride
      ? [
          fact(t('mail.extra.route'), t('mail.extra.fromTo', sayEnds(item, ride, language))),
          fact(t('mail.extra.day'), day(from)),
        ]
      : [fact(t('mail.extra.days'), t('mail.extra.period', { from: day(from), until: day(until) }))]),
    fact(t('mail.extra.people'), String(people)),
    fact(t('mail.extra.with'), party ? inLanguage(party.name, language) : inLanguage(item.clinic.name, language)),
  ]
}

export function sayExtraVoucher(booking: Booking, language: Language): Fact[] {
  const t = translatorOf(language)
  const { party, clinic, transfer, insurance } = extraItem.parse(booking.item)
  const say = (text: Parameters<typeof inLanguage<string>>[0] | null | undefined) =>
    text ? inLanguage(text, language) : ''
  return [
    ...sayExtra(booking, language),
    fact(t('mail.extra.registration'), say(party?.registration)),
    fact(t('mail.extra.phone'), leftToRight(party?.phone ?? clinic.phone, language)),
    ...sayGiven(booking, language, 'names'),
    fact(t('mail.extra.luggage'), say(transfer?.luggage)),
    fact(t('mail.extra.covers'), (insurance?.covers ?? []).map(say).join('\n')),
    fact(t('mail.extra.excludes'), (insurance?.excludes ?? []).map(say).join('\n')),
    fact(t('mail.extra.policy'), party?.policyUrl ? leftToRight(party.policyUrl, language) : ''),
  ].filter(({ value }) => value !== '')
}

/** What whoever drives or insures must know: how to reach the client, and what they gave for it. */
export function sayToParty(booking: Booking, language: Language): Fact[] {
  const t = translatorOf(language)
  const { party, transfer } = extraItem.parse(booking.item)
  const { contact } = booking
  return [
    fact(t('mail.extra.partyPhone'), party ? leftToRight(party.phone, language) : ''),
    ...sayGiven(booking, language, 'births'),
    fact(t('mail.extra.wheelchair'), transfer?.wheelchair ? t('mail.extra.wheelchairTakes') : ''),
    fact(t('mail.extra.guest'), fullName(contact)),
    fact(t('mail.extra.guestPhone'), contact ? leftToRight(contact.phone, language) : ''),
    fact(t('mail.extra.guestEmail'), contact ? leftToRight(contact.email, language) : ''),
  ].filter(({ value }) => value !== '')
}

/** Of a ride the hour from its time on; of insurance the days. Nothing of anyone's health. */
export function extraEvent(
  { item: kept, details, reference, startsAt, endsAt }: Booking,
  language: Language,
): CalendarEvent {
  const t = translatorOf(language)
  const item = extraItem.parse(kept)
  const { time } = detailsOf(details)
  const from = item.way && time ? momentAt(item.from, time, item.clinic.timeZone) : startsAt
  const until = item.way && time ? new Date(from.getTime() + rideMs) : endsAt
  const ride = item.transfer && item.way ? sayEnds(item, endsOf(item.transfer, item.way), language) : null
  const text = t('mail.extra.calendar.text', { reference })
  return {
    from,
    until,
    title: inLanguage(item.title, language),
    place: null,
    text: ride ? `${t('mail.extra.fromTo', ride)}\n${text}` : text,
  }
}

const rideMs = 3_600_000

/** @param tells of whoever is insured: a mailbox of the client's needs no birth dates */
function sayGiven({ item: kept, details }: Booking, language: Language, tells: 'names' | 'births'): Fact[] {
  const t = translatorOf(language)
  const { way, place } = extraItem.parse(kept)
  const { flight = '', time = '', place: typed = '', travellers = [], births = {}, note = '' } = detailsOf(details)
  const insured = travellers.map((one, at) => {
    const birth = tells === 'births' && births[`${at + 1}`]
    return birth
      ? t('mail.extra.insuredOne', { name: fullName(one), birth: formatDate(birth, language) })
      : fullName(one)
  })
  return [
    fact(t('mail.extra.flight'), flight && leftToRight(flight, language)),
    fact(t(`mail.extra.time.${way ?? 'arrival'}`), time && leftToRight(time, language)),
    fact(t('mail.extra.place'), place || typed),
    fact(t('mail.extra.insured'), insured.join('\n')),
    fact(t('mail.extra.remarks'), note),
  ].filter(({ value }) => value !== '')
}

const detailsOf = (details: unknown): ExtraDetails => (details === null ? {} : extraDetails.parse(details))

const fact = (label: string, value: string): Fact => ({ label, value })

function sayEnds(
  item: Pick<ExtraItem, 'place' | 'clinic'>,
  { from, to }: { from: string; to: string },
  language: Language,
) {
  const t = translatorOf(language)
  const say = (end: string) => {
    if (isAirport(end)) return t('mail.extra.airport', { code: leftToRight(end, language) })
    return end === 'clinic' ? inLanguage(item.clinic.name, language) : item.place || t('mail.extra.yourHotel')
  }
  return { from: say(from), to: say(to) }
}
