// What a hotel of the own inventory offers for a stay: each room and rate plan that can be had, at its exact price.

import { type CancellationPolicy, feeAt } from '#domain/bookings/cancellation-policy.ts'
import { priceStay, type StayPrice } from '#domain/hotels/price-stay.ts'
import type { Stay } from '#domain/hotels/stay.ts'
import { stayPolicy } from '#domain/hotels/stay-policy.ts'
import { nightsBetween } from '#kernel/plain-date.ts'
import {
  isEverFree,
  type OfferFilter,
  type PlanOf,
  type PricedHotel,
  type PricedRoom,
  roomsFor,
} from './inventory-hotel.ts'
import type { Nights } from './read-nights.ts'

/** `left`: rooms of this kind on the night that has the fewest. */
export type StayOffer<R extends PricedRoom = PricedRoom> = {
  room: R
  plan: PlanOf<R>
  left: number
  price: StayPrice
}

/**
 * The least costly first; of the same price in the hotel's own order.
 * @param nights of the hotel's rooms, over a window that the stay lies in
 * @param filter of rooms and plans; whether cancelling is free is left to `leadOffer`
 */
export function stayOffers<R extends PricedRoom>(
  hotel: PricedHotel<R>,
  nights: ReadonlyMap<string, Nights> | undefined,
  stay: Stay,
  filter?: OfferFilter,
): StayOffer<R>[] {
  const offers = roomsFor(hotel, stay.rooms, filter).flatMap(({ room, plans }) => {
    const ofRoom = nights?.get(room.slug)
    const left = ofRoom ? roomsLeft(ofRoom, stay) : 0
    if (!ofRoom || left < stay.rooms.length) return []
    return plans.flatMap((plan): StayOffer<R>[] => {
      const nightPrices = pricesOf(ofRoom, plan.slug, stay)
      return nightPrices
        ? [{ room, plan, left, price: priceStay({ ...hotel, room, plan, nightPrices, rooms: stay.rooms }) }]
        : []
    })
  })
  return offers.sort((one, other) => one.price.totalMinor - other.price.totalMinor)
}

/** What a list leads with: the least costly that can be cancelled for nothing now, and without one the least costly of all. */
export function leadOffer<R extends PricedRoom>(
  hotel: PricedHotel<R>,
  nights: ReadonlyMap<string, Nights> | undefined,
  stay: Stay,
  filter: OfferFilter & { maxTotalMinor: number | null },
  now: Date,
): StayOffer<R> | undefined {
  const most = filter.maxTotalMinor ?? Infinity
  const offers = stayOffers(hotel, nights, stay, filter).filter(({ price }) => price.totalMinor <= most)
  const free = offers.find((offer) => isEverFree(offer.plan) && feeAt(offerPolicy(hotel, offer, stay, now), now) === 0)
  return free ?? (filter.isRefundable ? undefined : offers[0])
}

/** What cancelling the offer costs until when, for whoever books it now. */
export function offerPolicy(
  { timeZone }: Pick<PricedHotel, 'timeZone'>,
  { plan, price }: Pick<StayOffer, 'plan' | 'price'>,
  { checkIn }: Pick<Stay, 'checkIn'>,
  now: Date,
): CancellationPolicy {
  return stayPolicy(plan.cancellation, price, { checkIn, timeZone }, now)
}

/** None where the stay is shorter than the day of arrival asks for. */
function roomsLeft({ window, left, minimumStay }: Nights, { checkIn, checkOut }: Stay): number {
  const begin = nightsBetween(window.from, checkIn)
  const count = nightsBetween(checkIn, checkOut)
  if ((minimumStay[begin] ?? 1) > count) return 0
  let least = Infinity
  for (let day = begin; day < begin + count; day++) least = Math.min(least, left[day] ?? 0)
  return least
}

/** Undefined where a night of it has no price under this plan. */
function pricesOf({ window, prices }: Nights, plan: string, { checkIn, checkOut }: Stay): number[] | undefined {
  const begin = nightsBetween(window.from, checkIn)
  const ofStay: number[] = []
  for (let day = begin; day < begin + nightsBetween(checkIn, checkOut); day++) {
    const price = prices.get(plan)?.[day]
    if (price === undefined) return undefined
    ofStay.push(price)
  }
  return ofStay
}
