// The rules between the keys of a room: who fits in, its calendar, and the terms of its rate plans.
import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { nightsBetween } from '#kernel/plain-date.ts'
import { readAmount } from '#kernel/read-amount.ts'
import type { Fields } from './check-object.ts'
import { type Part, type PartRules, partsOf } from './hotel-part.ts'
import { feeShape, nightsShape, type planShape, type roomShape, stepShape } from './hotel-shape.ts'
import { shown } from './wording.ts'

/** Two years, one of them a leap year. */
const longestCalendar = 731

type RoomPart = Part<ReturnType<typeof roomShape>>
type PlanPart = Part<ReturnType<typeof planShape>>
type StepFields = Partial<Fields<typeof stepShape>>

/** @param currency undefined while it cannot be told; then amounts are not held against each other */
export function checkRoom(
  rules: PartRules,
  { node, some }: RoomPart,
  plans: readonly PlanPart[],
  currency: string | undefined,
): void {
  const { maxGuests = Infinity } = some
  for (const key of ['maxAdults', 'guestsIncluded'] as const) {
    if ((some[key] ?? 0) > maxGuests) rules.refuse(node, key, `at most maxGuests, which is ${maxGuests}`)
  }
  checkCalendar(rules, node)
  const minorOf: MinorOf = (text) => {
    const read = text !== undefined && currency !== undefined && readAmount(text, currency)
    return read && read.is === 'amount' ? read.money.amountMinor : undefined
  }
  for (const plan of plans) checkPlan(rules, plan, minorOf)
}

function checkCalendar(rules: PartRules, room: Node): void {
  const entries = partsOf(room, 'calendar', nightsShape)
  const first = entries
    .map(({ some }) => some.from ?? '9999')
    .reduce((one, other) => (one < other ? one : other), '9999')
  for (const { node, some } of entries) {
    const { from, to, closed } = some
    if (from && to && to < from) rules.refuse(node, 'to', `no day before from, which is ${shown(from)}`)
    else if (to && first < to && nightsBetween(first, to) >= longestCalendar) {
      rules.refuse(node, 'to', `at most two years after the first day of the calendar, which is ${shown(first)}`)
    }
    if (closed) continue
    for (const key of ['price', 'rooms']) {
      if (!findNodeAtLocation(node, [key])) rules.refuse(node, key, 'there unless closed is true')
    }
  }
}

/** Undefined of what is no amount, or not there. */
type MinorOf = (text: string | undefined) => number | undefined

function checkPlan(rules: PartRules, { node, some }: PlanPart, minorOf: MinorOf): void {
  const { payment, deposit, board } = some
  if (payment === 'before-arrival' && !findNodeAtLocation(node, ['deposit'])) {
    rules.refuse(node, 'deposit', 'there where payment is "before-arrival"')
  }
  if (payment === 'at-hotel' && (deposit ?? 0) !== 0) {
    rules.refuse(node, 'deposit', 'left out or 0 where payment is "at-hotel"')
  }
  if (payment === 'at-booking' && (deposit ?? 100) !== 100) {
    rules.refuse(node, 'deposit', 'left out or 100 where payment is "at-booking"')
  }
  for (const key of ['boardAdult', 'boardChild'] as const) {
    if (board === 'room-only' && (minorOf(some[key]) ?? 0) > 0) {
      rules.refuse(node, key, 'left out where board is "room-only"')
    }
  }
  const steps = partsOf(node, 'cancellation', stepShape)
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
