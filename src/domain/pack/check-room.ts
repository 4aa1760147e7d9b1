// The rules between the keys of a room: who fits in, its calendar, and the terms of its rate plans.
import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { nightsBetween } from '#kernel/plain-date.ts'
import { checkCancellation } from './check-cancellation.ts'
import { type Part, type PartRules, partsOf } from './hotel-part.ts'
import { nightsShape, type planShape, type roomShape } from './hotel-shape.ts'
import { type MinorOf, minorIn } from './step-faults.ts'
import { shown } from './wording.ts'

/** Two years, one of them a leap year. */
const longestCalendar = 731

type RoomPart = Part<ReturnType<typeof roomShape>>
type PlanPart = Part<ReturnType<typeof planShape>>

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
  const minorOf = minorIn(currency)
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
  checkCancellation(rules, node, 'cancellation', minorOf)
}
