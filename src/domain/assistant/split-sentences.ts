// Cuts what a page says into the sentences and items that are quoted, each letter by letter.
import { type Block, plainText } from '#kernel/rich-text.ts'

/** A stop, question or exclamation mark with what closes behind it, unless the word before it is only shortened by a dot. */
const end = /(?<=[.!?؟…][)”’"»]?)(?<!(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|e\.g|i\.e|approx|د|أ)\.)\s+/u

export const splitSentences = (text: string): string[] =>
  text
    .split(end)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Sentences of paragraphs, items of lists; headings stand for themselves. */
export const linesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.map((item) => plainText(item))
    return block.kind === 'heading' ? [plainText(block.text)] : splitSentences(plainText(block.text))
  })
