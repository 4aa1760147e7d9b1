// Reads what is typed for the nights that are chosen: what is left empty stays as it is.
import { plainAmount, readAmount } from '#kernel/read-amount.ts'
import type { NightTerms } from './calendar-nights.ts'

export type NightDraft = { price: string; rooms: string; minimumStay: string; state: 'as-it-is' | 'open' | 'closed' }
export const blankNight: NightDraft = { price: '', rooms: '', minimumStay: '', state: 'as-it-is' }

export type NightField = 'price' | 'rooms' | 'minimumStay'

/** Limits of the data pack. */
const mostRooms = 10_000
const mostNights = 30

/** @param currency of the price */
export function readNight(
  { price, rooms, minimumStay, state }: NightDraft,
  currency: string,
): {
  change: NightTerms
  faults: NightField[]
} {
  const faults: NightField[] = []
  const amount = price.trim() === '' ? undefined : readAmount(price, currency)
  if (amount && amount.is !== 'amount') faults.push('price')
  const given = whole(rooms, 0, mostRooms)
  const least = whole(minimumStay, 1, mostNights)
  if (given === null) faults.push('rooms')
  if (least === null) faults.push('minimumStay')
  return {
    change: {
      ...(amount?.is === 'amount' && { price: plainAmount(amount.money) }),
      ...(typeof given === 'number' && { rooms: given }),
      ...(typeof least === 'number' && { minimumStay: least }),
      ...(state !== 'as-it-is' && { closed: state === 'closed' }),
    },
    faults,
  }
}

/** Undefined of nothing, null of what is no such number. */
function whole(typed: string, least: number, most: number): number | null | undefined {
  if (typed.trim() === '') return undefined
  const number = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return number >= least && number <= most ? number : null
}
