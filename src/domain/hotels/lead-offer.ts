// Which offer of a hotel is shown first, and chosen where nobody has chosen yet.

import { freeUntil } from '#domain/bookings/cancellation-policy.ts'
import { canBook } from './hotel.ts'
import type { RoomOffer } from './hotel-supplier.ts'

type Sold = Pick<RoomOffer, 'plan' | 'price'>

/**
 * What can be booked here before what the clinic has to be asked for, then the least costly.
 * @param canPay whether the clinic can be paid here
 */
export const bySale =
  (canPay: boolean) =>
  (one: Sold, other: Sold): number =>
    Number(canBook(other.plan, canPay)) - Number(canBook(one.plan, canPay)) ||
    one.price.totalMinor - other.price.totalMinor

/** The least costly that can be booked and cancelled for nothing now; without one the least costly that can be booked, then any. */
export function leadOfferOf(offers: readonly RoomOffer[], canPay: boolean): RoomOffer | undefined {
  const [first, ...others] = offers.toSorted(bySale(canPay))
  if (!first) return undefined
  const alike = [first, ...others].filter(({ plan }) => canBook(plan, canPay) === canBook(first.plan, canPay))
  return alike.find(({ policy }) => freeUntil(policy) !== null) ?? first
}
