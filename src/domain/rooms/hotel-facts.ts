// What lists and bookings tell of a hotel of the own inventory, of its rooms and of its rate plans.
import type { RatePlan, Room } from '#domain/hotels/hotel.ts'
import type { HotelFacts, PlanFacts, RoomFacts } from '#domain/hotels/hotel-supplier.ts'
import { readOfferId } from './offer-id.ts'
import type { hotels } from './tables.ts'

export type HotelRow = typeof hotels.$inferSelect

/** @param isSample of the provider: its hotels are invented with it */
export function hotelFactsOf(row: HotelRow, isSample: boolean): HotelFacts {
  return {
    key: row.slug,
    name: row.name,
    summary: row.summary,
    address: row.address,
    latitude: row.latitude,
    longitude: row.longitude,
    stars: row.stars,
    minutes: { car: row.minutesCar, walk: row.minutesWalk },
    features: row.features,
    timeZone: row.timeZone,
    checkInFrom: row.checkInFrom,
    checkOutUntil: row.checkOutUntil,
    phone: row.phone,
    pictures: [],
    isSample,
  }
}

export function roomFactsOf({ slug, name, beds, sizeM2, maxGuests, features }: Room): RoomFacts {
  return { slug, name, beds, sizeM2, maxGuests, features }
}

export function planFactsOf({ slug, name, board, payment, depositPercent }: RatePlan): PlanFacts {
  return { slug, name, board, payment, depositPercent }
}

/** The room and the plan of an offer, as far as the hotel has them. */
export function findOffer(rooms: readonly Room[], offerId: string): { room: Room; plan: RatePlan } | undefined {
  const asked = readOfferId(offerId)
  const room = rooms.find(({ slug }) => slug === asked?.room)
  const plan = room?.plans.find(({ slug }) => slug === asked?.plan)
  return room && plan && { room, plan }
}
