// Reads practitioners.json: the people who treat.
import { findNodeAtLocation } from 'jsonc-parser'
import { z } from 'zod'
import { weekdays } from '#domain/practitioners/practitioner.ts'
import { checkList, type Item } from './check-object.ts'
import * as rule from './field-rules.ts'
import type { PackPractitioner } from './pack.ts'
import type { PackTexts } from './pack-texts.ts'
import { type PlacedSlug, type Reading, refuseRepeated, refuseUnknownProcedures } from './reading.ts'
import type { Source } from './source.ts'
import { shown } from './wording.ts'

const file = 'practitioners.json'

function practitionerShape({ text }: PackTexts) {
  const day = z.enum(weekdays, { error: `one of ${weekdays.join(', ')}` })
  return {
    slug: rule.slug,
    name: text,
    title: text,
    specialty: text,
    licenceNumber: rule.someText,
    licenceRegister: text,
    licenceUrl: rule.httpsUrl,
    languages: rule.listOf(rule.language, 1),
    procedures: rule.listOf(rule.slug),
    biography: text,
    practisingSince: rule.wholeNumber(1920, new Date().getFullYear()).optional(),
    timeZone: rule.timeZone,
    weeklyAvailability: rule.listOf(rule.objectOf({ day, from: rule.timeOfDay, to: rule.timeOfDay })),
  }
}
type Shape = ReturnType<typeof practitionerShape>

export type ReadPractitioners = { slugs: PlacedSlug[]; rows: PackPractitioner[] }

/** @param procedures slugs of procedures.csv, undefined when it cannot be read */
export function readPractitioners(
  reading: Reading,
  procedures: ReadonlySet<string> | undefined,
): ReadPractitioners | undefined {
  const json = reading.json(file)
  const items = json && checkList(json.source, json.root, practitionerShape(reading.texts))
  if (!json || !items) return undefined
  const slugs = items.flatMap((item) => placedAt(json.source, item, ['slug']))
  refuseRepeated(slugs)
  for (const item of items) {
    refuseUnknownProcedures(listed(json.source, item, 'procedures'), procedures)
    refuseTwice(listed(json.source, item, 'procedures'))
    refuseTwice(listed(json.source, item, 'languages'))
    refuseBackwardHours(json.source, item)
  }
  const rows = items.flatMap(({ all }, position) => {
    if (!all) return []
    reading.noteLacking(file, all, all.slug)
    return [{ ...all, practisingSince: all.practisingSince ?? null, exceptions: [], position }]
  })
  return { slugs, rows }
}

/** A text of an item that can be a slug or a code, with its place; nothing when it is another kind of value. */
function placedAt(source: Source, item: Item<Shape>, path: (string | number)[]): PlacedSlug[] {
  const node = findNodeAtLocation(item.node, path)
  const { data: slug } = rule.slug.safeParse(node?.value)
  return node && slug !== undefined ? [{ slug, source, offset: node.offset }] : []
}

function listed(source: Source, item: Item<Shape>, key: 'procedures' | 'languages'): PlacedSlug[] {
  const nodes = findNodeAtLocation(item.node, [key])?.children ?? []
  return nodes.flatMap((_, index) => placedAt(source, item, [key, index]))
}

function refuseTwice(words: readonly PlacedSlug[]): void {
  const seen = new Set<string>()
  for (const { slug, source, offset } of words) {
    if (seen.has(slug)) source.refuse(offset, `${shown(slug)} stands twice in this list`)
    seen.add(slug)
  }
}

function refuseBackwardHours(source: Source, { node }: Item<Shape>): void {
  for (const hours of findNodeAtLocation(node, ['weeklyAvailability'])?.children ?? []) {
    const to = findNodeAtLocation(hours, ['to'])
    const from = rule.timeOfDay.safeParse(findNodeAtLocation(hours, ['from'])?.value).data
    const until = rule.timeOfDay.safeParse(to?.value).data
    if (to && from && until && until <= from) {
      source.refuse(to.offset, `to is ${shown(until)}; must be later than from, which is ${shown(from)}`)
    }
  }
}
