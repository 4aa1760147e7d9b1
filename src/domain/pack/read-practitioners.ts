// Reads practitioners.json: the people who treat.
import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { checkList, type Item } from './check-object.ts'
import * as rule from './field-rules.ts'
import { hoursShape, refuseBackwardHours, refuseOverlap, weekHoursShape } from './hours.ts'
import type { PackPractitioner } from './pack.ts'
import type { PackTexts } from './pack-texts.ts'
import { type PlacedSlug, type Reading, refuseRepeated, refuseUnknownProcedures } from './reading.ts'
import type { Source } from './source.ts'
import { shown } from './wording.ts'

const file = 'practitioners.json'

function practitionerShape({ name, line, text }: PackTexts) {
  return {
    slug: rule.slug,
    name,
    title: name,
    specialty: line,
    licenceNumber: rule.textUpTo(rule.longest.name),
    licenceRegister: line,
    licenceUrl: rule.httpsUrl,
    languages: rule.listOf(rule.language, 1),
    procedures: rule.listOf(rule.slug),
    biography: text,
    practisingSince: rule.wholeNumber(1920, new Date().getFullYear()).optional(),
    timeZone: rule.timeZone,
    weeklyAvailability: rule.listOf(rule.objectOf(weekHoursShape)),
    exceptions: rule
      .listOf(
        rule.objectOf({
          from: rule.calendarDate,
          to: rule.calendarDate,
          hours: rule.listOf(rule.objectOf(hoursShape)),
        }),
      )
      .optional(),
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
    refuseBackwardHours(json.source, findNodeAtLocation(item.node, ['weeklyAvailability'])?.children ?? [])
    refuseWrongExceptions(json.source, findNodeAtLocation(item.node, ['exceptions']))
  }
  const rows = items.flatMap(({ all }, position) => {
    if (!all) return []
    reading.noteLacking(file, all, all.slug)
    return [{ ...all, practisingSince: all.practisingSince ?? null, exceptions: all.exceptions ?? [], position }]
  })
  return { slugs, rows }
}

/** A text of an item that can be a slug or a code, with its place; nothing when it is another kind of value. */
function placedAt(source: Source, item: Item<Shape>, path: (string | number)[], form: Form = rule.slug): PlacedSlug[] {
  const node = findNodeAtLocation(item.node, path)
  const { data: slug } = form.safeParse(node?.value)
  return node && slug !== undefined ? [{ slug, source, offset: node.offset }] : []
}

type Form = typeof rule.slug | typeof rule.language
const forms = { procedures: rule.slug, languages: rule.language }

function listed(source: Source, item: Item<Shape>, key: 'procedures' | 'languages'): PlacedSlug[] {
  const nodes = findNodeAtLocation(item.node, [key])?.children ?? []
  return nodes.flatMap((_, index) => placedAt(source, item, [key, index], forms[key]))
}

function refuseTwice(words: readonly PlacedSlug[]): void {
  const seen = new Set<string>()
  for (const { slug, source, offset } of words) {
    if (seen.has(slug)) source.refuse(offset, `${shown(slug)} stands twice in this list`)
    seen.add(slug)
  }
}

/** Days in the wrong order, and hours of a day that are not one after the other. */
function refuseWrongExceptions(source: Source, list: Node | undefined): void {
  for (const exception of list?.children ?? []) {
    const to = findNodeAtLocation(exception, ['to'])
    const from = rule.calendarDate.safeParse(findNodeAtLocation(exception, ['from'])?.value).data
    const until = rule.calendarDate.safeParse(to?.value).data
    if (to && from && until && until < from) {
      source.refuse(to.offset, `to is ${shown(until)}; must not be before from, which is ${shown(from)}`)
    }
    const hours = findNodeAtLocation(exception, ['hours'])?.children ?? []
    refuseBackwardHours(source, hours)
    refuseOverlap(source, hours)
  }
}
