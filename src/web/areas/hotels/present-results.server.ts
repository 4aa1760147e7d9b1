// The stays that a search finds, in words: one supplier's answer at a time, with nothing left for the screen to compute.
import type { z } from 'zod'
import { type FoundHotel, searchHotels } from '#contract/hotels.ts'
import { exponentOf } from '#kernel/money.ts'
import { nightsBetween } from '#kernel/plain-date.ts'
import { formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page/page-context.ts'
import { presentPrice } from '#web/page/price-text.server.ts'
import { contentLanguageOf } from '#web/page/visitor.ts'
import { offerName } from './present-offers.server.ts'
import { sayRate } from './say-rate.server.ts'
import { sayForStay, sayTerms } from './say-terms.server.ts'
import { type HotelFeature, type SearchAddress, writeRoom } from './stay-address.ts'

/**
 * @param state with both days
 * @param source who is asked; undefined for whoever answers first
 * @throws Fault: `invalid-input` with the fields that are wrong, `unavailable` where the supplier did not answer
 */
export async function presentResults(page: PageContext, state: SearchAddress, source?: string) {
  const { currency } = page.visitor
  const reply = await page.call(searchHotels, { ...searchInput(page, state), ...(source && { source }) })
  return {
    source: reply.source,
    others: reply.others,
    isMore: reply.isMore,
    /** What a price is for: nights and guests. */
    forStay: sayForStay(page.t, state),
    clinic: reply.clinic,
    /** Address of a style of map tiles; empty where the map is drawn by us alone. */
    mapStyle: page.settings.mapStyle ?? '',
    /** Version of what drawings are made from, for their addresses. */
    revision: page.provider.revision,
    rate: sayRate(page, reply.rate),
    currency,
    /** The limit of the price filter in the currency that it was typed in, as the visitor writes amounts; empty without one. */
    max: sayMax(page, state),
    stays: reply.hotels.map((found) => presentStay(page, found, state)),
  }
}

export type StayResults = Awaited<ReturnType<typeof presentResults>>
export type StayCard = StayResults['stays'][number]

/** What a search asks the API, in the words of the contract. */
export function searchInput({ visitor }: PageContext, state: SearchAddress): z.input<typeof searchHotels.input> {
  const { checkIn, checkOut, rooms, text, max, maxCurrency, stars } = state
  const { features, boards, refundable, minutes, sort, show } = state
  return {
    language: contentLanguageOf(visitor),
    ...(visitor.currency && { currency: visitor.currency }),
    checkIn,
    checkOut,
    room: rooms.map(writeRoom),
    text,
    ...(max !== undefined && { max, ...(maxCurrency && { maxCurrency }) }),
    stars,
    feature: features,
    board: boards,
    refundable: String(refundable),
    ...(minutes !== undefined && { minutes }),
    sort,
    show,
  }
}

type Asked = Pick<SearchAddress, 'checkIn' | 'checkOut' | 'features'>

function presentStay(
  { visitor: { language } }: PageContext,
  found: FoundHotel,
  { checkIn, checkOut, features: asked }: Asked,
) {
  const nights = nightsBetween(checkIn, checkOut)
  const { hotel, offer, recoveryRank } = found
  const { id, name, address, stars, minutes, photo, remotePictures, isSample, latitude, longitude } = hotel
  const { room, plan, price, roomsLeft, canBook } = offer
  return {
    id,
    name,
    address,
    stars,
    minutes,
    ...presentFeatures(hotel.features, room.features, asked),
    photo,
    remote: remotePictures[0] ?? null,
    isSample,
    place: { latitude, longitude },
    /** As a hotel's page reads it, `room/plan`. */
    offer: offerName(offer),
    room: room.name,
    board: plan.board,
    payment: plan.payment,
    canBook,
    roomsLeft,
    terms: sayTerms(offer, { timeZone: hotel.timeZone, checkIn }, language),
    total: presentPrice(price.total, language),
    /** Null of a single night, whose price is the total. */
    perNight: nights > 1 ? presentPrice(price.perNight, language).shown : null,
    /** What the hotel takes itself; null when nothing, and where all of it is paid there anyway. */
    atHotel: price.atHotel && plan.payment !== 'at-hotel' ? presentPrice(price.atHotel, language).shown : null,
    /** For putting answers of several suppliers in order. */
    order: { price: price.total.shown.from.amountMinor, recoveryRank },
  }
}

/** Of the hotel and of the room that the price is of: first those that were asked for, of the rest the hotel's. */
function presentFeatures(ofHotel: HotelFeature[], ofRoom: HotelFeature[], asked: HotelFeature[]) {
  const inRoom = ofRoom.filter((one) => !ofHotel.includes(one))
  const all = [...ofHotel, ...inRoom]
  const isAsked = (one: HotelFeature) => asked.includes(one)
  return {
    features: [...all.filter(isAsked), ...all.filter((one) => !isAsked(one))],
    /** Of them, those that not every room has. */
    inRoom,
    /** So many of them, the first, were asked for. */
    askedFeatures: all.filter(isAsked).length,
  }
}

function sayMax({ visitor }: PageContext, { max, maxCurrency }: SearchAddress): string {
  if (max === undefined) return ''
  const { language } = visitor
  const currency = maxCurrency || visitor.currency
  return formatMoney({ amountMinor: max * 10 ** exponentOf(currency), currency }, language)
}
