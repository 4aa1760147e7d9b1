// What is read of LiteAPI's replies; whatever else is in them is left unread. One bad entry of a list never costs the others.
import { z } from 'zod'

/** The entries of a list that can be read; null is an empty list in their replies. What has no list at all is no reply. */
const answered = <T>(entry: z.ZodType<T>) =>
  z
    .array(z.unknown())
    .nullable()
    .transform((entries) =>
      (entries ?? []).flatMap((one) => {
        const { data } = entry.safeParse(one)
        return data === undefined ? [] : [data]
      }),
    )

/** A list that may be left out. */
const readable = <T>(entry: z.ZodType<T>) => answered(entry).prefault(null)

const text = z
  .string()
  .nullish()
  .transform((words) => words ?? '')

export const liteapiError = z.object({
  error: z.object({ code: z.int(), description: text, message: text }),
})

/** In major units, as decimals; no hotel costs more than a million million of anything. */
const amount = z.number().nonnegative().max(1e12)
const money = z.object({ amount, currency: z.string() })
/** Described as a list, and sent as one object. */
const moneys = z
  .union([money.transform((one) => [one]), z.array(money)])
  .nullish()
  .transform((some) => some ?? [])

const policies = z.object({
  // All of them, or the offer is left out: a step that could not be read would be a promise that is not theirs.
  cancelPolicyInfos: z
    .array(z.object({ cancelTime: z.string(), amount, currency: text, type: text, timezone: text }))
    .nullish()
    .transform((steps) => steps ?? []),
  refundableTag: text,
})
export type LiteapiPolicies = z.output<typeof policies>

const rate = z.object({
  occupancyNumber: z.int().nullish(),
  name: z.string().min(1),
  maxOccupancy: z.int().nullish(),
  adultCount: z.int().nullish(),
  childCount: z.int().nullish(),
  childrenAges: z.array(z.int()).nullish(),
  boardType: z.string(),
  boardName: text,
  retailRate: z.object({
    total: z.array(money).min(1),
    taxesAndFees: z
      .array(z.object({ included: z.boolean(), description: text, amount, currency: z.string() }))
      .nullish()
      .transform((fees) => fees ?? []),
  }),
  cancellationPolicies: policies,
  paymentTypes: z
    .array(z.string())
    .nullish()
    .transform((types) => types ?? []),
  mappedRoomId: z.int().nullish(),
})
export type LiteapiRate = z.output<typeof rate>

/** The rooms of one offer: one rate for each room that was asked for. */
const roomType = z.object({
  offerId: z.string().min(1).max(4_000),
  rates: z.array(rate).min(1),
  offerRetailRate: moneys,
})
export type LiteapiRoomType = z.output<typeof roomType>

export const liteapiRates = z.object({
  data: answered(z.object({ hotelId: z.string(), roomTypes: readable(roomType) })),
})

const prebook = z.object({
  prebookId: z.string().regex(/^[\w-]{1,200}$/),
  hotelId: z.string(),
  checkin: z.string(),
  checkout: z.string(),
  currency: z.string(),
  price: amount,
  roomTypes: z.array(z.object({ rates: z.array(rate) })).min(1),
})
export type LiteapiPrebook = z.output<typeof prebook>

export const liteapiPrebook = z.object({ data: prebook })
export const liteapiPrebooks = z.object({ data: answered(prebook) })

const booking = z.object({
  bookingId: z.string().min(1),
  clientReference: text,
  status: z.string(),
  hotelConfirmationCode: text,
  price: amount.nullish(),
  currency: z.string(),
  cancellationPolicies: policies.nullish(),
  cancelledAt: text,
  updatedAt: text,
})
export type LiteapiBooking = z.output<typeof booking>

export const liteapiBooking = z.object({ data: booking })
export const liteapiBookings = z.object({
  data: z
    .array(booking)
    .nullable()
    .transform((found) => found ?? []),
})

export const liteapiCancelled = z.object({
  data: z.object({
    bookingId: z.string(),
    status: z.string(),
    cancellation_fee: amount.nullish(),
    currency: z.string(),
  }),
})

const degrees = (most: number) => z.number().min(-most).max(most)

const hotel = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  hotelDescription: text,
  address: text,
  city: text,
  latitude: degrees(90),
  longitude: degrees(180),
  main_photo: text,
  thumbnail: text,
  stars: z.number().min(0).max(7).nullish(),
  accessibilityAttributes: z
    .object({ attributes: readable(z.string()) })
    .nullish()
    .transform((one) => one?.attributes ?? []),
  deletedAt: text,
})
export type LiteapiHotel = z.output<typeof hotel>

export const liteapiHotels = z.object({ data: answered(hotel) })

const room = z.object({
  id: z.int(),
  roomName: z.string().min(1),
  roomSizeSquare: z.number().nullish(),
  roomSizeUnit: text,
  maxOccupancy: z.int().nullish(),
  bedTypes: readable(z.object({ quantity: z.int().nullish(), bedType: z.string() })),
  roomAmenities: readable(z.object({ amenitiesId: z.int() })),
})
export type LiteapiRoom = z.output<typeof room>

export const liteapiHotelDetail = z.object({
  data: z.object({
    checkinCheckoutTimes: z
      .object({ checkin_start: text, checkout: text })
      .nullish()
      .transform((times) => times ?? { checkin_start: '', checkout: '' }),
    hotelImages: readable(
      z.object({ url: z.string(), order: z.number().nullish(), defaultImage: z.boolean().nullish() }),
    ),
    phone: text,
    rooms: readable(room),
  }),
})
export type LiteapiHotelDetail = z.output<typeof liteapiHotelDetail>['data']
