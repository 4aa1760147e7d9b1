// Reads packages.json: what goes around a procedure at one price.
import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser'
import { z } from 'zod'
import * as amounts from './amount.ts'
import { checkList, type Fields, type Item } from './check-object.ts'
import * as rule from './field-rules.ts'
import type { PackPackage } from './pack.ts'
import type { PackTexts } from './pack-texts.ts'
import { type PlacedSlug, type Reading, refuseRepeated, refuseUnknownProcedures } from './reading.ts'
import type { Source } from './source.ts'
import { shown } from './wording.ts'

const file = 'packages.json'
const kinds = ['procedure', 'hospital', 'hotel', 'transfer', 'visit', 'medicine', 'test', 'companion', 'other'] as const

function packageShape({ name, line }: PackTexts) {
  const kind = z.enum(kinds, { error: `one of ${kinds.join(', ')}` })
  return {
    slug: rule.slug,
    procedure: rule.slug,
    name,
    summary: line,
    nights: rule.wholeNumber(0, 400),
    hotelClass: rule.wholeNumber(0, 5),
    transfers: rule.wholeNumber(0, 100),
    companions: rule.wholeNumber(0, 20),
    inside: rule.listOf(rule.objectOf({ text: line, kind, worth: amounts.amount, mayChangeIf: line.optional() }), 1),
    excluded: rule.listOf(line),
    price: amounts.amount,
    currency: rule.currency,
    validFrom: rule.calendarDate,
    validTo: rule.calendarDate,
  }
}
type Shape = ReturnType<typeof packageShape>

export type ReadPackages = { slugs: PlacedSlug[]; rows: PackPackage[] }

/** @param procedures slugs of procedures.csv, undefined when it cannot be read */
export function readPackages(reading: Reading, procedures: ReadonlySet<string> | undefined): ReadPackages | undefined {
  const json = reading.json(file)
  const items = json && checkList(json.source, json.root, packageShape(reading.texts))
  if (!json || !items) return undefined
  const placed = (key: 'slug' | 'procedure') => items.flatMap((item) => placedSlug(json.source, item, key))
  const slugs = placed('slug')
  refuseRepeated(slugs)
  refuseUnknownProcedures(placed('procedure'), procedures)
  const rows = items.flatMap((item, position) => {
    const sound = checkItem(json.source, item)
    if (!item.all || !sound) return []
    reading.noteLacking(file, item.all, item.all.slug)
    return [toPackage(item.all, position)]
  })
  return { slugs, rows }
}

function placedSlug(source: Source, item: Item<Shape>, key: 'slug' | 'procedure'): PlacedSlug[] {
  const slug = item.some[key]
  return slug === undefined ? [] : [{ slug, source, offset: findNodeAtLocation(item.node, [key])?.offset ?? 0 }]
}

/** The rules between the keys of a package, as far as those could be read. */
function checkItem(source: Source, { node, some }: Item<Shape>): boolean {
  let sound = true
  for (const [name, found] of amountsIn(node)) {
    const text = amounts.amount.safeParse(getNodeValue(found)).data
    const expected = text && some.currency && amounts.wrongAmount(text, some.currency)?.expected
    if (!expected) continue
    source.refuse(found.offset, `${name} is ${shown(getNodeValue(found))}; must be ${expected}`)
    sound = false
  }
  const { validFrom, validTo } = some
  if (validFrom && validTo && validTo < validFrom) {
    const said = `validTo is ${shown(validTo)}; must not be before validFrom, which is ${shown(validFrom)}`
    source.refuse(findNodeAtLocation(node, ['validTo'])?.offset ?? node.offset, said)
    sound = false
  }
  return sound
}

function amountsIn(node: Node): [string, Node][] {
  const parts = findNodeAtLocation(node, ['inside'])?.children ?? []
  const found: [string, Node | undefined][] = [
    ['price', findNodeAtLocation(node, ['price'])],
    ...parts.map((part, at): [string, Node | undefined] => [
      `inside[${at}].worth`,
      findNodeAtLocation(part, ['worth']),
    ]),
  ]
  return found.filter((pair): pair is [string, Node] => pair[1] !== undefined)
}

function toPackage(fields: Fields<Shape>, position: number): PackPackage {
  const { procedure, price, inside, ...rest } = fields
  return {
    ...rest,
    position,
    procedureSlug: procedure,
    priceMinor: amounts.toMinor(price, fields.currency),
    inside: inside.map(({ text, kind, worth, mayChangeIf }) => ({
      text,
      kind,
      worthMinor: amounts.toMinor(worth, fields.currency),
      mayChangeIf: mayChangeIf ?? null,
    })),
  }
}
