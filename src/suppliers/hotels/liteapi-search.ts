// Looks for rooms at LiteAPI: hotels around the clinic with the least that each asks, and all offers of one hotel.
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { freeUntil } from '#domain/bookings/cancellation-policy.ts'
import type { Clinic } from '#domain/bookings/clinic-of.ts'
import { canBook } from '#domain/hotels/hotel.ts'
import type {
  Found,
  FoundHotel,
  HotelFacts,
  HotelFilter,
  HotelRates,
  HotelSort,
  RoomOffer,
  StaySearch,
} from '#domain/hotels/hotel-supplier.ts'
import { leadOfferOf } from '#domain/hotels/lead-offer.ts'
import { recoveryRank } from '#domain/hotels/recovery-rank.ts'
import type { Stay } from '#domain/hotels/stay.ts'
import { foldText, searchTextOf } from '#domain/rooms/search-text.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { keepAnswer } from './keep-answer.ts'
import type { CallLiteapi } from './liteapi-call.ts'
import { fromClinicKm, type HotelInDetail, type LiteapiHotels } from './liteapi-hotels.ts'
import { boardCodes, offerOf } from './liteapi-rates.ts'
import { type LiteapiRoomType, liteapiRates } from './liteapi-shapes.ts'
import { readReply } from './read-reply.ts'

/** Hotels whose rooms are asked for in one search. */
const mostHotels = 200
/** The least costly of a hotel may be one that our words cannot describe: some more are asked for. */
const ratesInSearch = 5
/** What they spend on asking hotels, and what may pass until the answer is here. */
const ratesS = 5
const ratesMs = 7_500

/** Who looks at a list goes back and forth in it, and so do machines: the same is asked again after a minute. Prebook says what holds. */
export const createKeptRates = (): KeptRates => new LRUCache({ max: 30, ttl: 60_000 })

type KeptRates = LRUCache<string, Promise<z.output<typeof liteapiRates>['data']>>

export type LiteapiParts = { call: CallLiteapi; hotels: LiteapiHotels; keptRates: KeptRates; clock: Clock }

/** What can be booked here first; then least first by the sort, the nearest of equals. */
export async function searchLiteapi(
  parts: LiteapiParts,
  clinic: Clinic,
  search: StaySearch,
  signal?: AbortSignal,
): Promise<Found> {
  const { filter, limit, language, canPay } = search
  // Nobody knows how many minutes it is to any of them.
  if (filter.maxMinutes !== null) return { hotels: [], isMore: false }
  const around = await untilAborted(parts.hotels.around(clinic, language), signal)
  const fitting = around.filter((hotel) => fits(hotel, filter))
  const asked = fitting.slice(0, mostHotels)
  if (asked.length === 0) return { hotels: [], isMore: false }
  const offers = await askRates(
    parts,
    clinic,
    search,
    asked.map(({ key }) => key),
    narrowing(filter),
    signal,
  )
  const found = asked.flatMap((hotel): FoundHotel[] => {
    const passing = (offers.get(hotel.key) ?? []).filter((one) => passes(one, filter))
    const offer = leadOfferOf(passing, canPay)
    return offer ? [{ hotel, offer, recoveryRank: rankOf(hotel, clinic) }] : []
  })
  const sorted = found.toSorted(order(search, clinic))
  return { hotels: sorted.slice(0, limit), isMore: sorted.length > limit || fitting.length > asked.length }
}

/** Undefined where no such hotel is sold near the clinic. */
export async function readLiteapiRates(
  parts: LiteapiParts,
  clinic: Clinic,
  key: string,
  stay: Stay | undefined,
  language: string,
  signal?: AbortSignal,
): Promise<HotelRates | undefined> {
  const known = await untilAborted(parts.hotels.one(clinic, key, language), signal)
  if (!known || !stay) return known && { hotel: known.hotel, rooms: known.rooms, offers: [] }
  const offers = await askRates(parts, clinic, stay, [key], { roomMapping: true }, signal, known)
  return { hotel: known.hotel, rooms: known.rooms, offers: offers.get(key) ?? [] }
}

