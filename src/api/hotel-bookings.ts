// Endpoints of a client's hotel bookings: holding, confirming, changing, cancelling, and the calendar file of a stay.
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import {
  cancelHotelBooking,
  confirmHotelBooking,
  dropHotelBooking,
  type HotelBooking,
  holdRoom,
  listHotelBookings,
  quoteHotelCancel,
  readHotelBooking,
} from '#contract/hotel-bookings.ts'
import type { Booking } from '#domain/hotels/booking.ts'
import type { BookingAsker } from '#domain/hotels/booking-parts.ts'
import { cancelBooking } from '#domain/hotels/cancel-booking.ts'
import { confirmBooking } from '#domain/hotels/confirm-booking.ts'
import { dropBooking } from '#domain/hotels/drop-booking.ts'
import { type HoldWish, holdHotel } from '#domain/hotels/hold-hotel.ts'
import { readHotelId } from '#domain/hotels/hotel-id.ts'
import { quoteCancel } from '#domain/hotels/quote-cancel.ts'
import { listBookings, readBooking } from '#domain/hotels/read-bookings.ts'
import { findProcedure } from '#domain/procedures/read-procedures.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import { type Catalogue, openPresenter } from './catalogue.ts'
import { clientOf } from './client-of.ts'
import type { HotelApiParts } from './hotels.ts'
import { presentHotelBooking } from './present-hotel-booking.ts'
import type { QuoteApiParts } from './quotes.ts'
import { type ApiApp, type Call, serve } from './serve.ts'
import { serveStayCalendar } from './stay-calendar.ts'

export type HotelBookingApiParts = HotelApiParts & Pick<QuoteApiParts, 'database' | 'jobs'>

type ClientCall = Call<'client'>
type VisitorInput = { language: string; currency?: string | undefined }

export function serveHotelBookings(app: ApiApp, parts: HotelBookingApiParts): void {
  serve(app, holdRoom, async (input, call) => {
    const { asker, catalogue, present } = await open(parts, call, input)
    return present(await holdHotel(parts, asker, wishOf(parts, input, catalogue, call)))
  })
  serve(app, listHotelBookings, async (input, call) => {
    const { asker, present } = await open(parts, call, input)
    return (await listBookings(parts, asker)).map(present)
  })
  serve(app, readHotelBooking, async ({ reference, ...visitor }, call) => {
    const { asker, present } = await open(parts, call, visitor)
    return present(await readBooking(parts, asker, reference))
  })
  serve(app, confirmHotelBooking, async ({ reference, language, currency, ...agreement }, call) => {
    const { asker, present } = await open(parts, call, { language, currency })
    return present(await confirmBooking(parts, asker, reference, agreement))
  })
  serve(app, dropHotelBooking, async ({ reference, ...visitor }, call) => {
    const { asker, present } = await open(parts, call, visitor)
    return present(await dropBooking(parts, asker, reference))
  })
  serve(app, quoteHotelCancel, async ({ reference, ...visitor }, call) => {
    const { asker, presenter } = await open(parts, call, visitor)
    const { fee, refund, owed, until } = await quoteCancel(parts, asker, reference)
    return { fee: presenter.amount(fee), refund: presenter.amount(refund), owed: presenter.amount(owed), until }
  })
  serve(app, cancelHotelBooking, async ({ reference, agreedFee, ...visitor }, call) => {
    const { asker, present } = await open(parts, call, visitor)
    return present(await cancelBooking(parts, asker, reference, agreedFee))
  })
  serveStayCalendar(app, parts)
}

/** Everything that the reply needs is there before the deed is done. */
async function open(parts: HotelBookingApiParts, call: ClientCall, visitor: VisitorInput) {
  const asker: BookingAsker = { ...(await clientOf(parts.database, call)), origin: call.origin }
  const catalogue = await parts.readCatalogue(asker.provider)
  const presenter = await openPresenter(parts, call, catalogue, visitor)
  const present = (booking: Booking): HotelBooking => presentHotelBooking(booking, presenter, parts.clock())
  return { asker, catalogue, presenter, present }
}

function wishOf(
  { hotelSuppliers }: HotelBookingApiParts,
  input: z.output<typeof holdRoom.input>,
  { procedures }: Catalogue,
  call: ClientCall,
): HoldWish {
  const hotel = readHotelId(input.hotel)
  if (!hotel || !hotelSuppliers.some(({ name }) => name === hotel.supplier)) {
    throw new Fault('not-found', 'There is no such hotel.')
  }
  const { language, offerId, checkIn, checkOut, room: rooms, seen, insteadOf, procedure } = input
  const { language: _, currency: __, ...asked } = input
  const key = call.header('idempotency-key')
  return {
    hotel,
    offerId,
    stay: { checkIn, checkOut, rooms },
    seen,
    insteadOf,
    procedureSlug: (procedure && findProcedure(procedures, procedure)?.slug) ?? null,
    language,
    // Without a key each call is a wish of its own: the same room may be wanted twice.
    idempotencyKey: key ? digestOf(key) : newId(),
    inputDigest: digestOf(JSON.stringify(asked)),
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')
