// The port to those who sell rooms: the provider's own inventory, or a supplier with a key. One contract suite holds for all of them.
import type { SupplierData, SupplierEvidence } from '#domain/bookings/booking-supplier.ts'
import type { CancellationPolicy } from '#domain/bookings/cancellation-policy.ts'
import type { Clinic } from '#domain/bookings/clinic-of.ts'
import type { Localized } from '#kernel/localized.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { Board, Minutes, PaymentTime, RecoveryFeature } from './hotel.ts'
import type { StayPrice } from './price-stay.ts'
import type { Stay } from './stay.ts'

export const supplierNames = ['own', 'liteapi'] as const
export type SupplierName = (typeof supplierNames)[number]

/** Of a booking's row. @throws RangeError for one that never was a hotel supplier */
export function supplierNameOf(name: string): SupplierName {
  const found = supplierNames.find((one) => one === name)
  if (!found) throw new RangeError('a hotel supplier that there is not')
  return found
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

/** `canPay`: whether the clinic can be paid here, so that rates paid before the stay can be booked, too. */
export type StaySearch = Stay & {
  filter: HotelFilter
  sort: HotelSort
  limit: number
  language: string
  canPay: boolean
}

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
  policy: CancellationPolicy
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
  replaces: { reference: string; supplierReference: string } | null
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
  evidence: SupplierEvidence
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
export type Booked = { supplierReference: string; confirmation: string; evidence: SupplierEvidence }

export type BookedStay = { reference: string; supplierReference: string }

/** What cancelling now costs, in minor units of the booking's currency. */
export type CancelTerms = { feeMinor: number; currency: string }

export type SupplierStatus =
  | { state: 'none' | 'held' | 'expired' }
  | ({ state: 'booked' } & Booked)
  | { state: 'cancelled'; feeMinor: number }

/**
 * Calls that change something (`hold`, `book`, `cancel`, `release`) say what came of them: done, refused, or unknown where no answer
 * came in time, or none that can be read; then `status` says. Calls that only read throw Fault `unavailable` there, and `cancelQuote`
 * Fault `no-longer-possible` for what was never booked. Whatever else is thrown is a bug.
 */
export type HotelSupplier = {
  name: SupplierName
  /** What it keeps in our own database beside the bookings. */
  personalData?: SupplierData
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
  hold(clinic: Clinic, request: HoldRequest): Promise<Outcome<Held, Refusal>>
  book(clinic: Clinic, request: BookRequest): Promise<Outcome<Booked, Refusal>>
  cancelQuote(clinic: Clinic, stay: BookedStay): Promise<CancelTerms>
  /** Idempotent: asked again, it says what it cost. */
  cancel(clinic: Clinic, stay: BookedStay): Promise<Outcome<CancelTerms, Refusal>>
  /** Gives a hold back before its time; whatever is booked stays. Idempotent: done for one that is gone, too. */
  release(clinic: Clinic, reference: string): Promise<Outcome<undefined, Refusal>>
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
