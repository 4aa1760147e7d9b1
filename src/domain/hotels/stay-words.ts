// A booking in words, as its mails say it: where, when, who, what it costs and on which terms.

import type { Fact } from '#domain/bookings/bookable.ts'
import type { CancellationPolicy } from '#domain/bookings/cancellation-policy.ts'
import { leftToRight } from '#domain/mails/mail-template.ts'
import { plainDate } from '#kernel/clock.ts'
import type { Language } from '#kernel/language.ts'
import { inLanguage } from '#kernel/localized.ts'
import type { Money } from '#kernel/money.ts'
import { nightsBetween } from '#kernel/plain-date.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { formatDate, formatMoney, formatTime } from '#texts/format.ts'
import { isPaidAtHotel } from './hotel.ts'
import type { HotelBooking } from './hotel-booking.ts'

/** Where and when, and nothing of who. */
export function sayStay({ hotel, checkIn, checkOut }: HotelBooking, language: Language): Fact[] {
  const t = translatorOf(language)
  const at = (date: string, time: string, key: 'fromTime' | 'untilTime') =>
    time === ''
      ? formatDate(date, language)
      : t(`mail.hotel.${key}`, { date: formatDate(date, language), time: leftToRight(time, language) })
  return [
    { label: t('mail.hotel.hotel'), value: inLanguage(hotel.name, language) },
    { label: t('mail.hotel.arrival'), value: at(checkIn, hotel.checkInFrom, 'fromTime') },
    { label: t('mail.hotel.departure'), value: at(checkOut, hotel.checkOutUntil, 'untilTime') },
    { label: t('mail.hotel.stay'), value: t('procedures.nights', { count: nightsBetween(checkIn, checkOut) }) },
  ]
}

/** Everything that a voucher says. */
export function sayVoucher(booking: HotelBooking, language: Language): Fact[] {
  const t = translatorOf(language)
  const { hotel, price, policy, confirmation, changeFeeMinor, replaces } = booking
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: price.currency }, language)
  const [name, ...days] = sayStay(booking, language)
  return [
    ...(name ? [name] : []),
    ...fact(t('mail.hotel.address'), inLanguage(hotel.address, language)),
    ...fact(t('mail.hotel.phone'), hotel.phone && leftToRight(hotel.phone, language)),
    ...fact(t('mail.hotel.confirmation'), confirmation),
    ...days,
    ...sayRooms(booking, language),
    ...sayTotal(booking, language),
    ...fact(t('mail.hotel.changeFee'), replaces !== null && changeFeeMinor > 0 ? money(changeFeeMinor) : ''),
    ...fact(t('mail.hotel.payment'), sayPayment(booking, language)),
    ...fact(t('mail.hotel.terms'), sayPolicy(policy, price.currency, hotel.timeZone, language).join('\n')),
  ]
}

/** Empty where the clinic arranges it. */
function sayPayment({ plan, orderId }: HotelBooking, language: Language): string {
  const t = translatorOf(language)
  if (isPaidAtHotel(plan)) return t('mail.hotel.payAtHotel')
  return orderId === null ? '' : t('mail.hotel.payHere')
}

/** What a hotel has to know of a stay beside its days: how to reach the guests, their rooms, and what they wrote to it. */
export function sayToHotel(booking: HotelBooking, language: Language): Fact[] {
  const t = translatorOf(language)
  const { contact, plan, remarks } = booking
  return [
    ...fact(t('mail.phone'), contact ? leftToRight(contact.phone, language) : ''),
    ...fact(t('mail.email'), contact ? leftToRight(contact.email, language) : ''),
    ...sayRooms(booking, language),
    ...fact(t('mail.hotel.plan'), inLanguage(plan.name, language)),
    ...sayTotal(booking, language),
    ...fact(t('mail.hotel.remarks'), remarks),
  ]
}

/** Which, and for whom. */
function sayRooms(booking: HotelBooking, language: Language): Fact[] {
  const t = translatorOf(language)
  const { room, plan, rooms } = booking
  const roomWithMeals = sayBoth(inLanguage(room.name, language), t(`hotels.board.${plan.board}`), language)
  return [
    ...fact(t('mail.hotel.room'), t('mail.hotel.rooms', { number: rooms.length, room: roomWithMeals })),
    ...fact(t('mail.hotel.guests'), sayGuests(booking, language)),
  ]
}

function sayTotal({ price }: HotelBooking, language: Language): Fact[] {
  const t = translatorOf(language)
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency: price.currency }, language)
  return [
    ...fact(t('mail.hotel.total'), money(price.totalMinor)),
    ...fact(t('mail.hotel.atHotel'), price.atHotelMinor > 0 ? money(price.atHotelMinor) : ''),
  ]
}

const fact = (label: string, value: string): Fact[] => (value === '' ? [] : [{ label, value }])

/** With the comma of the language. */
const sayBoth = (first: string, second: string, language: Language): string =>
  translatorOf(language)('hotels.list.and', { first, second })

/** A line for each room. */
function sayGuests({ guests, rooms }: HotelBooking, language: Language): string {
  const t = translatorOf(language)
  const lines = rooms.map(({ adults, children }, at) => {
    const count = t('mail.hotel.adults', { count: adults })
    const both =
      children.length === 0 ? count : sayBoth(count, t('mail.hotel.children', { count: children.length }), language)
    const guest = guests[at]
    return `${guest ? `${guest.firstName} ${guest.lastName}: ` : ''}${both}`
  })
  return lines.join('\n')
}

/** A line for each step, its end as the clock on the wall of the hotel shows it. */
export function sayPolicy(
  policy: CancellationPolicy,
  currency: string,
  timeZone: string,
  language: Language,
): string[] {
  const t = translatorOf(language)
  return policy.map(({ until, feeMinor }) => {
    const fee = sayFee({ amountMinor: feeMinor, currency }, language)
    if (until === null && policy.length > 1) return t('mail.hotel.term.after', { fee })
    if (until === null) return feeMinor === 0 ? t('mail.hotel.term.free') : t('mail.hotel.term.always', { fee })
    const date = formatDate(plainDate(new Date(until), timeZone), language)
    const moment = t('mail.moment', { date, time: formatTime(until, timeZone, language) })
    return feeMinor === 0 ? t('mail.hotel.term.freeUntil', { moment }) : t('mail.hotel.term.feeUntil', { fee, moment })
  })
}

export const sayFee = (fee: Money, language: Language): string =>
  fee.amountMinor === 0 ? translatorOf(language)('mail.hotel.noFee') : formatMoney(fee, language)
