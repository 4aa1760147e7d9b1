// Hotels near the clinic: searching stays, prices by date, and one hotel with its rooms and rate plans.
import { z } from 'zod'
import { endpoint } from '#kernel/endpoint.ts'
import { price, rateSource } from './money.ts'
import { photo } from './pictures.ts'
import { visitorInput } from './visitor.ts'

export const boards = ['room-only', 'breakfast', 'half-board', 'full-board', 'all-inclusive'] as const
export const hotelFeatures = [
  'step-free',
  'lift',
  'walk-in-shower',
  'medicine-fridge',
  'nurse-visits',
  'late-extension',
  'adjustable-bed',
  'diet-meals',
] as const
export const hotelSorts = ['recovery', 'price', 'minutes', 'stars'] as const
/** What a form offers; the API refuses more, with the fault code `invalid-input` and the field. */
export const stayLimits = { nights: 90, rooms: 4, adults: 6, children: 4, daysAhead: 540 } as const

/** One or many of a query's values, as a list. */
const listOf = <T extends z.ZodType>(item: T, max: number) =>
  z
    .union([z.array(item).max(max), item])
    .default([])
    .transform((given): z.output<T>[] => (Array.isArray(given) ? given : [given]))

/**
 * The guests of one room: adults, then the age of each child in whole years: `2`, `2-4-11`. As many of them as rooms. Whether so
 * many can stay is the domain's to say.
 */
export const roomGuests = z
  .string()
  .regex(/^\d{1,3}(-\d{1,3}){0,20}$/)
  .transform((text) => {
    const [adults = 0, ...children] = text.split('-').map(Number)
    return { adults, children }
  })

/** Whatever a search is about, in an address as in a call. */
export const stayInput = {
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  room: listOf(roomGuests, 20),
}

/** A field of a form that was left empty says nothing. */
const orEmpty = <T extends z.ZodType>(field: T) =>
  z.preprocess((given) => (typeof given === 'string' && given.trim() === '' ? undefined : given), field)

export const staySearchInput = {
  ...visitorInput,
  ...stayInput,
  text: z.string().max(120).default(''),
  /** For the whole stay, in whole units of `maxCurrency`. */
  max: orEmpty(z.coerce.number().int().min(0).max(100_000_000).optional()),
  /** ISO 4217, as the limit was typed in; absent: the visitor's. */
  maxCurrency: orEmpty(z.string().max(8).optional()),
  stars: orEmpty(z.coerce.number().int().min(0).max(5).default(0)),
  feature: orEmpty(listOf(z.enum(hotelFeatures), hotelFeatures.length)),
  board: orEmpty(listOf(z.enum(boards), boards.length)),
  refundable: orEmpty(z.stringbool().default(false)),
  /** To the clinic by car. */
  minutes: orEmpty(z.coerce.number().int().min(1).max(600).optional()),
  sort: orEmpty(z.enum(hotelSorts).default('recovery')),
  /** How many are shown. */
  show: orEmpty(z.coerce.number().int().min(1).max(200).default(20)),
}

/** `key` of a photo when the provider handed one over; `remote` addresses of the supplier's pictures; with neither a drawing is shown. */
export const hotelFacts = z.object({
  /** In addresses: `/hotels/{id}`. */
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  stars: z.int(),
  minutes: z.object({ car: z.int(), walk: z.int() }).nullable(),
  /** In the order in which they are told. */
  features: z.array(z.enum(hotelFeatures)),
  timeZone: z.string(),
  /** `HH:MM` there, or empty. */
  checkInFrom: z.string(),
  checkOutUntil: z.string(),
  photo: photo.nullable(),
  remotePictures: z.array(z.string()),
  /** Invented, for showing the product. */
  isSample: z.boolean(),
})
export type HotelFacts = z.output<typeof hotelFacts>

/** Until `until` (an ISO moment; null: from then on) cancelling costs `fee`. */
export const policyStep = z.object({ until: z.iso.datetime().nullable(), fee: price })

export const stayPrice = z.object({
  /** Everything, whoever takes it. */
  total: price,
  /** The total over nights, rounded: for comparing. */
  perNight: price,
  /** Of the total what the hotel takes itself on the day; null when nothing. */
  atHotel: price.nullable(),
  /** `name` is empty where it is the rooms with meals. Their sum is the total in what is charged; converted, it may be off by one. */
  lines: z.array(
    z.object({ kind: z.enum(['rooms', 'tax']), name: z.string(), amount: price, isPaidAtHotel: z.boolean() }),
  ),
})

