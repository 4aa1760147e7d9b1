// The cancellation policy of a booking: what cancelling costs until which moment. It is made once, agreed to, and never moves.

import { momentAt } from '#kernel/moment-at.ts'
import { partOf } from '#kernel/money.ts'
import { addDays } from '#kernel/plain-date.ts'

/** What cancelling costs until a moment: a part of the price, the price of the first nights, or an amount. */
export type CancellationFee = { percent: number } | { nights: number } | { amountMinor: number }

/** Until `time` (`HH:MM`) in the zone of what is booked, so many days before it begins. */
export type CancellationStep = { daysBefore: number; time: string; fee: CancellationFee }

/** `until`: an ISO moment, or null for the last step, which holds from the one before it on. Fees never fall from step to step. */
export type PolicyStep = { until: string | null; feeMinor: number }

/** At least one step; only the last is without an end. In minor units of the price's currency. */
export type CancellationPolicy = PolicyStep[]

/** What can be lost by cancelling, and what each night is of it where there are nights; minor units. */
export type AtStake = { wholeMinor: number; nightsMinor?: readonly number[] }

/**
 * @param steps of what is sold, the earliest end first
 * @param start plain date on which it begins, in the zone where it is
 * @param now steps that are over by then are left out
 */
export function policyOf(
  steps: readonly CancellationStep[],
  stake: AtStake,
  { start, timeZone }: { start: string; timeZone: string },
  now: Date,
): CancellationPolicy {
  const ahead = steps.flatMap((step) => {
    const until = momentAt(addDays(start, -step.daysBefore), step.time, timeZone)
    return until <= now ? [] : { ...step, until: until.toISOString() }
  })
  const fees = feesOf(ahead, stake)
  const policy: CancellationPolicy = ahead.map(({ until }, at) => ({ until, feeMinor: fees[at] ?? stake.wholeMinor }))
  policy.push({ until: null, feeMinor: stake.wholeMinor })
  return policy
}

/** What each step costs, in minor units: never less than the one before. */
export function feesOf(steps: readonly Pick<CancellationStep, 'fee'>[], stake: AtStake): number[] {
  let least = 0
  return steps.map(({ fee }) => {
    least = Math.max(least, feeOf(fee, stake))
    return least
  })
}

/** The step that holds at a moment; the end of a step belongs to the next one. */
export function stepAt(policy: CancellationPolicy, now: Date): PolicyStep {
  const step = policy.find(({ until }) => until === null || now < new Date(until))
  if (!step) throw new RangeError('a cancellation policy without a last step')
  return step
}

/** What cancelling at a moment costs. */
export const feeAt = (policy: CancellationPolicy, now: Date): number => stepAt(policy, now).feeMinor

/** The last moment up to which cancelling costs nothing; null when there is none. */
export function freeUntil(policy: CancellationPolicy): string | null {
  return policy.findLast(({ until, feeMinor }) => until !== null && feeMinor === 0)?.until ?? null
}

export const isSamePolicy = (one: CancellationPolicy, other: CancellationPolicy): boolean =>
  one.length === other.length &&
  one.every(({ until, feeMinor }, at) => {
    const step = other[at]
    return step?.feeMinor === feeMinor && momentOf(step.until) === momentOf(until)
  })
const momentOf = (until: string | null) => until && Date.parse(until)

function feeOf(fee: CancellationFee, { wholeMinor, nightsMinor = [] }: AtStake): number {
  if ('percent' in fee) return partOf(wholeMinor, fee.percent, 100)
  if ('amountMinor' in fee) return Math.min(wholeMinor, fee.amountMinor)
  const sum = (nights: readonly number[]) => nights.reduce((total, night) => total + night, 0)
  const all = sum(nightsMinor)
  // Taxes go with the nights: the price of some nights is their share of everything.
  return all === 0 ? wholeMinor : partOf(wholeMinor, sum(nightsMinor.slice(0, fee.nights)), all)
}
