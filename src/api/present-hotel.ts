// Hotels, offers and cancellation policies as replies tell of them: in one language, with prices in the visitor's currency.
import type { HotelFacts as HotelReply, RoomOffer as OfferReply } from '#contract/hotels.ts'
import { type CancellationPolicy, freeUntil } from '#domain/bookings/cancellation-policy.ts'
import { canBook } from '#domain/hotels/hotel.ts'
import { writeHotelId } from '#domain/hotels/hotel-id.ts'
import type { HotelFacts, PlanFacts, RoomFacts, RoomOffer, SupplierName } from '#domain/hotels/hotel-supplier.ts'
import { type StayPrice } from '#domain/hotels/price-stay.ts'
import { partOf } from '#kernel/money.ts'
import type { Presenter } from './catalogue.ts'

/** A photo of the provider's own belongs to a hotel of its own by the slug. */
export function presentHotel(presenter: Presenter, supplier: SupplierName, hotel: HotelFacts): HotelReply {
  return {
    id: writeHotelId({ supplier, key: hotel.key }),
    name: presenter.say(hotel.name),
    summary: presenter.say(hotel.summary),
    address: presenter.say(hotel.address),
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    stars: hotel.stars,
    minutes: hotel.minutes,
    features: hotel.features,
    timeZone: hotel.timeZone,
    checkInFrom: hotel.checkInFrom,
    checkOutUntil: hotel.checkOutUntil,
    photo: supplier === 'own' ? presenter.photo(hotel.key) : null,
    remotePictures: hotel.pictures,
    isSample: hotel.isSample,
  }
}

/** @param canPay whether the clinic can be paid here */
export function presentOffer(presenter: Presenter, offer: RoomOffer, canPay: boolean): OfferReply {
  const { offerId, price, policy, roomsLeft } = offer
  return {
    offerId,
    room: presentRoom(presenter, offer.room),
    plan: presentPlan(presenter, offer.plan),
    price: presentStayPrice(presenter, price),
    policy: presentPolicy(presenter, policy, price.currency),
    freeUntil: freeUntil(policy),
    roomsLeft,
    canBook: canBook(offer.plan, canPay),
  }
}

export function presentRoom({ say }: Presenter, room: RoomFacts): OfferReply['room'] {
  return { ...room, name: say(room.name), beds: say(room.beds) }
}

export function presentPlan({ say }: Presenter, plan: PlanFacts): OfferReply['plan'] {
  return { ...plan, name: say(plan.name) }
}

export function presentStayPrice(presenter: Presenter, price: StayPrice): OfferReply['price'] {
  const { currency, totalMinor, atHotelMinor, nightsMinor } = price
  const amount = (amountMinor: number) => presenter.amount({ amountMinor, currency })
  return {
    total: amount(totalMinor),
    perNight: amount(partOf(totalMinor, 1, nightsMinor.length)),
    atHotel: atHotelMinor === 0 ? null : amount(atHotelMinor),
    lines: price.lines.map(({ kind, name, amountMinor, isPaidAtHotel }) => ({
      kind,
      name: name ? presenter.say(name) : '',
      amount: amount(amountMinor),
      isPaidAtHotel,
    })),
  }
}

export function presentPolicy(
  presenter: Presenter,
  policy: CancellationPolicy,
  currency: string,
): OfferReply['policy'] {
  return policy.map(({ until, feeMinor }) => ({ until, fee: presenter.amount({ amountMinor: feeMinor, currency }) }))
}
