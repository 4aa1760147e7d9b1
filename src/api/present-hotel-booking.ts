// Turns a client's hotel booking into the reply that they read: one language, amounts as charged and in their currency.
import type { HotelBooking } from '#contract/hotel-bookings.ts'
import { type Booking, canNow, stateAt } from '#domain/hotels/booking.ts'
import { canBook } from '#domain/hotels/hotel.ts'
import { freeUntil } from '#domain/hotels/ladder.ts'
import { nightsBetween } from '#kernel/plain-date.ts'
import type { Presenter } from './catalogue.ts'
import { presentHotel, presentLadder, presentPlan, presentRoom, presentStayPrice } from './present-hotel.ts'

/** @param now by whose clock a hold is over, and a stay */
export function presentHotelBooking(booking: Booking, presenter: Presenter, now: Date): HotelBooking {
  const { hotel, plan, price, ladder, checkIn, checkOut, lead, insteadOf, feeMinor, seenTotalMinor } = booking
  const { currency } = price
  const amount = (amountMinor: number) => presenter.amount({ amountMinor, currency })
  const state = stateAt(booking, now)
  const isAsSeen = seenTotalMinor === price.totalMinor && booking.seenCurrency === currency
  return {
    reference: booking.reference,
    state,
    refusal: booking.refusal || null,
    hotel: { ...presentHotel(presenter, booking.supplier, hotel), phone: hotel.phone },
    room: presentRoom(presenter, booking.room),
    plan: presentPlan(presenter, plan),
    checkIn,
    checkOut,
    nights: nightsBetween(checkIn, checkOut),
    rooms: booking.rooms,
    price: presentStayPrice(presenter, price),
    ladder: presentLadder(presenter, ladder, currency),
    freeUntil: freeUntil(ladder),
    expiresAt: state === 'held' ? (booking.expiresAt?.toISOString() ?? null) : null,
    seenTotal: isAsSeen ? null : presenter.amount({ amountMinor: seenTotalMinor, currency: booking.seenCurrency }),
    canBook: canBook(plan),
    insteadOf: insteadOf === null ? null : { reference: insteadOf, changeFee: amount(booking.changeFeeMinor) },
    replacedBy: booking.replacedBy,
    lead,
    guests: booking.guests ?? [],
    remarks: booking.remarks,
    confirmation: booking.confirmation,
    bookedAt: booking.bookedAt?.toISOString() ?? null,
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    paid: amount(booking.paidMinor),
    fee: state === 'cancelled' && feeMinor !== null ? amount(feeMinor) : null,
    can: canNow(booking, now),
  }
}
