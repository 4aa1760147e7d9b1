// What a stay keeps of the one that it takes the place of, and what leaving the rest costs.
import { daysFrom } from '#kernel/plain-date.ts'
import { atStake, feeAt } from './ladder.ts'
import { partOf } from './price-stay.ts'
import type { StayRow } from './room-stays.ts'

/** The new stay, as far as it matters here. */
export type NewNights = { room: string; plan: string; checkIn: string; checkOut: string; rooms: readonly unknown[] }

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
 * Nothing while every night of the old stay stays, in as many such rooms and under the same plan; else what cancelling it would cost at
 * this moment, but no more than the share of what is at stake that the dropped nights have. Under another plan none stays: a stay that
 * cannot be cancelled for nothing would become one that can.
 */
export function changeFee(old: StayRow | undefined, asked: NewNights, now: Date): number {
  if (!old) return 0
  const isSame = old.room === asked.room && old.plan === asked.plan
  const staying = new Set(isSame ? daysFrom(asked.checkIn, asked.checkOut) : [])
  const roomsDropped = Math.max(0, old.rooms.length - asked.rooms.length)
  let [dropped, all] = [0, 0]
  for (const [at, day] of daysFrom(old.checkIn, old.checkOut).entries()) {
    // A night that costs nothing by itself still counts as one.
    const weight = (old.price.nightsMinor[at] ?? 0) || 1
    all += weight * old.rooms.length
    dropped += weight * (staying.has(day) ? roomsDropped : old.rooms.length)
  }
  return Math.min(feeAt(old.ladder, now), partOf(atStake(old.price), dropped, all))
}
