// The stays that a search finds, in words: one supplier's answer at a time, with nothing left for the screen to compute.
import type { z } from 'zod'
import { type FoundHotel, searchHotels } from '#contract/hotels.ts'
import { exponentOf } from '#kernel/money.ts'
import { nightsBetween } from '#kernel/plain-date.ts'
import { formatMoney } from '#texts/format.ts'
import type { PageContext } from '#web/page-context.ts'
import { presentPrice } from '#web/price-text.server.ts'
import { sayRate } from './say-rate.server.ts'
import { sayTerms } from './say-terms.server.ts'
import { type SearchAddress, writeRoom } from './stay-address.ts'

/**
 * @param state with both days
 * @param source who is asked; undefined for whoever answers first
 * @throws Fault: `invalid-input` with the fields that are wrong, `unavailable` where the supplier did not answer
 */
export async function presentResults(page: PageContext, state: SearchAddress, source?: string) {
  const { currency } = page.visitor
  const reply = await page.call(searchHotels, { ...searchInput(page, state), ...(source && { source }) })
  const nights = nightsBetween(state.checkIn, state.checkOut)
  return {
    source: reply.source,
    others: reply.others,
    isMore: reply.isMore,
    nights,
    clinic: reply.clinic,
    /** Address of a style of map tiles; empty where the map is drawn by us alone. */
    mapStyle: page.settings.mapStyle ?? '',
    /** Version of what drawings are made from, for their addresses. */
    revision: page.provider.revision,
    rate: sayRate(page, reply.rate),
    currency,
    /** The limit of the price filter, as the visitor writes amounts; empty without one. */
    max: state.max === undefined ? '' : sayWhole(page, state.max),
    stays: reply.hotels.map((found) => presentStay(page, found, state.checkIn)),
  }
}

export type StayResults = Awaited<ReturnType<typeof presentResults>>
export type StayCard = StayResults['stays'][number]

/** What a search asks the API, in the words of the contract. */
export function searchInput({ visitor }: PageContext, state: SearchAddress): z.input<typeof searchHotels.input> {
  const { checkIn, checkOut, rooms, text, max, stars, features, boards, refundable, minutes, sort, show } = state
  return {
    language: visitor.language,
    ...(visitor.currency && { currency: visitor.currency }),
    checkIn,
    checkOut,
    room: rooms.map(writeRoom),
    text,
    ...(max !== undefined && { max }),
    stars,
    feature: features,
    board: boards,
    refundable: String(refundable),
    ...(minutes !== undefined && { minutes }),
    sort,
    show,
  }
}

function presentStay({ visitor: { language } }: PageContext, found: FoundHotel, checkIn: string) {
  const { hotel, offer, recoveryRank } = found
  const { id, name, address, stars, minutes, features, photo, remotePictures, isSample, latitude, longitude } = hotel
  const { room, plan, price, roomsLeft, canBook } = offer
  return {
    id,
    name,
    address,
    stars,
    minutes,
    features,
    photo,
    remote: remotePictures[0] ?? null,
    isSample,
    place: { latitude, longitude },
    room: room.name,
    board: plan.board,
    payment: plan.payment,
    canBook,
    roomsLeft,
    terms: sayTerms(offer, { timeZone: hotel.timeZone, checkIn }, language),
    total: presentPrice(price.total, language),
    perNight: presentPrice(price.perNight, language).shown,
    /** What the hotel takes itself; null when nothing, and where all of it is paid there anyway. */
    atHotel: price.atHotel && plan.payment !== 'at-hotel' ? presentPrice(price.atHotel, language).shown : null,
    /** For putting answers of several suppliers in order. */
    order: { price: price.total.shown.from.amountMinor, recoveryRank },
  }
}

function sayWhole({ visitor: { language, currency } }: PageContext, whole: number): string {
  return formatMoney({ amountMinor: whole * 10 ** exponentOf(currency), currency }, language)
}
