// Reads a legal text: a list of markdown paragraphs, each written once or by language, as blocks per language.
import { findNodeAtLocation, type Node } from 'jsonc-parser'
import type { Localized } from '#kernel/localized.ts'
import type { Block } from '#kernel/rich-text.ts'
import { offsetInText } from './parse-json.ts'
import { readHeadedText } from './read-rich-text.ts'
import type { Refuse, Source } from './source.ts'

/**
 * @param entries the list in the file
 * @param languages of the pack; a language that lacks a paragraph is left out, since half a legal text misleads
 */
export function readLegalText(source: Source, entries: Node, languages: readonly string[]): Localized<Block[]> {
  const read = entries.children?.map((entry) => readEntry(source, entry, languages[0] ?? '')) ?? []
  const whole = languages.filter((language) => read.every((entry) => Object.hasOwn(entry, language)))
  return Object.fromEntries(whole.map((language) => [language, read.flatMap((entry) => entry[language] ?? [])]))
}

function readEntry(source: Source, entry: Node, ownLanguage: string): Localized<Block[]> {
  if (entry.type === 'string') return { [ownLanguage]: readMarkdown(source, entry) }
  const blocks: Localized<Block[]> = {}
  for (const property of entry.children ?? []) {
    const language = String(property.children?.[0]?.value)
    const text = findNodeAtLocation(entry, [language])
    if (text?.type === 'string') blocks[language] = readMarkdown(source, text)
  }
  return blocks
}

function readMarkdown(source: Source, node: Node): Block[] {
  const refuse: Refuse = (offset, message) => source.refuse(offsetInText(source, node, offset), message)
  return readHeadedText(String(node.value), refuse)
}
