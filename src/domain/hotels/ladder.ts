// The cancellation ladder of a stay: what cancelling costs until which moment. It is made once, agreed to, and never moves.
import { momentAt } from '#kernel/moment-at.ts'
import { addDays } from '#kernel/plain-date.ts'
import type { CancellationFee, CancellationStep } from './hotel.ts'
import { partOf, type StayPrice } from './price-stay.ts'

/** `until`: an ISO moment, or null for the last step, which holds from the one before it on. Fees never fall from step to step. */
export type LadderStep = { until: string | null; feeMinor: number }

/** At least one step; only the last is without an end. In minor units of the price's currency. */
export type Ladder = LadderStep[]

/** What can be lost by cancelling: all but what the hotel takes itself on the day. */
export const atStake = ({ totalMinor, atHotelMinor }: Pick<StayPrice, 'totalMinor' | 'atHotelMinor'>): number =>
  totalMinor - atHotelMinor

/**
 * @param steps of the rate plan, the earliest end first
 * @param now steps that are over by then are left out
 */
export function ladderOf(
  steps: readonly CancellationStep[],
  price: StayPrice,
  { checkIn, timeZone }: { checkIn: string; timeZone: string },
  now: Date,
): Ladder {
  const ladder: Ladder = []
  let least = 0
  for (const { daysBefore, time, fee } of steps) {
    const until = momentAt(addDays(checkIn, -daysBefore), time, timeZone)
    if (until <= now) continue
    least = Math.max(least, feeOf(fee, price))
    ladder.push({ until: until.toISOString(), feeMinor: least })
  }
  ladder.push({ until: null, feeMinor: atStake(price) })
  return ladder
}

/** What cancelling at a moment costs; the end of a step belongs to the next one. */
export function feeAt(ladder: Ladder, now: Date): number {
  const step = ladder.find(({ until }) => until === null || now < new Date(until))
  if (!step) throw new RangeError('a ladder without a last step')
  return step.feeMinor
}

/** The last moment up to which cancelling costs nothing; null when there is none. */
export function freeUntil(ladder: Ladder): string | null {
  return ladder.findLast(({ until, feeMinor }) => until !== null && feeMinor === 0)?.until ?? null
}

function feeOf(fee: CancellationFee, price: StayPrice): number {
  const whole = atStake(price)
  if ('percent' in fee) return partOf(whole, fee.percent, 100)
  if ('amountMinor' in fee) return Math.min(whole, fee.amountMinor)
  const sum = (nights: readonly number[]) => nights.reduce((total, night) => total + night, 0)
  const all = sum(price.nightsMinor)
  // Taxes go with the nights: the price of some nights is their share of everything.
  return all === 0 ? whole : partOf(whole, sum(price.nightsMinor.slice(0, fee.nights)), all)
}
