// A client's hotel bookings: holding a room, saying who stays, confirming, changing the dates, cancelling.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { hotelFacts, policyStep, roomGuests, roomOffer, stayPrice } from './hotels.ts'
import { moneyInput, price } from './money.ts'
import { requirement } from './requirement.ts'
import { visitorInput } from './visitor.ts'
import { writtenText } from './written-text.ts'

export const bookingState = z.enum([
  'asked',
  'held',
  'booking',
  'booked',
  'cancelling',
  'cancelled',
  'expired',
  'refused',
  'replaced',
  'completed',
  'no-show',
])

/** Why the hotel said no, as far as it says so. */
export const refusal = z.enum([
  'sold-out',
  'closed',
  'minimum-stay',
  'does-not-fit',
  'gone',
  'hold-expired',
  'already-booked',
])

const guestName = z.object({ firstName: z.string(), lastName: z.string() })

export const hotelBooking = z.object({
  reference: z.string(),
  state: bookingState,
  refusal: refusal.nullable(),
  hotel: hotelFacts.extend({ phone: z.string() }),
  room: roomOffer.shape.room,
  plan: roomOffer.shape.plan,
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  nights: z.int(),
  rooms: z.array(z.object({ adults: z.int(), children: z.array(z.int()) })),
  price: stayPrice,
  policy: z.array(policyStep).min(1),
  freeUntil: z.iso.datetime().nullable(),
  /** While it is held; null afterwards. */
  expiresAt: z.iso.datetime().nullable(),
  /** The price that the client chose at, where the one held is another: shown, and agreed to again. */
  seenTotal: price.nullable(),
  /** False where it has to be paid before the stay and cannot be paid here: the clinic is asked. */
  canBook: z.boolean(),
  /** What the supplier needs to know before it books; none once it is no longer held. */
  requirements: z.array(requirement),
  /**
   * Of the booking that this one takes the place of, and what leaving it costs. Once a change is booked it has that reference, and what it replaced is
   * found under the one named here.
   */
  replaces: z.object({ reference: z.string(), changeFee: price }).nullable(),
  /** The booking that took this one's place. */
  replacedBy: z.string().nullable(),
  lead: guestName.extend({ email: z.string(), phone: z.string() }).nullable(),
  guests: z.array(guestName),
  remarks: z.string(),
  confirmation: z.string(),
  bookedAt: z.iso.datetime().nullable(),
  cancelledAt: z.iso.datetime().nullable(),
  /** It is part of an order, which says what was paid and is where it is cancelled: `/profile/manage-bookings/{reference}`. */
  isInOrder: z.boolean(),
  /** What cancelling cost, once it is cancelled. */
  fee: price.nullable(),
  /** What can be done now. */
  can: z.object({
    /** By agreeing alone. */
    confirm: z.boolean(),
    /** In an order. */
    pay: z.boolean(),
    change: z.boolean(),
    cancel: z.boolean(),
    release: z.boolean(),
  }),
})
export type HotelBooking = z.output<typeof hotelBooking>

const reference = z.string().max(20)

/** The calendar file of a booked stay; once it is cancelled, the file that takes the entry out again. `language` may be in the query. */
export const hotelBookingCalendarPath = '/api/client/hotel-booking/{reference}/calendar'

export const holdRoom = endpoint({
  name: 'holdRoom',
  method: 'POST',
  path: '/api/client/hotel-booking/hold',
  input: z.object({
    ...visitorInput,
    hotel: z.string().max(200),
    offerId: z.string().min(1).max(4000),
    checkIn: z.iso.date(),
    checkOut: z.iso.date(),
    room: z.array(roomGuests).max(20),
    /** What the client saw it at, as charged. */
    seen: moneyInput,
    /** The reference of a booking whose dates are changed. */
    replaces: reference.optional(),
    procedure: z.string().max(200).optional(),
  }),
  reply: hotelBooking,
  who: 'client',
  summary: 'Holds a room for 15 minutes. The same Idempotency-Key holds once; a sold-out room is `no-longer-possible`.',
})

export const listHotelBookings = endpoint({
  name: 'listHotelBookings',
  method: 'GET',
  path: '/api/client/hotel-booking/list',
  input: z.object(visitorInput),
  /** Coming stays first, the next one at the head; then past and cancelled ones, newest first. Holds that ended are left out. */
  reply: z.array(hotelBooking),
  who: 'client',
  summary: 'The client’s hotel bookings with this provider.',
})

export const readHotelBooking = endpoint({
  name: 'readHotelBooking',
  method: 'GET',
  path: '/api/client/hotel-booking/{reference}',
  input: z.object({ reference, ...visitorInput }),
  reply: hotelBooking,
  who: 'client',
  summary: 'One booking as it stands.',
})

export const confirmHotelBooking = endpoint({
  name: 'confirmHotelBooking',
  method: 'POST',
  path: '/api/client/hotel-booking/confirm',
  input: z.object({
    reference,
    ...visitorInput,
    lead: z.object({
      firstName: writtenText(80).min(1),
      lastName: writtenText(80).min(1),
      email: z.email().max(254),
      phone: z.string().trim().min(5).max(40),
    }),
    /** Who has each room, in the order of the stay’s rooms. */
    guests: z.array(z.object({ firstName: writtenText(80).min(1), lastName: writtenText(80).min(1) })).max(4),
    /** Told to the hotel as it is written: by its supplier, or by the clinic for hotels of its own. */
    remarks: writtenText(500).default(''),
    /** The total and the terms that were shown: others are `no-longer-possible`, and shown anew. */
    agreed: z.object({
      total: moneyInput,
      policy: z.array(z.object({ until: z.iso.datetime().nullable(), feeMinor: z.int().min(0) })),
    }),
  }),
  /** Its state is `booked`, or `booking` while the hotel has not answered. A change that is booked has the reference of what it replaced. */
  reply: hotelBooking,
  who: 'client',
  summary: 'Books what is held, at the price and terms agreed to. Idempotent.',
})

export const releaseHotelBooking = endpoint({
  name: 'releaseHotelBooking',
  method: 'POST',
  path: '/api/client/hotel-booking/release',
  input: z.object({ reference, ...visitorInput }),
  reply: hotelBooking,
  who: 'client',
  summary: 'Gives back a room that is held.',
})

export const quoteHotelCancel = endpoint({
  name: 'quoteHotelCancel',
  method: 'GET',
  path: '/api/client/hotel-booking/{reference}/cancel-quote',
  input: z.object({ reference, ...visitorInput }),
  reply: z.object({
    /** What cancelling now costs. */
    fee: price,
    /** Of what was paid, what comes back; and what is still owed to the hotel. */
    refund: price,
    owed: price,
    /** Until when this holds; null: to the end. */
    until: z.iso.datetime().nullable(),
    /** Of the booking that this was worked out for. */
    revision: z.int(),
  }),
  who: 'client',
  summary: 'What cancelling now costs and gives back, to the minor unit.',
})

export const cancelHotelBooking = endpoint({
  name: 'cancelHotelBooking',
  method: 'POST',
  path: '/api/client/hotel-booking/cancel',
  /** `agreedFee`: as quoted, as charged; `revision`: of the quote. A step of the policy that was passed meanwhile, and a booking changed meanwhile, are `no-longer-possible`. */
  input: z.object({ reference, ...visitorInput, agreedFee: moneyInput, revision: z.int32().min(0).optional() }),
  reply: hotelBooking,
  who: 'client',
  summary: 'Cancels a booking at the fee that was quoted. Idempotent.',
})
