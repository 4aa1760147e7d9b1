// Turns a client's hotel booking into the reply that they read: one language, amounts as charged and in their currency.
import { type HotelBooking, refusal } from '#contract/hotel-bookings.ts'
import type { Bookable } from '#domain/bookings/bookable.ts'
import { type Booking, stateAt } from '#domain/bookings/booking.ts'
import { canNow } from '#domain/bookings/can-now.ts'
import { freeUntil } from '#domain/bookings/cancellation-policy.ts'
import { requirementsOf } from '#domain/bookings/requirements-of.ts'
import { canBook } from '#domain/hotels/hotel.ts'
import { toHotelBooking } from '#domain/hotels/hotel-booking.ts'
import { supplierNameOf } from '#domain/hotels/hotel-supplier.ts'
import { nightsBetween } from '#kernel/plain-date.ts'
import type { Presenter } from './catalogue.ts'
import { presentHotel, presentPlan, presentPolicy, presentRoom, presentStayPrice } from './present-hotel.ts'

type AboutBookings = {
  bookables: readonly Bookable[]
  /** By whose clock a hold is over, and a stay. */
  now: Date
  /** Whether the clinic can be paid here. */
  canPay: boolean
}

export function presentHotelBooking(
  booking: Booking,
  presenter: Presenter,
  { bookables, now, canPay }: AboutBookings,
): HotelBooking {
  const { hotel, room, plan, price, checkIn, checkOut, rooms, guests, remarks } = toHotelBooking(booking)
  const { policy, replaces, feeMinor, seenTotalMinor, seenCurrency, reference } = booking
  const { currency } = price
  const amount = (amountMinor: number) => presenter.amount({ amountMinor, currency })
  const state = stateAt(booking, now)
  const isAsSeen = seenTotalMinor === price.totalMinor && seenCurrency === currency
  const can = canNow(bookables, booking, now)
  // What takes the place of another booking is not paid by an order: what was paid for that one would stay where it is.
  const canPayNow = canPay && state === 'held' && !can.confirm && booking.replaces === null
  return {
    reference,
    state,
    refusal: refusalOf(booking.refusal),
    hotel: { ...presentHotel(presenter, supplierNameOf(booking.supplier), hotel), phone: hotel.phone },
    room: presentRoom(presenter, room),
    plan: presentPlan(presenter, plan),
    checkIn,
    checkOut,
    nights: nightsBetween(checkIn, checkOut),
    rooms,
    price: presentStayPrice(presenter, price),
    policy: presentPolicy(presenter, policy, currency),
    freeUntil: freeUntil(policy),
    expiresAt: state === 'held' ? (booking.heldUntil?.toISOString() ?? null) : null,
    seenTotal: isAsSeen ? null : presenter.amount({ amountMinor: seenTotalMinor, currency: seenCurrency }),
    canBook: canBook(plan, canPay && booking.replaces === null),
    requirements: state === 'held' ? requirementsOf(bookables, booking) : [],
    replaces: replaces === null ? null : { reference: replaces, changeFee: amount(booking.changeFeeMinor) },
    replacedBy: booking.replacedBy,
    lead: booking.contact,
    guests,
    remarks,
    confirmation: booking.confirmation,
    bookedAt: booking.bookedAt?.toISOString() ?? null,
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    isInOrder: booking.orderId !== null,
    fee: state === 'cancelled' && feeMinor !== null ? amount(feeMinor) : null,
    can: { ...can, cancel: can.cancel && booking.orderId === null, pay: canPayNow },
  }
}

const refusalOf = (said: string): HotelBooking['refusal'] =>
  said === '' ? null : (refusal.options.find((one) => one === said) ?? 'gone')
