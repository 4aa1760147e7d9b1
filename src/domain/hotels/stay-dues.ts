// What of a stay is paid when: as its rate plan says, and at the hotel what the hotel takes itself.
import type { Due } from '#domain/bookings/due.ts'
import { partOf } from '#kernel/money.ts'
import { addDays } from '#kernel/plain-date.ts'
import type { HotelItem } from './hotel-booking.ts'
import { atStake } from './stay-policy.ts'

/** The rest after a deposit is due so long before the day of arrival: late enough for a plan, early enough to be asked for again. */
export const restDueDaysBefore = 14

/**
 * Nothing is asked for on a day that is over: what would have been due by then is due when booking.
 * @param today plain date at the clinic
 */
export function stayDues(
  { checkIn }: { checkIn: string },
  { plan, price }: Pick<HotelItem, 'plan' | 'price'>,
  today: string,
): Due[] {
  const hereMinor = plan.payment === 'at-hotel' ? 0 : atStake(price)
  const restOn = addDays(checkIn, -restDueDaysBefore)
  const isWholeNow = plan.payment === 'at-booking' || restOn <= today
  const nowMinor = isWholeNow ? hereMinor : Math.min(hereMinor, partOf(price.totalMinor, plan.depositPercent, 100))
  return [
    { amountMinor: nowMinor, on: null },
    { amountMinor: hereMinor - nowMinor, on: restOn },
    { amountMinor: price.totalMinor - hereMinor, on: checkIn, onSite: true },
  ].filter(({ amountMinor }) => amountMinor > 0)
}
