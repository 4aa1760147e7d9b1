// What is wrong between the steps of a cancellation policy, wherever it is written: days that do not come nearer, and fees that fall.
import { readAmount } from '#kernel/read-amount.ts'
import { shown } from './wording.ts'

/** Undefined of what is no amount, or not there. */
export type MinorOf = (text: string | undefined) => number | undefined

/** @param currency undefined while it cannot be told; then amounts are not held against each other */
export function minorIn(currency: string | undefined): MinorOf {
  return (text) => {
    const read = text !== undefined && currency !== undefined && readAmount(text, currency)
    return read && read.is === 'amount' ? read.money.amountMinor : undefined
  }
}

type Fee = { percent?: number | undefined; nights?: number | undefined; amount?: string | undefined }

/** What of a step could be read. */
export type ReadStep = { daysBefore?: number | undefined; time?: string | undefined; fee?: Fee | undefined }

export type StepFault = { field: 'daysBefore' | 'fee'; reason: 'step-order' | 'less-fee'; expected: string }

/** @param before the steps before it, the earliest end first */
export function stepFaults(step: ReadStep, before: readonly ReadStep[], minorOf: MinorOf): StepFault[] {
  const faults: StepFault[] = []
  const previous = before.at(-1)
  const { daysBefore, time = '' } = step
  if (previous?.daysBefore !== undefined && daysBefore !== undefined) {
    const { daysBefore: earlier, time: until = '' } = previous
    if (daysBefore > earlier || (daysBefore === earlier && time <= until)) {
      const expected = `fewer days than in the step before, which has ${earlier}`
      faults.push({ field: 'daysBefore', reason: 'step-order', expected })
    }
  }
  const dearer = before.find((one) => isLess(step, one, minorOf))
  if (dearer) {
    const expected = `not be less than in a step before, which has ${shown(dearer.fee)}`
    faults.push({ field: 'fee', reason: 'less-fee', expected })
  }
  return faults
}

/** Of fees that are said in the same way; nothing is less than anything else. */
function isLess({ fee }: ReadStep, { fee: earlier }: ReadStep, minorOf: MinorOf): boolean {
  if (!fee || !earlier) return false
  const isUnread = (some: Fee) => some.amount !== undefined && minorOf(some.amount) === undefined
  if (isUnread(fee) || isUnread(earlier)) return false
  const values = (some: Fee) => [some.percent, some.nights, minorOf(some.amount)]
  if (values(fee).every((value) => !value)) return values(earlier).some((value) => Boolean(value))
  return values(fee).some((value, at) => value !== undefined && value < (values(earlier)[at] ?? 0))
}