/** @returns the offers of each hotel, the least costly first; of two of the same room and plan the less costly one */
async function askRates(
  { call, keptRates, clock }: LiteapiParts,
  clinic: Clinic,
  stay: Stay,
  hotelIds: string[],
  more: object,
  signal?: AbortSignal,
  known?: HotelInDetail,
): Promise<Map<string, RoomOffer[]>> {
  const body = {
    hotelIds,
    occupancies: occupanciesOf(stay),
    checkin: stay.checkIn,
    checkout: stay.checkOut,
    currency: clinic.currency,
    // What guests are is nobody's business before they book, and is not asked then either: the clinic's country stands for all.
    guestNationality: clinic.country,
    timeout: ratesS,
    ...more,
  }
  const asked = keepAnswer(keptRates, JSON.stringify(body), async () => {
    const reply = await call({ at: 'search', method: 'POST', path: '/hotels/rates', body, timeoutMs: ratesMs })
    // "No availability found" is an error of theirs: there is no room anywhere.
    return readReply(liteapiRates, reply.isRefused ? { data: [] } : reply.body).data
  })
  const data = await untilAborted(asked, signal)
  const now = clock()
  const offers = (types: LiteapiRoomType[]) =>
    leastPerRate(types.flatMap((one) => toOffer(one, stay, clinic.currency, now, known) ?? []))
  return new Map(data.map(({ hotelId, roomTypes }) => [hotelId, offers(roomTypes)]))
}

export function occupanciesOf({ rooms }: Stay): { adults: number; children: number[] }[] {
  return rooms.map(({ adults, children }) => ({ adults, children }))
}

function toOffer(
  type: LiteapiRoomType,
  stay: Stay,
  currency: string,
  now: Date,
  known?: HotelInDetail,
): RoomOffer | undefined {
  const { offerId, rates, offerRetailRate } = type
  const offer = offerOf({ offerId, rates, total: offerRetailRate[0] }, stay, currency, now)
  const rooms = new Set(rates.map(({ mappedRoomId }) => mappedRoomId))
  const [id] = rooms
  // Rooms of several kinds have no size and no beds in common.
  const facts = rooms.size === 1 && id !== undefined && id !== null ? known?.byRoomId.get(id) : undefined
  if (!offer || !facts) return offer
  const { beds, sizeM2, features } = facts
  return { ...offer, room: { ...offer.room, beds, sizeM2, features } }
}

const byTotal = (a: RoomOffer, b: RoomOffer) => a.price.totalMinor - b.price.totalMinor

function leastPerRate(offers: readonly RoomOffer[]): RoomOffer[] {
  const kept = new Map<string, RoomOffer>()
  for (const offer of offers.toSorted(byTotal)) {
    const shown = `${offer.room.slug}/${offer.plan.slug}`
    if (!kept.has(shown)) kept.set(shown, offer)
  }
  return [...kept.values()]
}

/** What of the filter they know too. */
function narrowing({ boards, isRefundable }: HotelFilter): object {
  return {
    maxRatesPerHotel: ratesInSearch,
    ...(boards.length > 0 && { boardType: boards.flatMap((board) => boardCodes[board]).join(',') }),
    ...(isRefundable && { refundableRatesOnly: true }),
  }
}

function fits(hotel: HotelFacts, { text, minStars, features }: HotelFilter): boolean {
  const words = foldText(text).split(' ').filter(Boolean)
  const searched = words.length > 0 ? searchTextOf(hotel) : ''
  return (
    hotel.stars >= minStars &&
    features.every((feature) => hotel.features.includes(feature)) &&
    words.every((word) => searched.includes(word))
  )
}

function passes({ price, plan, policy }: RoomOffer, { maxTotalMinor, boards, isRefundable }: HotelFilter): boolean {
  return (
    (maxTotalMinor === null || price.totalMinor <= maxTotalMinor) &&
    (boards.length === 0 || boards.includes(plan.board)) &&
    (!isRefundable || freeUntil(policy) !== null)
  )
}

/** A guess that nobody is shown: it only puts hotels in order beside what else is known of them. */
const minutesPerKm = 2

function rankOf(hotel: HotelFacts, clinic: Clinic): number {
  const car = Math.round(fromClinicKm(hotel, clinic) * minutesPerKm)
  return recoveryRank({ features: hotel.features, stars: hotel.stars, minutes: { car } })
}

function order(
  { sort, canPay }: Pick<StaySearch, 'sort' | 'canPay'>,
  clinic: Clinic,
): (a: FoundHotel, b: FoundHotel) => number {
  const km = (hotel: HotelFacts) => fromClinicKm(hotel, clinic)
  const key: Record<HotelSort, (one: FoundHotel) => number> = {
    recovery: (one) => one.recoveryRank,
    price: ({ offer }) => offer.price.totalMinor,
    minutes: ({ hotel }) => km(hotel),
    stars: ({ hotel }) => -hotel.stars,
  }
  const sale = ({ offer }: FoundHotel) => Number(!canBook(offer.plan, canPay))
  return (a, b) => sale(a) - sale(b) || key[sort](a) - key[sort](b) || km(a.hotel) - km(b.hotel)
}

/** What is kept for everyone is not ended by one who waits no longer. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const end = () => reject(new Fault('unavailable', 'LiteAPI does not answer.'))
    if (signal.aborted) end()
    signal.addEventListener('abort', end, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end))
  })
}
