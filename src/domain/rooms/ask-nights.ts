// Whether the own inventory can give the rooms of a stay, and what it takes and asks for them, night by night.
import type { Room } from '#domain/hotels/hotel.ts'
import type { Refusal } from '#domain/hotels/hotel-supplier.ts'
import { fitsRoom, type RoomGuests } from '#domain/hotels/stay.ts'
import type { KeptNight } from './kept-nights.ts'
import type { RoomNight } from './room-nights.ts'

export type AskedNights = {
  room: Room
  plan: string
  rooms: readonly RoomGuests[]
  /** From the day of arrival, as long as `kept` and `days`. */
  nights: readonly RoomNight[]
  kept: readonly KeptNight[]
  days: readonly string[]
  /** Plain date where the hotel is: nights before it are given to nobody anew. */
  today: string
}

/** `takes`: rooms that are not the stay's yet. `nightPrices`: minor units of one room. */
export type GivenNights = { takes: number[]; nightPrices: number[] }

export function askNights({ room, plan, rooms, nights, kept, days, today }: AskedNights): GivenNights | Refusal {
  if (!rooms.every((guests) => fitsRoom(room, guests))) return 'does-not-fit'
  const takes = nights.map((_, at) => Math.max(0, rooms.length - (kept[at]?.rooms ?? 0)))
  const isNew = (at: number) => takes[at] !== 0
  if (nights.some(({ isClosed }, at) => isNew(at) && (isClosed || (days[at] ?? '') < today))) return 'closed'
  if (nights.length < (nights[0]?.minimumStay ?? 1)) return 'minimum-stay'
  if (nights.some(({ left }, at) => left < (takes[at] ?? 0))) return 'sold-out'
  const nightPrices: number[] = []
  for (const [at, night] of nights.entries()) {
    const price = kept[at]?.priceMinor ?? night.priceOf(plan)
    if (price === undefined) return 'gone'
    nightPrices.push(price)
  }
  return { takes, nightPrices }
}
