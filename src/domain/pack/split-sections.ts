// Splits a procedure's page into its ten sections by their headings, and refuses what stands out of place.
import type { Heading, RootContent } from 'mdast'
import { offsetOf, parseWithin, readWords } from './markdown.ts'
import type { Source } from './source.ts'
import { textLimits } from './text-limits.ts'
import { nearMiss, shown, unknown } from './wording.ts'

/** The headings in their order. They are keys and stay in English in every language. */
export const sectionNames = [
  'What it is',
  'Who it is for',
  'Who it is not for',
  'Steps',
  'Recovery',
  'Risks',
  'Included',
  'Not included',
  'Aftercare',
  'Questions and answers',
] as const
export type SectionName = (typeof sectionNames)[number]

export type Section = { name: SectionName; heading: Heading; nodes: RootContent[] }
/** What stands below a heading. */
export type SectionBody = Pick<Section, 'name' | 'nodes'>

/** The sections that are there, each once and with something in it. Nothing is undefined: a missing one is refused. */
export function splitSections(source: Source): Map<SectionName, Section> {
  const sections = new Map<SectionName, Section>()
  const nodes = parseWithin(textLimits.page, source.text, source.refuse)
  if (!nodes) return sections
  if (nodes[0]?.type === 'heading' && nodes[0].depth === 1) nodes.shift()
  // Nodes below a heading that is refused go nowhere, so that they are not refused once more.
  let into: RootContent[] | undefined
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth <= 2) into = open(source, node, sections)
    else if (into) into.push(node)
    else if (sections.size === 0 && node === nodes[0]) {
      source.refuse(offsetOf(node), 'text before the first section; the first heading is "## What it is"')
    }
  }
  refuseGaps(source, sections)
  return sections
}

/** Where the nodes below a heading go. A misspelt section is read as it was meant, unless that one is there as well. */
function open(source: Source, heading: Heading, sections: Map<SectionName, Section>): RootContent[] | undefined {
  const title = readWords(heading.children, source.refuse, 'plain words in a heading')
  const known = sectionNames.find((name) => name === title)
  const name = known ?? sectionNames.find((section) => section === nearMiss(title, sectionNames))
  if (heading.depth === 1) source.refuse(offsetOf(heading), 'a # title may only stand in the first line')
  else if (!known) source.refuse(offsetOf(heading), unknown('section', title, sectionNames))
  else if (sections.has(known)) source.refuse(offsetOf(heading), `section ${shown(known)} stands twice`)
  if (heading.depth === 1 || !name || sections.has(name)) return undefined
  const nodes: RootContent[] = []
  sections.set(name, { name, heading, nodes })
  return nodes
}

function refuseGaps(source: Source, sections: Map<SectionName, Section>): void {
  for (const name of sectionNames) {
    const section = sections.get(name)
    if (!section) source.refuse(0, `section ${shown(name)} is missing`)
    else if (section.nodes.length === 0) source.refuse(offsetOf(section.heading), `section ${shown(name)} is empty`)
  }
  const given = [...sections.values()].map((section) => sectionNames.indexOf(section.name))
  const inOrder = longestRise(given)
  for (const section of sections.values()) {
    const index = sectionNames.indexOf(section.name)
    if (inOrder.has(index)) continue
    const before = [...inOrder].filter((other) => other < index).pop()
    const right = before === undefined ? 'first' : `after ${shown(sectionNames[before])}`
    source.refuse(offsetOf(section.heading), `section ${shown(section.name)} is out of order; it comes ${right}`)
  }
}

/** The longest series that already rises, so that one section moved is one fault. */
function longestRise(numbers: readonly number[]): Set<number> {
  const rises: number[][] = []
  for (const number of numbers) {
    const before = rises.filter((rise) => (rise.at(-1) ?? -1) < number)
    rises.push([...(before.sort((one, other) => other.length - one.length)[0] ?? []), number])
  }
  return new Set(rises.sort((one, other) => other.length - one.length)[0] ?? [])
}
