// A stay that somebody asks for: the nights, and who sleeps in which room.
import type { FieldFault } from '#kernel/fault.ts'
import { addDays, nightsBetween } from '#kernel/plain-date.ts'

/** Ages of children in whole years on the day of arrival. */
export type RoomGuests = { adults: number; children: number[] }

/** Plain dates: the last night is the one before `checkOut`. */
export type Stay = { checkIn: string; checkOut: string; rooms: RoomGuests[] }

/** Children are younger than `adultFrom`; those younger than `infantUnder` sleep in a cot and take nobody's place. */
export const stayLimits = {
  nights: 90,
  rooms: 4,
  adults: 6,
  children: 4,
  daysAhead: 540,
  adultFrom: 18,
  infantUnder: 2,
}

/**
 * What is wrong with a stay, as fields of it with reason codes; empty when it can be asked for.
 * @param today plain date where the clinic is
 */
export function stayFaults({ checkIn, checkOut, rooms }: Stay, today: string): FieldFault[] {
  const faults: FieldFault[] = []
  const refuse = (path: string, reason: string) => faults.push({ path, reason })
  if (checkIn < today) refuse('checkIn', 'past')
  else if (checkIn > addDays(today, stayLimits.daysAhead)) refuse('checkIn', 'too-far')
  const nights = nightsBetween(checkIn, checkOut)
  if (nights < 1) refuse('checkOut', 'not-after')
  else if (nights > stayLimits.nights) refuse('checkOut', 'too-long')
  if (rooms.length < 1) refuse('room', 'required')
  if (rooms.length > stayLimits.rooms) refuse('room', 'too-many')
  for (const [at, { adults, children }] of rooms.entries()) {
    if (!(adults >= 1)) refuse(`room.${at}.adults`, 'required')
    if (adults > stayLimits.adults) refuse(`room.${at}.adults`, 'too-many')
    if (children.length > stayLimits.children) refuse(`room.${at}.children`, 'too-many')
    if (children.some((age) => age < 0 || age >= stayLimits.adultFrom)) refuse(`room.${at}.children`, 'no-child')
  }
  return faults
}

/** Whether these people can sleep in a room of this kind. */
export function fitsRoom(
  { maxGuests, maxAdults }: { maxGuests: number; maxAdults: number },
  { adults, children }: RoomGuests,
): boolean {
  const counted = children.filter((age) => age >= stayLimits.infantUnder).length
  return adults <= maxAdults && adults + counted <= maxGuests
}
