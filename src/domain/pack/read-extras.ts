// Reads extras.json: transfers and insurance that a client may add to their trip.
import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser'
import { isAirport, unitsOf } from '#domain/extras/extra.ts'
import * as amounts from './amount.ts'
import { checkCancellation } from './check-cancellation.ts'
import { checkList, type Fields, type Item } from './check-object.ts'
import { type ExtraShape, extraShape } from './extra-shape.ts'
import { nameAt, PartRules } from './hotel-part.ts'
import type { PackExtra } from './pack.ts'
import { type PlacedSlug, type Reading, refuseRepeated } from './reading.ts'
import type { Source } from './source.ts'
import { minorIn } from './step-faults.ts'
import { shown } from './wording.ts'

const file = 'extras.json'

export type ReadExtras = { rows: PackExtra[] }

/** A pack without the file has none. */
export function readExtras(reading: Reading): ReadExtras | undefined {
  if (!reading.sources.has(file)) return { rows: [] }
  const json = reading.json(file)
  const items = json && checkList(json.source, json.root, extraShape(reading.texts))
  if (!json || !items) return undefined
  refuseRepeated(
    items.flatMap(({ node, some }): PlacedSlug[] => {
      const offset = findNodeAtLocation(node, ['slug'])?.offset ?? 0
      return some.slug === undefined ? [] : [{ slug: some.slug, source: json.source, offset }]
    }),
  )
  const rows = items.flatMap((item, position) => {
    const isSound = item.node.type === 'object' && checkExtra(json.source, item)
    if (!item.all || !isSound) return []
    reading.noteLacking(file, item.all, item.all.slug)
    return [toExtra(item.all, position)]
  })
  return { rows }
}

/** The rules between the keys of an extra, as far as those could be read. */
function checkExtra(source: Source, { node, some }: Item<ExtraShape>): boolean {
  const rules = new PartRules(source)
  const { type, unit, currency } = some
  if (type !== undefined) {
    const other = type === 'transfer' ? 'insurance' : 'transfer'
    if (!findNodeAtLocation(node, [type])) rules.refuse(node, type, `there where type is ${shown(type)}`)
    if (findNodeAtLocation(node, [other])) rules.refuse(node, other, `left out where type is ${shown(type)}`)
    if (unit !== undefined && !unitsOf[type].includes(unit))
      rules.refuse(node, 'unit', `one of ${unitsOf[type].join(', ')} where type is ${shown(type)}`)
    if (type === 'insurance') checkInsurer(rules, node)
  }
  checkEnds(rules, node)
  checkCancellation(rules, node, 'cancellation', minorIn(currency))
  if (currency !== undefined) for (const found of amountsIn(node)) checkAmount(rules, found, currency)
  return rules.isSound
}

/** Whoever sells insurance says who they are, and under which licence. */
function checkInsurer(rules: PartRules, node: Node): void {
  const party = findNodeAtLocation(node, ['party'])
  if (!party) return rules.refuse(node, 'party', 'there where type is "insurance": the insurer')
  for (const key of ['registration', 'policyUrl'])
    if (!findNodeAtLocation(party, [key])) rules.refuse(party, key, 'there where type is "insurance"')
}

/** It goes from an airport or to one: else nobody knows on which day of the trip. */
function checkEnds(rules: PartRules, node: Node): void {
  const [from, to] = ['from', 'to'].map((key) => findNodeAtLocation(node, ['transfer', key]))
  if (!from || !to || typeof from.value !== 'string' || typeof to.value !== 'string') return
  if (isAirport(from.value) === isAirport(to.value))
    rules.refuseAt(to, `transfer.to is ${shown(to.value)}; one of from and to must be an airport, and only one`)
}

function amountsIn(node: Node): Node[] {
  const steps = findNodeAtLocation(node, ['cancellation'])?.children ?? []
  const fees = steps.map((one) => findNodeAtLocation(one, ['fee', 'amount']))
  return [findNodeAtLocation(node, ['price']), ...fees].filter((one) => one !== undefined)
}

function checkAmount(rules: PartRules, node: Node, currency: string): void {
  const { data: text } = amounts.amount.safeParse(getNodeValue(node))
  if (text === undefined) return
  const wrong = amounts.wrongAmount(text, currency)?.expected
  const isFree = nameAt(node) === 'price' && wrong === undefined && amounts.toMinor(text, currency) === 0
  const expected = wrong ?? (isFree ? 'more than nothing: what costs nothing is not paid for' : undefined)
  if (expected) rules.refuseAt(node, `${nameAt(node)} is ${shown(getNodeValue(node))}; must be ${expected}`)
}

function toExtra(fields: Fields<ExtraShape>, position: number): PackExtra {
  const { price, party, transfer, insurance, cancellation, ...rest } = fields
  const minor = (text: string) => amounts.toMinor(text, fields.currency)
  return {
    ...rest,
    position,
    priceMinor: minor(price),
    cancellation: cancellation.map(({ fee, ...step }) => ({
      ...step,
      fee: fee.percent === undefined ? { amountMinor: minor(fee.amount ?? '0') } : { percent: fee.percent },
    })),
    party: party ? { ...party, registration: party.registration ?? null, policyUrl: party.policyUrl ?? null } : null,
    transfer: transfer ? { ...transfer, perDay: transfer.perDay ?? null } : null,
    insurance: insurance ?? null,
  }
}
