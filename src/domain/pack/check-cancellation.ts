// The rules between the steps of a cancellation policy, of a rate plan as of a treatment: a fee is said once, and never falls.
import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { type Part, type PartRules, partsOf } from './hotel-part.ts'
import { feeShape, stepShape } from './hotel-shape.ts'
import { type MinorOf, stepFaults } from './step-faults.ts'
import { shown } from './wording.ts'

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
  const fee = findNodeAtLocation(node, ['fee'])
  const earlier = before.map((step) => step.some)
  for (const { field, expected } of stepFaults(some, earlier, minorOf)) {
    if (field === 'daysBefore') rules.refuse(node, 'daysBefore', expected)
    else if (fee) rules.refuseAt(fee, `fee is ${shown(some.fee)}; must ${expected}`)
  }
}
