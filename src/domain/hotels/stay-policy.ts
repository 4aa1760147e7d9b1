// The cancellation policy of a stay: what can be lost by cancelling it, and until when.
import { type CancellationPolicy, type CancellationStep, policyOf } from '#domain/bookings/cancellation-policy.ts'
import type { StayPrice } from './price-stay.ts'

/** What can be lost by cancelling: all but what the hotel takes itself on the day. */
export const atStake = ({ totalMinor, atHotelMinor }: Pick<StayPrice, 'totalMinor' | 'atHotelMinor'>): number =>
  totalMinor - atHotelMinor

/** @param steps of the rate plan, the earliest end first */
export function stayPolicy(
  steps: readonly CancellationStep[],
  price: StayPrice,
  { checkIn, timeZone }: { checkIn: string; timeZone: string },
  now: Date,
): CancellationPolicy {
  const stake = { wholeMinor: atStake(price), nightsMinor: price.nightsMinor }
  return policyOf(steps, stake, { start: checkIn, timeZone }, now)
}
