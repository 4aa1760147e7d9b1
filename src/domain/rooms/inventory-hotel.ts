// A hotel of the own inventory as stays in it are looked for: what decides who may sleep where, and what it costs.
import { isPaidAtHotel, type RatePlan, type RecoveryFeature, type Room } from '#domain/hotels/hotel.ts'
import type { HotelFilter } from '#domain/hotels/hotel-supplier.ts'
import type { PricedStay } from '#domain/hotels/price-stay.ts'
import { fitsRoom, type RoomGuests } from '#domain/hotels/stay.ts'

/** Without words: those are read of the hotels that are shown. */
export type PricedPlan = Pick<
  RatePlan,
  'slug' | 'board' | 'boardAdultMinor' | 'boardChildMinor' | 'cancellation' | 'payment'
>
export type PricedRoom = Pick<
  Room,
  'slug' | 'maxGuests' | 'maxAdults' | 'guestsIncluded' | 'extraAdultMinor' | 'extraChildMinor' | 'features'
> & { plans: readonly PricedPlan[] }

export type PricedHotel<R extends PricedRoom = PricedRoom> = Pick<
  PricedStay,
  'currency' | 'taxes' | 'childrenFreeUnder'
> & { timeZone: string; features: readonly RecoveryFeature[]; rooms: readonly R[] }

export type PlanOf<R extends PricedRoom> = R['plans'][number]
export type SoldRoom<R extends PricedRoom> = { room: R; plans: readonly PlanOf<R>[] }

/** Where the clinic cannot be paid here, a search looks apart at what is paid at the hotel, and at what it has to be asked for. Null: at both. */
export type SaleFilter = HotelFilter & { paid: 'at-hotel' | 'in-advance' | null }

/** Of the filter what is asked of a room or a plan rather than of the hotel. */
export type OfferFilter = Pick<SaleFilter, 'features' | 'boards' | 'isRefundable' | 'paid'>

/**
 * Rooms that everyone of the stay fits in, with the rate plans that the filter may let through. Whether cancelling is still free
 * is not looked at yet, only whether it ever is.
 */
export function roomsFor<R extends PricedRoom>(
  hotel: PricedHotel<R>,
  guests: readonly RoomGuests[],
  filter: OfferFilter | undefined,
): SoldRoom<R>[] {
  return hotel.rooms.flatMap((room) => {
    if (!guests.every((one) => fitsRoom(room, one))) return []
    if (!filter) return [{ room, plans: room.plans }]
    if (!filter.features.every((feature) => hasFeature(hotel, room, feature))) return []
    const plans = room.plans.filter(
      (plan) =>
        isSold(plan, filter) &&
        (filter.boards.length === 0 || filter.boards.includes(plan.board)) &&
        (!filter.isRefundable || isEverFree(plan)),
    )
    return plans.length === 0 ? [] : [{ room, plans }]
  })
}

const isSold = (plan: PricedPlan, { paid }: OfferFilter): boolean =>
  paid === null || isPaidAtHotel(plan) === (paid === 'at-hotel')

/** What only some rooms of a hotel have is said of those rooms; it may be said of the hotel as well. */
export function hasFeature(hotel: PricedHotel, room: PricedRoom, feature: RecoveryFeature): boolean {
  if (room.features.includes(feature)) return true
  return hotel.features.includes(feature) && !hotel.rooms.some((other) => other.features.includes(feature))
}

/** Whether cancelling may cost nothing. */
export function isEverFree({ cancellation }: PricedPlan): boolean {
  return cancellation.some(({ fee }) => Object.values(fee).every((amount) => amount === 0))
}
