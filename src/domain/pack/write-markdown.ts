// Writes rich text as the little markdown of a pack, such that reading it gives the same again.
import type { Block, Inline } from '#kernel/rich-text.ts'
import { parseWithin, readBlocks, readInline } from './markdown.ts'
import { textLimits } from './text-limits.ts'

/** Paragraphs, lists and headings, an empty line between them. */
export function writeBlocks(blocks: readonly Block[]): string {
  let changed = false
  return blocks
    .map((block, at) => {
      if (block.kind !== 'list') return writeLine(block.kind === 'heading' ? '## ' : '', block.text)
      // Two lists with the same marks would be read as one.
      const before = blocks[at - 1]
      changed = before?.kind === 'list' && before.ordered === block.ordered && !changed
      return writeList(block.items, block.ordered, changed)
    })
    .join('\n\n')
}

/** @param otherMarks `*` and `1)` instead of `-` and `1.` */
export function writeList(items: readonly (readonly Inline[])[], ordered = false, otherMarks = false): string {
  const mark = (at: number) => (ordered ? `${at + 1}${otherMarks ? ')' : '.'}` : otherMarks ? '*' : '-')
  return items.map((item, at) => writeLine(`${mark(at)} `, item)).join('\n')
}

/** One block on a line of its own: as plainly as it is read back the same, escaped where that takes it. */
export function writeLine(mark: string, text: readonly Inline[]): string {
  const plain = mark + text.map(plainly).join('')
  return isReadAs(plain, mark, text) ? plain : mark + escaped(text)
}

function plainly(part: Inline): string {
  if (typeof part === 'string') return part
  return 'bold' in part ? `**${part.bold}**` : `[${part.text}](${part.link})`
}

function isReadAs(markdown: string, mark: string, text: readonly Inline[]): boolean {
  let isFit = !/[\n\r]/.test(markdown)
  const refuse = () => {
    isFit = false
  }
  // What stands there escaped may be more than the parser bears as it is.
  const [node, ...more] = parseWithin(textLimits.legalText, markdown, refuse) ?? []
  if (!node || more.length > 0) return false
  const isHeading = mark.startsWith('#')
  if (isHeading) {
    const read = node.type === 'heading' && node.depth === mark.trim().length && readInline(node.children, refuse)
    return isFit && JSON.stringify(read) === JSON.stringify(text)
  }
  const read = readBlocks([node], markdown, refuse)
  const ordered = /\d/.test(mark)
  const wanted = mark === '' ? { kind: 'paragraph', text } : { kind: 'list', ordered, items: [text] }
  return isFit && JSON.stringify(read) === JSON.stringify([wanted])
}

/** Whatever means something in markdown means itself; the first and the last character of a line are kept even where they are spaces. */
function escaped(text: readonly Inline[]): string {
  let marks = '__'
  const parts = text.map((part, at) => {
    const isBold = (other: Inline | undefined) => typeof other === 'object' && 'bold' in other
    if (typeof part === 'string') return escapedWords(part, isBold(text[at - 1]), isBold(text[at + 1]))
    if ('link' in part) return `[${escapedWords(part.text)}](<${part.link.replace(/[\\<>&]/g, '\\$&')}>)`
    // Bold beside bold would be one with the same marks.
    marks = isBold(text[at - 1]) && marks === '**' ? '__' : '**'
    return `${marks}${part.bold === '' ? '&#x20;' : escapedWords(part.bold)}${marks}`
  })
  return parts
    .join('')
    .replace(/^[ \t]/, reference)
    .replace(/[ \t]$/, reference)
}

/** Bold begins and ends beside a letter only where markdown takes it so; beside a reference to that letter it always does. */
function escapedWords(words: string, afterBold = false, beforeBold = false): string {
  const characters = Array.from(words)
  return characters
    .map((character, at) => {
      const isBesideBold = (afterBold && at === 0) || (beforeBold && at === characters.length - 1)
      if (/[\n\r]/.test(character) || (isBesideBold && !/[ \t]/.test(character))) return reference(character)
      return /[\\`*_[\]<>&~!|#+=.)-]/.test(character) ? `\\${character}` : character
    })
    .join('')
}

const reference = (character: string): string => `&#x${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()};`
