// Reads the page of a procedure in one language: `procedures/<slug>.md`.
import type { List, RootContent } from 'mdast'
import type { ProcedureText } from '#domain/procedures/procedure.ts'
import type { Block } from '#kernel/rich-text.ts'
import { offsetOf, readBlocks, readWords, refuseNode } from './markdown.ts'
import { readPlainLines, readPriceLines } from './read-price-lines.ts'
import { readRecovery } from './read-recovery.ts'
import type { Source } from './source.ts'
import { type Section, type SectionName, splitSections } from './split-sections.ts'
import { shown } from './wording.ts'

/** The text as far as it could be read; what is missing of it is refused. */
export function readProcedureText(source: Source): ProcedureText {
  const sections = splitSections(source)
  const of = (name: SectionName) => sections.get(name)
  const blocks = (name: SectionName) => readBlocks(of(name)?.nodes ?? [], source.text, source.refuse)
  const list = (name: SectionName) => listOf(source, of(name))
  const listBlocks = (name: SectionName, ordered = false): Block[] => {
    const found = listOf(source, of(name), ordered)
    return found ? readBlocks([found], source.text, source.refuse) : []
  }
  const recovery = list('Recovery')
  const included = list('Included')
  const notIncluded = list('Not included')
  return {
    whatItIs: readBlocks(paragraphsOf(source, of('What it is')), source.text, source.refuse),
    whoItIsFor: listBlocks('Who it is for'),
    whoItIsNotFor: listBlocks('Who it is not for'),
    steps: listBlocks('Steps', true),
    recovery: recovery ? readRecovery(recovery, source.refuse) : [],
    risks: blocks('Risks'),
    included: included ? readPriceLines(included, source.refuse) : [],
    notIncluded: notIncluded ? readPlainLines(notIncluded, source.refuse).map((line) => line.text) : [],
    aftercare: blocks('Aftercare'),
    questions: readQuestions(source, of('Questions and answers')),
  }
}

function paragraphsOf(source: Source, section: Section | undefined): RootContent[] {
  return (section?.nodes ?? []).filter((node) => {
    if (node.type !== 'list') return true
    source.refuse(offsetOf(node), `section ${shown(section?.name)} holds paragraphs only, no list`)
    return false
  })
}

/** The one list that a section consists of; anything beside it is refused. */
function listOf(source: Source, section: Section | undefined, ordered?: boolean): List | undefined {
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

function readQuestions(source: Source, section: Section | undefined): ProcedureText['questions'] {
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
