// The rules between the keys of a hotel, as far as those could be read.
import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser'
import { toMajor } from '#kernel/money.ts'
import * as amounts from './amount.ts'
import { checkRoom } from './check-room.ts'
import { nameAt, type Part, PartRules, partsOf } from './hotel-part.ts'
import { type HotelParts, mostMinor, type taxShape } from './hotel-shape.ts'
import type { Source } from './source.ts'
import { shown } from './wording.ts'

/** All keys of a hotel that hold an amount, wherever they stand. */
const amountKeys = new Set(['amount', 'price', 'extraAdult', 'extraChild', 'boardAdult', 'boardChild'])

/** @param currency of the location, undefined while that cannot be told; then amounts are left alone */
export function checkHotel(source: Source, node: Node, shapes: HotelParts, currency: string | undefined): boolean {
  const rules = new PartRules(source)
  for (const features of [node, ...(findNodeAtLocation(node, ['rooms'])?.children ?? [])]) {
    refuseTwice(rules, findNodeAtLocation(features, ['features'])?.children ?? [])
  }
  for (const tax of partsOf(node, 'taxes', shapes.tax)) checkTax(rules, tax)
  const rooms = partsOf(node, 'rooms', shapes.room)
  refuseRepeatedSlugs(rules, rooms)
  for (const room of rooms) {
    const plans = partsOf(room.node, 'plans', shapes.plan)
    refuseRepeatedSlugs(rules, plans)
    checkRoom(rules, room, plans, currency)
  }
  if (currency !== undefined) checkAmounts(rules, node, currency)
  return rules.isSound
}

function refuseTwice(rules: PartRules, words: readonly Node[]): void {
  const seen = new Set<unknown>()
  for (const word of words) {
    if (seen.has(word.value)) rules.refuseAt(word, `${shown(word.value)} stands twice in this list`)
    seen.add(word.value)
  }
}

function refuseRepeatedSlugs(rules: PartRules, parts: readonly { node: Node; some: { slug?: string } }[]): void {
  const seen = new Set<string>()
  for (const { node, some } of parts) {
    if (some.slug === undefined) continue
    if (seen.has(some.slug)) {
      rules.refuseAt(findNodeAtLocation(node, ['slug']) ?? node, `slug ${shown(some.slug)} stands twice in this list`)
    }
    seen.add(some.slug)
  }
}

/** A tax says what it is in the way of its basis, and in no other. */
function checkTax(rules: PartRules, { node, some }: Part<ReturnType<typeof taxShape>>): void {
  const { basis, fromAge } = some
  if (basis === undefined) return
  const [needed, other] = basis === 'percent' ? (['percent', 'amount'] as const) : (['amount', 'percent'] as const)
  if (!findNodeAtLocation(node, [needed])) rules.refuse(node, needed, `there where basis is ${shown(basis)}`)
  if (findNodeAtLocation(node, [other])) rules.refuse(node, other, `left out where basis is ${shown(basis)}`)
  if (fromAge !== undefined && basis !== 'person-night') {
    rules.refuse(node, 'fromAge', 'left out where basis is not "person-night"')
  }
}

function checkAmounts(rules: PartRules, node: Node, currency: string): void {
  const [key, value] = node.type === 'property' ? (node.children ?? []) : []
  if (key && value && amountKeys.has(String(key.value))) checkAmount(rules, value, currency)
  for (const child of node.children ?? []) checkAmounts(rules, child, currency)
}

function checkAmount(rules: PartRules, node: Node, currency: string): void {
  const { data: text } = amounts.amount.safeParse(getNodeValue(node))
  if (text === undefined) return
  const most = `at most ${toMajor({ amountMinor: mostMinor, currency })} ${currency}`
  const expected =
    amounts.wrongAmount(text, currency)?.expected ?? (amounts.toMinor(text, currency) > mostMinor ? most : undefined)
  if (expected) rules.refuseAt(node, `${nameAt(node)} is ${shown(getNodeValue(node))}; must be ${expected}`)
}
