// One hotel booking of an export: where, when, who, what was agreed to, and what became of it.
import type { BookingRow } from '#domain/hotels/booking.ts'
import { inLanguage, type Localized } from '#kernel/localized.ts'

export function presentBooking(row: BookingRow, language: string) {
  const { hotel, room, plan, price, ladder } = row
  const say = (text: Localized) => inLanguage(text, language)
  return {
    reference: row.reference,
    state: row.state,
    refusal: row.refusal,
    supplier: row.supplier,
    // Where it was refused at once, no more is known of it than what it was asked by.
    hotel: {
      key: row.hotelKey,
      name: hotel ? say(hotel.name) : '',
      address: hotel ? say(hotel.address) : '',
      phone: hotel?.phone ?? '',
      timeZone: hotel?.timeZone ?? '',
    },
    room: room ? say(room.name) : '',
    plan: plan ? say(plan.name) : '',
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    rooms: row.rooms,
    total: price && { amountMinor: price.totalMinor, currency: price.currency },
    atHotelMinor: price?.atHotelMinor ?? 0,
    lines: (price?.lines ?? []).map(({ kind, name, amountMinor, isPaidAtHotel }) => ({
      label: name ? say(name) : kind,
      amountMinor,
      isPaidAtHotel,
    })),
    ladder: ladder ?? [],
    insteadOf: row.insteadOf,
    changeFeeMinor: row.changeFeeMinor,
    lead: row.lead,
    guests: row.guests ?? [],
    remarks: row.remarks,
    language: row.language,
    confirmation: row.confirmation,
    hotelInformedAt: row.hotelInformedAt,
    hotelInformedBy: row.hotelInformedBy,
    procedure: row.procedureSlug,
    paidMinor: row.paidMinor,
    feeMinor: row.feeMinor,
    askedAt: row.createdAt,
    heldAt: row.heldAt,
    heldUntil: row.expiresAt,
    agreedAt: row.agreedAt,
    bookedAt: row.bookedAt,
    cancelledAt: row.cancelledAt,
  }
}
