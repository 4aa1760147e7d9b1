// Reads one text of paragraphs, lists and headings by the rules of the pack: of a legal text, or for whoever is writing one.
import type { Block } from '#kernel/rich-text.ts'
import { offsetOf, parseWithin, readBlocks, readInline } from './markdown.ts'
import type { PackFault } from './pack.ts'
import { type Refuse, Source } from './source.ts'
import { textLimits } from './text-limits.ts'

/** @param refuse told of what is not kept, by its place in the text */
export function readHeadedText(text: string, refuse: Refuse): Block[] {
  return (parseWithin(textLimits.legalText, text, refuse) ?? []).flatMap((part) => {
    if (part.type !== 'heading') return readBlocks([part], text, refuse)
    if (part.depth !== 2) refuse(offsetOf(part), 'headings of legal texts start with ##')
    return [{ kind: 'heading' as const, text: readInline(part.children, refuse) }]
  })
}

/** What can be read, and what cannot with its line from 1. */
export function readRichText(text: string): { blocks: Block[]; faults: { line: number; message: string }[] } {
  const faults: PackFault[] = []
  const { refuse } = new Source('', text, faults)
  return { blocks: readHeadedText(text, refuse), faults: faults.map(({ line, message }) => ({ line, message })) }
}
