// Hotel stays as a kind of booking: what the booking machine has to know of them.
import type { Bookable, MailText } from '#domain/bookings/bookable.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import type { BookingPrice } from '#domain/bookings/booking-price.ts'
import type { BookingSupplier } from '#domain/bookings/booking-supplier.ts'
import type { Requirement } from '#domain/bookings/requirement.ts'
import { momentAt } from '#kernel/moment-at.ts'
import { done } from '#kernel/outcome.ts'
import { addDays } from '#kernel/plain-date.ts'
import { translatorOf } from '#texts/catalogues.ts'
import { amendStay } from './amend-stay.ts'
import { isPaidAtHotel } from './hotel.ts'
import {
  type HotelDetails,
  type HotelItem,
  type HotelRequest,
  hotelDetails,
  hotelItem,
  hotelRequest,
  toHotelBooking,
} from './hotel-booking.ts'
import type { HotelSupplier } from './hotel-supplier.ts'
import type { StayPrice } from './price-stay.ts'
import { stayFaults } from './stay.ts'
import { stayDues } from './stay-dues.ts'
import { stayEvent } from './stay-event.ts'
import { sayStay, sayToHotel, sayVoucher } from './stay-words.ts'

export function hotelBookable(suppliers: readonly HotelSupplier[]): Bookable<HotelRequest, HotelItem, HotelDetails> {
  return {
    kind: 'hotel',
    prefix: 'H',
    request: hotelRequest,
    item: hotelItem,
    details: hotelDetails,
    suppliers: suppliers.map(bookingSupplierOf),
    supplierTitle: (supplier) => (supplier === 'liteapi' ? 'LiteAPI' : ''),
    requestFaults: ({ stay }, today) => stayFaults(stay, today),
    keyOf: ({ key }) => key,
    amends: amendStay(suppliers),
    changeFaults: (from, to) => (from.key === to.key ? [] : [{ path: 'replaces', reason: 'other-hotel' }]),
    span: spanOf,
    title: ({ hotel }) => hotel.name,
    price: ({ price }) => priceOf(price),
    policy: ({ policy }) => policy,
    requirements: requirementsOf,
    isStay: true,
    people: ({ stay }) => stay.rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0),
    isBookableHere: ({ plan }) => isPaidAtHotel(plan),
    isEssential: false,
    dues: ({ stay }, item, today) => stayDues(stay, item, today),
    party: ({ hotel }) => hotel.name,
    deadlines: deadlinesOf,
    voucher: { path: '/profile/hotels/bookings', event: (booking, language) => stayEvent(hotelOf(booking), language) },
    mails: {
      text: (language) => (key: MailText, values) => translatorOf(language)(`mail.hotel.${key}`, values ?? {}),
      words: {
        summary: (booking, language) => sayStay(hotelOf(booking), language),
        voucher: (booking, language) => sayVoucher(hotelOf(booking), language),
        forSupplier: (booking, language) => sayToHotel(hotelOf(booking), language),
      },
    },
  }
}

const hotelOf = (booking: Booking) => toHotelBooking(booking)

/** Where a hotel does not say: late enough to be let in, and early enough to have left. */
const usualTimes = { checkIn: '15:00', checkOut: '12:00' }

function spanOf({ stay }: HotelRequest, item: HotelItem | null, zone: string) {
  const { checkInFrom = '', checkOutUntil = '', timeZone = zone } = item?.hotel ?? {}
  return {
    from: momentAt(stay.checkIn, checkInFrom || usualTimes.checkIn, timeZone),
    until: momentAt(stay.checkOut, checkOutUntil || usualTimes.checkOut, timeZone),
    timeZone,
  }
}

const priceOf = ({ currency, totalMinor, atHotelMinor, lines }: StayPrice): BookingPrice => ({
  currency,
  totalMinor,
  onSiteMinor: atHotelMinor,
  lines: lines.map(({ name, amountMinor, isPaidAtHotel }) => ({
    label: name,
    amountMinor,
    isPaidOnSite: isPaidAtHotel,
  })),
})

/** As wide as hotels and their suppliers take them. */
function requirementsOf({ stay }: HotelRequest): Requirement[] {
  const text = (path: string, maxLength: number, isRequired = true): Requirement => ({
    path,
    type: 'text',
    isRequired,
    maxLength,
  })
  return [
    text('contact.firstName', 80),
    text('contact.lastName', 80),
    text('contact.email', 254),
    text('contact.phone', 40),
    { path: 'details.guests', type: 'names', count: stay.rooms.length, maxLength: 80 },
    text('details.remarks', 500, false),
  ]
}

/** Dates are changed up to the day of arrival, and a stay is cancelled up to the day of departure, at what the policy says by then. */
function deadlinesOf({ stay }: HotelRequest, { hotel }: HotelItem) {
  const midnight = (day: string) => momentAt(day, '00:00', hotel.timeZone)
  return { change: midnight(addDays(stay.checkIn, 1)), cancel: midnight(stay.checkOut) }
}

/** The write half of the port, as the booking machine calls it. */
function bookingSupplierOf(supplier: HotelSupplier): BookingSupplier<HotelRequest, HotelItem, HotelDetails> {
  return {
    name: supplier.name,
    isOwn: supplier.name === 'own',
    personalData: supplier.personalData,
    hold: async (clinic, { reference, request, replaces }) => {
      const outcome = await supplier.hold(clinic, { reference, ...request, replaces })
      if (outcome.is !== 'done') return outcome
      const { offer, hotel, expiresAt, ...held } = outcome.value
      const { room, plan, price, policy } = offer
      return done({ ...held, heldUntil: expiresAt, item: { hotel, room, plan, price, policy } })
    },
    book: (clinic, { reference, holdId, contact: lead, details }) =>
      supplier.book(clinic, { reference, holdId, lead, ...details }),
    cancelQuote: (clinic, booking) => supplier.cancelQuote(clinic, booking),
    cancel: (clinic, booking) => supplier.cancel(clinic, booking),
    release: (clinic, reference) => supplier.release(clinic, reference),
    status: (clinic, reference) => supplier.status(clinic, reference),
  }
}
