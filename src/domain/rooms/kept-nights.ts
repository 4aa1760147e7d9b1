// What a stay keeps of the one that it takes the place of, and what leaving the rest costs.

import { feeAt } from '#domain/bookings/cancellation-policy.ts'
import { type PricedStay, priceStay } from '#domain/hotels/price-stay.ts'
import type { RoomGuests } from '#domain/hotels/stay.ts'
import { atStake } from '#domain/hotels/stay-policy.ts'
import { addDays, daysFrom } from '#kernel/plain-date.ts'
import type { StayRow } from './room-stays.ts'

/** The new stay, as far as it matters here. */
export type NewNights = { room: string; plan: string; checkIn: string; checkOut: string; rooms: readonly RoomGuests[] }

/** What a price is made of beside nights and guests. */
type PriceTerms = Omit<PricedStay, 'nightPrices' | 'rooms'>

export type KeptNight = {
  /** Rooms of this night that the old stay has already; 0 where it has none. */
  rooms: number
  /** Of one room, as agreed; undefined where it is priced anew: under another plan, or for more rooms than before. */
  priceMinor: number | undefined
}

/** Night by night of the new stay. */
export function keptNights(old: StayRow | undefined, asked: NewNights): KeptNight[] {
  const oldDays = old?.room === asked.room ? daysFrom(old.checkIn, old.checkOut) : []
  const isAgreed = old?.plan === asked.plan && asked.rooms.length <= old.rooms.length
  return daysFrom(asked.checkIn, asked.checkOut).map((day) => {
    const at = oldDays.indexOf(day)
    if (!old || at < 0) return { rooms: 0, priceMinor: undefined }
    return { rooms: old.rooms.length, priceMinor: isAgreed ? old.nightPrices[at] : undefined }
  })
}

/**
 * Nothing while every night of the old stay stays, in as many such rooms and under the same plan; else what is at stake less what of it
 * stays at stake, but no more than cancelling would cost at this moment. A stay that is only shortened so costs what it cost, to the minor
 * unit: its new price and this together. Under another plan none stays: a stay that cannot be cancelled for nothing would become one that can.
 * @param terms of the hotel, the room and the plan that are asked for
 */
export function changeFee(old: StayRow | undefined, asked: NewNights, terms: PriceTerms, now: Date): number {
  if (!old) return 0
  const isSame = old.room === asked.room && old.plan === asked.plan
  const staying = isSame ? daysFrom(asked.checkIn, asked.checkOut) : []
  const nightPrices = old.nightPrices.filter((_, at) => staying.includes(addDays(old.checkIn, at)))
  const rooms = roomsStaying(old.rooms, asked.rooms)
  if (nightPrices.length === old.nightPrices.length && rooms.length === old.rooms.length) return 0
  const staysMinor = nightPrices.length === 0 ? 0 : atStake(priceStay({ ...terms, nightPrices, rooms }))
  return Math.max(0, Math.min(feeAt(old.policy, now), atStake(old.price) - staysMinor))
}

/** As many of the old rooms as are still asked for: first those whose guests are, so that what stays is what is priced. */
function roomsStaying(old: readonly RoomGuests[], asked: readonly RoomGuests[]): RoomGuests[] {
  const left = asked.map(guestsOf)
  const isAgain = old.map((guests) => {
    const at = left.indexOf(guestsOf(guests))
    return at >= 0 && left.splice(at, 1).length > 0
  })
  return [true, false].flatMap((wanted) => old.filter((_, at) => isAgain[at] === wanted)).slice(0, asked.length)
}

const guestsOf = ({ adults, children }: RoomGuests) => [adults, ...children].join('-')
