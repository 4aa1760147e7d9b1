// Reads the page of a procedure in one language: `procedures/<slug>.md`, or its sections one by one.
import type { List, RootContent } from 'mdast'
import type { ProcedureText } from '#domain/procedures/procedure.ts'
import type { Block } from '#kernel/rich-text.ts'
import { offsetOf, parseWithin, readBlocks, readWords, refuseNode } from './markdown.ts'
import { readPlainLines, readPriceLines } from './read-price-lines.ts'
import { readRecovery } from './read-recovery.ts'
import type { Source } from './source.ts'
import { type SectionBody, type SectionName, splitSections } from './split-sections.ts'
import { isBearable, textLimits } from './text-limits.ts'
import { shown } from './wording.ts'

export type SectionKey = keyof ProcedureText

/** By key, in the order of the page. */
export const sectionTitles = {
  whatItIs: 'What it is',
  whoItIsFor: 'Who it is for',
  whoItIsNotFor: 'Who it is not for',
  steps: 'Steps',
  recovery: 'Recovery',
  risks: 'Risks',
  included: 'Included',
  notIncluded: 'Not included',
  aftercare: 'Aftercare',
  questions: 'Questions and answers',
} as const satisfies Record<SectionKey, SectionName>

export const sectionKeys = Object.keys(sectionTitles) as SectionKey[]

type Readers = { [K in SectionKey]: (source: Source, section: SectionBody | undefined) => ProcedureText[K] }

const readers: Readers = {
  whatItIs: (source, section) => readBlocks(paragraphsOf(source, section), source.text, source.refuse),
  whoItIsFor: (source, section) => listBlocks(source, section),
  whoItIsNotFor: (source, section) => listBlocks(source, section),
  steps: (source, section) => listBlocks(source, section, true),
  recovery: (source, section) => {
    const list = listOf(source, section)
    return list ? readRecovery(list, source.refuse) : []
  },
  risks: (source, section) => readBlocks(section?.nodes ?? [], source.text, source.refuse),
  included: (source, section) => {
    const list = listOf(source, section)
    return list ? readPriceLines(list, source.refuse) : []
  },
  notIncluded: (source, section) => {
    const list = listOf(source, section)
    return list ? readPlainLines(list, source.refuse).map((line) => line.text) : []
  },
  aftercare: (source, section) => readBlocks(section?.nodes ?? [], source.text, source.refuse),
  questions: readQuestions,
}

/** The text as far as it could be read; what is missing of it is refused. */
export function readProcedureText(source: Source): ProcedureText {
  const sections = splitSections(source)
  for (const { nodes } of sections.values()) refuseUnbearable(source, nodes)
  return textOf((key) => ({ source, section: sections.get(sectionTitles[key]) }))
}

/** @param sourceOf gives each section in a source of its own, without its heading */
export function readProcedureSections(sourceOf: (key: SectionKey) => Source): ProcedureText {
  return textOf((key) => {
    const source = sourceOf(key)
    const nodes = parseWithin(textLimits.section, source.text, source.refuse)
    if (!nodes) return { source, section: undefined }
    const section = { name: sectionTitles[key], nodes }
    if (nodes.length === 0) source.refuse(0, `section ${shown(section.name)} is empty`)
    return { source, section }
  })
}

/** What fits the page may be too much for one of its sections. */
function refuseUnbearable(source: Source, nodes: readonly RootContent[]): void {
  const [start, end] = [nodes[0]?.position?.start.offset ?? 0, nodes.at(-1)?.position?.end.offset ?? 0]
  isBearable(source.text.slice(start, end), textLimits.section, (offset, message) =>
    source.refuse(start + offset, message),
  )
}

function textOf(find: (key: SectionKey) => { source: Source; section: SectionBody | undefined }): ProcedureText {
  const read = <K extends SectionKey>(key: K): ProcedureText[K] => {
    const { source, section } = find(key)
    return readers[key](source, section)
  }
  return {
    whatItIs: read('whatItIs'),
    whoItIsFor: read('whoItIsFor'),
    whoItIsNotFor: read('whoItIsNotFor'),
    steps: read('steps'),
    recovery: read('recovery'),
    risks: read('risks'),
    included: read('included'),
    notIncluded: read('notIncluded'),
    aftercare: read('aftercare'),
    questions: read('questions'),
  }
}

function listBlocks(source: Source, section: SectionBody | undefined, ordered = false): Block[] {
  const found = listOf(source, section, ordered)
  return found ? readBlocks([found], source.text, source.refuse) : []
}

function paragraphsOf(source: Source, section: SectionBody | undefined): RootContent[] {
  return (section?.nodes ?? []).filter((node) => {
    if (node.type !== 'list') return true
    source.refuse(offsetOf(node), `section ${shown(section?.name)} holds paragraphs only, no list`)
    return false
  })
}

/** The one list that a section consists of; anything beside it is refused. */
function listOf(source: Source, section: SectionBody | undefined, ordered?: boolean): List | undefined {
  let found: List | undefined
  for (const node of section?.nodes ?? []) {
    const form = `section ${shown(section?.name)} is one ${ordered ? 'numbered list' : 'list'}`
    if (node.type === 'list' && !found) {
      found = node
      if (ordered && !node.ordered) source.refuse(offsetOf(node), `${form}; start its items with 1. 2. 3.`)
    } else if (node.type === 'list') source.refuse(offsetOf(node), `${form}; here a second one starts`)
    else if (node.type === 'paragraph') source.refuse(offsetOf(node), `${form}; text beside it is not kept`)
    else refuseNode(node, source.refuse, ordered ? 'a numbered list' : 'a list')
  }
  return found
}

function readQuestions(source: Source, section: SectionBody | undefined): ProcedureText['questions'] {
  const questions: { question: string; offset: number; nodes: RootContent[] }[] = []
  for (const node of section?.nodes ?? []) {
    if (node.type === 'heading' && node.depth === 3) {
      const question = readWords(node.children, source.refuse, 'plain words in a question')
      if (question === '') source.refuse(offsetOf(node), 'this question is empty')
      questions.push({ question, offset: offsetOf(node), nodes: [] })
    } else if (questions.length > 0) questions.at(-1)?.nodes.push(node)
    else
      source.refuse(offsetOf(node), 'text before the first question; a question is a heading such as "### How long?"')
  }
  return questions.map(({ question, offset, nodes }) => {
    if (nodes.length === 0) source.refuse(offset, `the question ${shown(question)} has no answer`)
    return { question, answer: readBlocks(nodes, source.text, source.refuse) }
  })
}
