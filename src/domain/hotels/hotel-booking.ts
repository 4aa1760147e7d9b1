// What a hotel booking is made of: the stay that was asked for, what was held as it was then, and what the guests add.
import { z } from 'zod'
import type { Booking } from '#domain/bookings/booking.ts'
import type { PersonName } from '#domain/bookings/contact.ts'
import { boards, paymentTimes, recoveryFeatures } from './hotel.ts'
import type { HotelFacts, PlanFacts, RoomFacts } from './hotel-supplier.ts'
import type { StayPrice } from './price-stay.ts'
import type { Stay } from './stay.ts'

export type HotelRequest = { key: string; offerId: string; stay: Stay }

export type HotelItem = { hotel: HotelFacts; room: RoomFacts; plan: PlanFacts; price: StayPrice; policy: HotelPolicy }
type HotelPolicy = { until: string | null; feeMinor: number }[]

/** `guests`: one for each room; `remarks`: passed on to the hotel. */
export type HotelDetails = { guests: PersonName[]; remarks: string }

const localized = z.record(z.string(), z.string())
const features = z.array(z.enum(recoveryFeatures))

export const hotelRequest: z.ZodType<HotelRequest> = z.object({
  key: z.string(),
  offerId: z.string(),
  stay: z.object({
    checkIn: z.iso.date(),
    checkOut: z.iso.date(),
    rooms: z.array(z.object({ adults: z.int(), children: z.array(z.int()) })),
  }),
})

const hotelFacts = z.object({
  key: z.string(),
  name: localized,
  summary: localized,
  address: localized,
  latitude: z.number(),
  longitude: z.number(),
  stars: z.number(),
  minutes: z.object({ car: z.number(), walk: z.number() }).nullable(),
  features,
  timeZone: z.string(),
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  phone: z.string(),
  pictures: z.array(z.string()),
  isSample: z.boolean(),
})

const roomFacts = z.object({
  slug: z.string(),
  name: localized,
  beds: localized,
  sizeM2: z.number().nullable(),
  maxGuests: z.number().nullable(),
  features,
})

const planFacts = z.object({
  slug: z.string(),
  name: localized,
  board: z.enum(boards),
  payment: z.enum(paymentTimes),
  depositPercent: z.number(),
})

const stayPrice = z.object({
  currency: z.string(),
  nightsMinor: z.array(z.int()),
  lines: z.array(
    z.object({
      kind: z.enum(['rooms', 'tax']),
      name: localized.nullable(),
      amountMinor: z.int(),
      isPaidAtHotel: z.boolean(),
    }),
  ),
  totalMinor: z.int(),
  atHotelMinor: z.int(),
})

export const hotelItem: z.ZodType<HotelItem> = z.object({
  hotel: hotelFacts,
  room: roomFacts,
  plan: planFacts,
  price: stayPrice,
  policy: z.array(z.object({ until: z.string().nullable(), feeMinor: z.int() })),
})

export const hotelDetails: z.ZodType<HotelDetails> = z.object({
  guests: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  remarks: z.string(),
})

/** A hotel booking with all of its own facts. */
export type HotelBooking = Omit<Booking, 'price'> & HotelItem & Stay & HotelDetails & { key: string }

/** @throws ZodError for one of another kind: our own rows are never of another shape */
export function toHotelBooking(booking: Booking): HotelBooking {
  const { key, stay } = hotelRequest.parse(booking.request)
  const details = booking.details === null ? { guests: [], remarks: '' } : hotelDetails.parse(booking.details)
  return { ...booking, ...hotelItem.parse(booking.item), ...stay, ...details, key }
}
