// Which offer of a hotel is shown first, and chosen where nobody has chosen yet.

import { freeUntil } from '#domain/bookings/cancellation-policy.ts'
import { canBook } from './hotel.ts'
import type { RoomOffer } from './hotel-supplier.ts'

/** What can be booked here before what the clinic has to be asked for, then the least costly. */
export const bySale = (one: Pick<RoomOffer, 'plan' | 'price'>, other: Pick<RoomOffer, 'plan' | 'price'>): number =>
  Number(canBook(other.plan)) - Number(canBook(one.plan)) || one.price.totalMinor - other.price.totalMinor

/** The least costly that can be booked and cancelled for nothing now; without one the least costly that can be booked, then any. */
export function leadOfferOf(offers: readonly RoomOffer[]): RoomOffer | undefined {
  const [first, ...others] = offers.toSorted(bySale)
  if (!first) return undefined
  const alike = [first, ...others].filter(({ plan }) => canBook(plan) === canBook(first.plan))
  return alike.find(({ policy }) => freeUntil(policy) !== null) ?? first
}
