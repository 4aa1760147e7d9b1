// Endpoints of a client's hotel bookings: holding, confirming, changing, cancelling, and the calendar file of a stay.
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import {
  cancelHotelBooking,
  confirmHotelBooking,
  type HotelBooking,
  holdRoom,
  listHotelBookings,
  quoteHotelCancel,
  readHotelBooking,
  releaseHotelBooking,
} from '#contract/hotel-bookings.ts'
import type { Booking } from '#domain/bookings/booking.ts'
import { type BookingCaller, type BookingParts, noLonger } from '#domain/bookings/booking-parts.ts'
import { cancelBooking } from '#domain/bookings/cancel-booking.ts'
import { clinicOf } from '#domain/bookings/clinic-of.ts'
import { confirmBooking } from '#domain/bookings/confirm-booking.ts'
import { type BookingRequest, holdBooking } from '#domain/bookings/hold-booking.ts'
import { quoteCancellation } from '#domain/bookings/quote-cancellation.ts'
import { listBookings, readBooking } from '#domain/bookings/read-bookings.ts'
import { releaseHold } from '#domain/bookings/release-hold.ts'
import { readHotelId } from '#domain/hotels/hotel-id.ts'
import { findProcedure } from '#domain/procedures/read-procedures.ts'
import { Fault } from '#kernel/fault.ts'
import { newId } from '#kernel/id.ts'
import type { Log } from '#kernel/log.ts'
import { type Catalogue, openPresenter } from './catalogue.ts'
import { clientOf } from './client-of.ts'
import type { HotelApiParts } from './hotels.ts'
import { presentHotelBooking } from './present-hotel-booking.ts'
import type { QuoteApiParts } from './quotes.ts'
import { type ApiApp, type Call, serve } from './serve.ts'
import { serveStayCalendar } from './stay-calendar.ts'
import { takesCards } from './takes-payments.ts'

export type HotelBookingApiParts = HotelApiParts &
  Pick<QuoteApiParts, 'database' | 'jobs'> &
  Pick<BookingParts, 'bookables'> & { log: Log }

type ClientCall = Call<'client'>
type VisitorInput = { language: string; currency?: string | undefined }

export function serveHotelBookings(app: ApiApp, parts: HotelBookingApiParts): void {
  serve(app, holdRoom, async (input, call) => {
    const { caller, catalogue, present } = await open(parts, call, input)
    return present(await holdBooking(parts, caller, await requestOf(parts, input, catalogue, caller, call)))
  })
  serve(app, listHotelBookings, async (input, call) => {
    const { caller, present } = await open(parts, call, input)
    return (await listBookings(parts, caller)).map(present)
  })
  serve(app, readHotelBooking, async ({ reference, ...visitor }, call) => {
    const { caller, present } = await open(parts, call, visitor)
    return present(await readBooking(parts, caller, reference))
  })
  serve(app, confirmHotelBooking, async ({ reference, language, currency, lead, guests, remarks, agreed }, call) => {
    const { caller, present } = await open(parts, call, { language, currency })
    const { total, policy } = agreed
    const agreement = { contact: lead, details: { guests, remarks }, agreed: { total, policy } }
    return present(await confirmBooking(parts, caller, reference, agreement))
  })
  serve(app, releaseHotelBooking, async ({ reference, ...visitor }, call) => {
    const { caller, present } = await open(parts, call, visitor)
    return present(await releaseHold(parts, caller, reference))
  })
  serve(app, quoteHotelCancel, async ({ reference, ...visitor }, call) => {
    const { caller, presenter } = await open(parts, call, visitor)
    await refuseInOrder(parts, caller, reference)
    const { fee, until, revision } = await quoteCancellation(parts, caller, reference)
    const nothing = { amountMinor: 0, currency: fee.currency }
    // Guests pay at the hotel: nothing was paid here, so nothing comes back.
    return {
      fee: presenter.amount(fee),
      refund: presenter.amount(nothing),
      owed: presenter.amount(fee),
      until,
      revision,
    }
  })
  serve(app, cancelHotelBooking, async ({ reference, agreedFee, revision, ...visitor }, call) => {
    const { caller, present } = await open(parts, call, visitor)
    await refuseInOrder(parts, caller, reference)
    return present(await cancelBooking(parts, caller, reference, { fee: agreedFee, revision }))
  })
  serveStayCalendar(app, parts)
}

/** What comes back of a booking that an order paid for, the order says: it is cancelled there. */
async function refuseInOrder(parts: HotelBookingApiParts, caller: BookingCaller, reference: string): Promise<void> {
  const { orderId } = await readBooking(parts, caller, reference)
  if (orderId !== null) throw noLonger('in-order')
}

/** Everything that the reply needs is there before anything is done. */
async function open(parts: HotelBookingApiParts, call: ClientCall, visitor: VisitorInput) {
  const caller: BookingCaller = { ...(await clientOf(parts.database, call)), origin: call.origin, kind: 'hotel' }
  const catalogue = await parts.readCatalogue(caller.provider)
  const presenter = await openPresenter(parts, call, catalogue, visitor)
  const canPay = takesCards(parts, caller.provider)
  const present = (booking: Booking): HotelBooking =>
    presentHotelBooking(booking, presenter, { bookables: parts.bookables, now: parts.clock(), canPay })
  return { caller, catalogue, presenter, present }
}

async function requestOf(
  { hotelSuppliers }: HotelBookingApiParts,
  input: z.output<typeof holdRoom.input>,
  { procedures }: Catalogue,
  { provider }: BookingCaller,
  call: ClientCall,
): Promise<BookingRequest> {
  const hotel = readHotelId(input.hotel)
  const supplier = hotelSuppliers.find(({ name }) => name === hotel?.supplier)
  if (!hotel || !supplier || (await supplier.knows?.(clinicOf(provider), hotel.key)) === false) {
    throw new Fault('not-found', 'There is no such hotel.')
  }
  const { language, offerId, checkIn, checkOut, room: rooms, seen, replaces, procedure } = input
  const { language: _, currency: __, ...asked } = input
  const key = call.header('idempotency-key')
  return {
    kind: 'hotel',
    supplier: hotel.supplier,
    request: { key: hotel.key, offerId, stay: { checkIn, checkOut, rooms } },
    seen,
    replaces,
    procedureSlug: (procedure && findProcedure(procedures, procedure)?.slug) ?? null,
    language,
    // Without a key each call is a request of its own: the same room may be wanted twice.
    idempotencyKey: key ? digestOf(key) : newId(),
    inputDigest: digestOf(JSON.stringify(asked)),
  }
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url')
