// The rules between the steps of a cancellation policy, of a rate plan as of a treatment: a fee is said once, and never falls.
import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { readAmount } from '#kernel/read-amount.ts'
import type { Fields } from './check-object.ts'
import { type Part, type PartRules, partsOf } from './hotel-part.ts'
import { feeShape, stepShape } from './hotel-shape.ts'
import { shown } from './wording.ts'

type StepFields = Partial<Fields<typeof stepShape>>

/** Undefined of what is no amount, or not there. */
export type MinorOf = (text: string | undefined) => number | undefined

/** @param currency undefined while it cannot be told; then amounts are not held against each other */
export function minorIn(currency: string | undefined): MinorOf {
  return (text) => {
    const read = text !== undefined && currency !== undefined && readAmount(text, currency)
    return read && read.is === 'amount' ? read.money.amountMinor : undefined
  }
}

/** @param key of the list of steps in the object */
export function checkCancellation(rules: PartRules, node: Node, key: string, minorOf: MinorOf): void {
  const steps = partsOf(node, key, stepShape)
  for (const step of steps) checkFee(rules, step.node)
  for (const [at, step] of steps.entries()) checkOrder(rules, step, steps.slice(0, at), minorOf)
}

/** A fee is said in one way. */
function checkFee(rules: PartRules, step: Node): void {
  const fee = findNodeAtLocation(step, ['fee'])
  if (fee?.type !== 'object') return
  const said = Object.keys(feeShape).filter((key) => findNodeAtLocation(fee, [key]))
  if (said.length !== 1) rules.refuseAt(fee, 'fee must be one of percent, nights and amount, and no more than one')
}

/** Steps come nearer to the day, and cancelling never costs less than before. */
function checkOrder(
  rules: PartRules,
  { node, some }: Part<typeof stepShape>,
  before: readonly Part<typeof stepShape>[],
  minorOf: MinorOf,
) {
  const previous = before.at(-1)?.some
  const { daysBefore, time = '' } = some
  if (previous?.daysBefore !== undefined && daysBefore !== undefined) {
    const { daysBefore: earlier, time: until = '' } = previous
    if (daysBefore > earlier || (daysBefore === earlier && time <= until)) {
      rules.refuse(node, 'daysBefore', `fewer days than in the step before, which has ${earlier}`)
    }
  }
  const dearer = before.find((step) => isLess(some, step.some, minorOf))
  const fee = findNodeAtLocation(node, ['fee'])
  if (dearer && fee) {
    rules.refuseAt(
      fee,
      `fee is ${shown(some.fee)}; must not be less than in a step before, which has ${shown(dearer.some.fee)}`,
    )
  }
}

/** Of fees that are said in the same way; nothing is less than anything else. */
function isLess({ fee }: StepFields, { fee: earlier }: StepFields, minorOf: MinorOf): boolean {
  if (!fee || !earlier) return false
  const isUnread = (some: typeof fee) => some.amount !== undefined && minorOf(some.amount) === undefined
  if (isUnread(fee) || isUnread(earlier)) return false
  const values = (some: typeof fee) => [some.percent, some.nights, minorOf(some.amount)]
  if (values(fee).every((value) => !value)) return values(earlier).some((value) => Boolean(value))
  return values(fee).some((value, at) => value !== undefined && value < (values(earlier)[at] ?? 0))
}