export const roomFacts = z.object({
  slug: z.string(),
  name: z.string(),
  beds: z.string(),
  sizeM2: z.int().nullable(),
  maxGuests: z.int().nullable(),
  features: z.array(z.enum(hotelFeatures)),
})

export const roomOffer = z.object({
  /** What it is held by. */
  offerId: z.string(),
  room: roomFacts,
  plan: z.object({
    slug: z.string(),
    name: z.string(),
    board: z.enum(boards),
    payment: z.enum(['at-hotel', 'at-booking', 'before-arrival']),
    depositPercent: z.int(),
  }),
  price: stayPrice,
  policy: z.array(policyStep).min(1),
  /** The last moment at which cancelling costs nothing; null when there is none. */
  freeUntil: z.iso.datetime().nullable(),
  roomsLeft: z.int().nullable(),
  /** False where it has to be paid before the stay, and the clinic cannot be paid here. */
  canBook: z.boolean(),
})
export type RoomOffer = z.output<typeof roomOffer>

/** `recoveryRank`: how well it suits a body in recovery, from 0, the less the better; it puts several suppliers' hotels into one order. */
export const foundHotel = z.object({ hotel: hotelFacts, offer: roomOffer, recoveryRank: z.int() })
export type FoundHotel = z.output<typeof foundHotel>

const clinic = z.object({
  name: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  timeZone: z.string(),
})

export const searchHotels = endpoint({
  name: 'searchHotels',
  method: 'GET',
  path: '/api/hotels/search',
  input: z.object({ ...staySearchInput, source: z.string().max(40).optional() }),
  reply: z.object({
    /** In the order asked for. */
    hotels: z.array(foundHotel),
    /** There are others beyond the number asked for. */
    isMore: z.boolean(),
    /** Who answered, and who else can be asked by `source`: each by itself, so that nobody waits for the slowest. */
    source: z.string(),
    others: z.array(z.string()),
    clinic,
    rate: rateSource.nullable(),
  }),
  who: 'anyone',
  summary: 'Stays that can be booked, of one supplier; without `source` of the first.',
})

export const listDayPrices = endpoint({
  name: 'listDayPrices',
  method: 'GET',
  path: '/api/hotels/prices',
  /** With `hotel` of that one alone. */
  input: z.object({ ...staySearchInput, hotel: z.string().max(200).optional() }),
  reply: z.object({
    /** Two weeks before the day of arrival to two weeks after it, past days left out; null where no such stay can be booked here. */
    days: z.array(z.object({ checkIn: z.iso.date(), total: price.nullable() })),
    rate: rateSource.nullable(),
  }),
  who: 'anyone',
  summary: 'The lowest price of the same stay that can be booked here when it begins on another day.',
})

export const listHotels = endpoint({
  name: 'listHotels',
  method: 'GET',
  path: '/api/hotels',
  input: z.object({}),
  reply: z.object({ hotels: z.array(z.object({ id: z.string() })) }),
  who: 'anyone',
  summary: 'The hotels that the provider itself has rooms of; those of other suppliers are found by searching.',
})

export const readHotel = endpoint({
  name: 'readHotel',
  method: 'GET',
  path: '/api/hotels/{hotel}',
  /** Without dates: the hotel alone. With a procedure: what others who had it chose. */
  input: z.object({
    hotel: z.string().max(200),
    ...visitorInput,
    checkIn: z.iso.date().optional(),
    checkOut: z.iso.date().optional(),
    room: stayInput.room,
    procedure: z.string().max(200).optional(),
  }),
  reply: z.object({
    hotel: hotelFacts,
    rooms: z.array(roomFacts),
    /** Of the stay, what can be booked here first, then the least costly; null without dates. */
    offers: z.array(roomOffer).nullable(),
    /** `offerId` of the one to choose while nobody has chosen: booked here and cancelled for nothing where there is such a one. */
    lead: z.string().nullable(),
    /** Of clients who had the procedure and stayed here; null where they are too few to tell of without telling who. */
    chosen: z.object({ procedure: z.string(), stays: z.int(), nights: z.int() }).nullable(),
    clinic,
    rate: rateSource.nullable(),
  }),
  who: 'anyone',
  summary: 'One hotel, and with dates what its rooms cost and on which terms.',
})
