// What a stay costs, to the minor unit: the one computation that search, booking and refund all rest on.
import type { Localized } from '#kernel/localized.ts'
import { partOf } from '#kernel/money.ts'
import type { RatePlan, Room, Tax } from './hotel.ts'
import { type RoomGuests, stayLimits } from './stay.ts'

/** `rooms`: rooms, extra guests and meals of all nights; `tax`: one tax or fee by its name. */
export type PriceLine = { kind: 'rooms' | 'tax'; name: Localized | null; amountMinor: number; isPaidAtHotel: boolean }

/** All amounts in minor units of one currency. */
export type StayPrice = {
  currency: string
  /** Rooms, extra guests and meals of all rooms, night by night. */
  nightsMinor: number[]
  lines: PriceLine[]
  /** Everything: what the stay costs in the end. */
  totalMinor: number
  /** Of the total what the hotel takes itself on the day; it is no part of what cancelling costs. */
  atHotelMinor: number
}

export type PricedStay = {
  currency: string
  room: Pick<Room, 'guestsIncluded' | 'extraAdultMinor' | 'extraChildMinor'>
  plan: Pick<RatePlan, 'boardAdultMinor' | 'boardChildMinor'>
  taxes: readonly Tax[]
  /** Children younger than this cost nothing beyond the room. */
  childrenFreeUnder: number
  /** Of one room, night by night. */
  nightPrices: readonly number[]
  rooms: readonly RoomGuests[]
}

/** @throws RangeError when a sum is too large to be exact */
export function priceStay(stay: PricedStay): StayPrice {
  const perNight = stay.rooms.reduce((sum, guests) => sum + guestsPrice(stay, guests), 0)
  const nightsMinor = stay.nightPrices.map((price) => price * stay.rooms.length + perNight)
  const roomsMinor = nightsMinor.reduce((sum, price) => sum + price, 0)
  const lines: PriceLine[] = [
    { kind: 'rooms', name: null, amountMinor: roomsMinor, isPaidAtHotel: false },
    ...stay.taxes.map(
      (tax): PriceLine => ({
        kind: 'tax',
        name: tax.name,
        amountMinor: taxPrice(tax, stay, roomsMinor),
        isPaidAtHotel: tax.isPaidAtHotel,
      }),
    ),
  ]
  const totalMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  if (!Number.isSafeInteger(totalMinor)) throw new RangeError('a price too large to be exact')
  const atHotelMinor = lines.reduce((sum, line) => sum + (line.isPaidAtHotel ? line.amountMinor : 0), 0)
  return { currency: stay.currency, nightsMinor, lines, totalMinor, atHotelMinor }
}

/** Of the guests of one room per night: places beyond those in the price, and meals. */
export function guestsPrice(
  { room, plan, childrenFreeUnder }: Pick<PricedStay, 'room' | 'plan' | 'childrenFreeUnder'>,
  { adults, children }: RoomGuests,
): number {
  const paying = children.filter((age) => age >= childrenFreeUnder).length
  const extraAdults = Math.max(0, adults - room.guestsIncluded)
  const placesLeft = Math.max(0, room.guestsIncluded - adults)
  const extraChildren = Math.max(0, paying - placesLeft)
  const meals = adults * plan.boardAdultMinor + paying * plan.boardChildMinor
  return extraAdults * room.extraAdultMinor + extraChildren * room.extraChildMinor + meals
}

function taxPrice(tax: Tax, stay: PricedStay, roomsMinor: number): number {
  return tax.basis === 'percent' ? partOf(roomsMinor, tax.rate, 10_000) : flatTax(tax, stay)
}

/** Of a tax that is no part of the price; 0 of one that is. */
export function flatTax(
  tax: Tax,
  { rooms, nightPrices }: { rooms: readonly RoomGuests[]; nightPrices: { length: number } },
): number {
  if (tax.basis === 'percent') return 0
  if (tax.basis === 'room-night') return tax.rate * rooms.length * nightPrices.length
  if (tax.basis === 'room') return tax.rate * rooms.length
  const taxed = rooms.reduce((sum, guests) => sum + taxedGuests(guests, tax.fromAge), 0)
  return tax.rate * taxed * nightPrices.length
}

function taxedGuests({ adults, children }: RoomGuests, fromAge: number): number {
  return (fromAge <= stayLimits.adultFrom ? adults : 0) + children.filter((age) => age >= fromAge).length
}
