// The port to whoever has rooms: the provider's own inventory, or a supplier with a key. One contract suite holds for all of them.
import type { Localized } from '#kernel/localized.ts'
import type { Board, Minutes, PaymentTime, RecoveryFeature } from './hotel.ts'
import type { Ladder } from './ladder.ts'
import type { StayPrice } from './price-stay.ts'
import type { Stay } from './stay.ts'

export const supplierNames = ['own', 'liteapi'] as const
export type SupplierName = (typeof supplierNames)[number]

/** Where is looked for hotels, and in which currency they are priced. */
export type Clinic = {
  providerId: string
  country: string
  city: Localized
  latitude: number | undefined
  longitude: number | undefined
  currency: string
  timeZone: string
}

export const hotelSorts = ['recovery', 'price', 'minutes', 'stars'] as const
export type HotelSort = (typeof hotelSorts)[number]

/** Each narrows what is found; absent or empty, it does not. */
export type HotelFilter = {
  /** Words of the name, the address or the summary, in any language. */
  text: string
  /** The whole stay, taxes included, in the clinic's currency. */
  maxTotalMinor: number | null
  minStars: number
  /** All of them. */
  features: RecoveryFeature[]
  /** Any of them. */
  boards: Board[]
  /** Cancelling costs nothing for now. */
  isRefundable: boolean
  /** To the clinic by car. */
  maxMinutes: number | null
}

export type StaySearch = Stay & { filter: HotelFilter; sort: HotelSort; limit: number; language: string }

/** A hotel as lists show it. `key` is the supplier's own id of it; minutes are null where nobody knows them. */
export type HotelFacts = {
  key: string
  name: Localized
  summary: Localized
  address: Localized
  latitude: number
  longitude: number
  stars: number
  minutes: Minutes | null
  features: RecoveryFeature[]
  timeZone: string
  /** `HH:MM` in the hotel's zone; empty where nobody says. */
  checkInFrom: string
  checkOutUntil: string
  phone: string
  /** Addresses of pictures of the supplier, the best first; the provider's own are found by the key. */
  pictures: string[]
  /** Invented, for showing the product. */
  isSample: boolean
}

export type RoomFacts = {
  slug: string
  name: Localized
  beds: Localized
  sizeM2: number | null
  maxGuests: number | null
  features: RecoveryFeature[]
}

export type PlanFacts = {
  slug: string
  name: Localized
  board: Board
  payment: PaymentTime
  /** Of the total, due when booking; whole percent. */
  depositPercent: number
}

/** Rooms of one kind under one rate plan, for everyone of the stay. */
export type RoomOffer = {
  /** What the supplier holds it by; at most 4,000 letters. */
  offerId: string
  room: RoomFacts
  plan: PlanFacts
  price: StayPrice
  ladder: Ladder
  /** How many such rooms are left, where that is known and few. */
  roomsLeft: number | null
}

/** The offer is the one that lead-offer.ts leads with, of those that the filter lets through; the rank is that of recovery-rank.ts. */
export type FoundHotel = { hotel: HotelFacts; offer: RoomOffer; recoveryRank: number }

/** What can be booked here first, then what the clinic has to be asked for; each in the order of the sort. `isMore`: there may be others beyond the limit. */
export type Found = { hotels: FoundHotel[]; isMore: boolean }

/** Without a stay there are no offers, and rooms as far as they are known. */
export type HotelRates = { hotel: HotelFacts; rooms: RoomFacts[]; offers: RoomOffer[] }

/** Of the hotel with that key alone, or of all. */
export type DaySearch = StaySearch & { key: string | null }

/** For each day of arrival the lowest price of a stay of so many nights that can be booked here, in the clinic's currency; null where there is none. */
export type DayPrice = { checkIn: string; totalMinor: number | null }

/** @param reference of our booking: the supplier does the same under it only once */
export type HoldRequest = {
  reference: string
  key: string
  offerId: string
  stay: Stay
  /** A booking that this one takes the place of once it is booked. Nights that are in both are not taken twice, nor priced anew. */
  insteadOf: { reference: string; supplierReference: string } | null
}

/**
 * Rooms that are ours until `expiresAt`, at this price and these terms whatever the search said before.
 * `changeFeeMinor`: what leaving the booking that it takes the place of costs, beside the price; 0 without one.
 */
export type Held = {
  holdId: string
  offer: RoomOffer
  hotel: HotelFacts
  expiresAt: Date
  changeFeeMinor: number
  raw: unknown
}

/** One of them for each room, in the order of the stay's rooms. */
export type GuestName = { firstName: string; lastName: string }

export type BookRequest = {
  reference: string
  holdId: string
  lead: GuestName & { email: string; phone: string }
  guests: GuestName[]
  /** Passed on to the hotel. */
  remarks: string
}

/** `confirmation`: what the hotel knows the booking by, empty until it says. */
export type Booked = { supplierReference: string; confirmation: string; raw: unknown }

export type BookedStay = { reference: string; supplierReference: string }

/** What cancelling now costs, in minor units of the booking's currency. */
export type CancelTerms = { feeMinor: number; currency: string }

export type SupplierStatus =
  | { state: 'none' | 'held' | 'expired' }
  | ({ state: 'booked' } & Booked)
  | { state: 'cancelled'; feeMinor: number }

/**
 * Every call throws Fault `no-longer-possible` where the supplier says no, with the field `offer` and a reason of `refusals`; and
 * `unavailable` where it did not answer in time, or not in words that can be read: then what it did is unknown, and `status` tells.
 */
export type HotelSupplier = {
  name: SupplierName
  search(clinic: Clinic, search: StaySearch, signal?: AbortSignal): Promise<Found>
  /** Undefined where no such hotel is sold, or the supplier knows no such numbers. */
  pricesByDate(
    clinic: Clinic,
    search: DaySearch,
    daysOfArrival: string[],
    signal?: AbortSignal,
  ): Promise<DayPrice[] | undefined>
  rates(
    clinic: Clinic,
    key: string,
    stay: Stay | undefined,
    language: string,
    signal?: AbortSignal,
  ): Promise<HotelRates | undefined>
  /** Whether there ever was such a hotel; only where that is known without asking anyone. */
  knows?(clinic: Clinic, key: string): Promise<boolean>
  hold(clinic: Clinic, request: HoldRequest): Promise<Held>
  book(clinic: Clinic, request: BookRequest): Promise<Booked>
  cancelQuote(clinic: Clinic, stay: BookedStay): Promise<CancelTerms>
  /** Under the same reference once: again it says what it cost. */
  cancel(clinic: Clinic, stay: BookedStay): Promise<CancelTerms>
  /** Gives a hold back before its time; whatever is booked stays. Never throws for one that is gone. */
  release(clinic: Clinic, reference: string): Promise<void>
  status(clinic: Clinic, reference: string): Promise<SupplierStatus>
}

/** Why a supplier says no. */
export const refusals = [
  'sold-out',
  'closed',
  'minimum-stay',
  'does-not-fit',
  'gone',
  'hold-expired',
  'already-booked',
] as const
export type Refusal = (typeof refusals)[number]

/** How long a hold lives. */
export const holdMs = 15 * 60_000
