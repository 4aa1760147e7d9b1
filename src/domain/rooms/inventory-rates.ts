// One hotel of the own inventory, with its rooms, and for a stay everything that can be had in it.
import { and, eq, isNull } from 'drizzle-orm'
import type { Scope } from '#db/scope.ts'
import type { RatePlan, Room } from '#domain/hotels/hotel.ts'
import type { HotelRates, RoomOffer } from '#domain/hotels/hotel-supplier.ts'
import type { Stay } from '#domain/hotels/stay.ts'
import { providers } from '#domain/provider/tables.ts'
import { type HotelRow, hotelFactsOf, planFactsOf, roomFactsOf } from './hotel-facts.ts'
import { writeOfferId } from './offer-id.ts'
import { readNights } from './read-nights.ts'
import { offerPolicy, type StayOffer, stayOffers } from './stay-offers.ts'
import { hotels } from './tables.ts'

/** More than so many rooms are no news to anybody. */
const fewRooms = 3

/** Undefined where no such hotel is sold. The least costly offer first. */
export async function readInventoryRates(
  scope: Scope,
  slug: string,
  stay: Stay | undefined,
  now: Date,
): Promise<HotelRates | undefined> {
  const [row] = await scope.rows(hotels, and(eq(hotels.slug, slug), isNull(hotels.withdrawnAt)))
  if (!row) return undefined
  const hotel = hotelFactsOf(row, await isSampleProvider(scope))
  const rooms = row.rooms.map(roomFactsOf)
  if (!stay) return { hotel, rooms, offers: [] }
  const nights = await readNights(scope, [row.id], { from: stay.checkIn, until: stay.checkOut })
  return {
    hotel,
    rooms,
    offers: stayOffers(row, nights.get(row.id), stay).map((offer) => roomOfferOf(row, offer, stay, now)),
  }
}

/** An offer as it is told of: what it is held by, in words, and what cancelling it costs. */
export function roomOfferOf(
  hotel: Pick<HotelRow, 'timeZone' | 'features' | 'rooms' | 'currency' | 'taxes' | 'childrenFreeUnder'>,
  offer: Omit<StayOffer, 'room' | 'plan'> & { room: Room; plan: RatePlan },
  stay: Stay,
  now: Date,
): RoomOffer {
  const { room, plan, left, price } = offer
  return {
    offerId: writeOfferId({ room: room.slug, plan: plan.slug }),
    room: roomFactsOf(room),
    plan: planFactsOf(plan),
    price,
    policy: offerPolicy(hotel, offer, stay, now),
    roomsLeft: left <= fewRooms ? left : null,
  }
}

/** The hotels of an invented provider are invented with it. */
export async function isSampleProvider({ transaction, providerId }: Scope): Promise<boolean> {
  const [row] = await transaction
    .select({ sample: providers.sample })
    .from(providers)
    .where(eq(providers.id, providerId))
  return row?.sample ?? false
}
