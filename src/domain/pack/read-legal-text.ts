// Reads a legal text: a list of markdown paragraphs, each written once or by language, as blocks per language.
import type { Node } from 'jsonc-parser'
import { canonicalLanguage } from '#kernel/language-code.ts'
import type { Localized } from '#kernel/localized.ts'
import type { Block } from '#kernel/rich-text.ts'
import { offsetsInText } from './parse-json.ts'
import { readHeadedText } from './read-rich-text.ts'
import type { Refuse, Source } from './source.ts'
import { isBearable, type TextLimits, textLimits, weigh } from './text-limits.ts'

/**
 * @param entries the list in the file
 * @param languages of the pack; a language that lacks a paragraph is left out, since half a legal text misleads
 */
export function readLegalText(source: Source, entries: Node, languages: readonly string[]): Localized<Block[]> {
  const sums: Localized<TextLimits> = {}
  const read = entries.children?.map((entry) => readEntry(source, entry, languages[0] ?? '', sums)) ?? []
  const whole = languages.filter((language) => read.every((entry) => Object.hasOwn(entry, language)))
  return Object.fromEntries(whole.map((language) => [language, read.flatMap((entry) => entry[language] ?? [])]))
}

/** @param sums what was read before of each language */
function readEntry(source: Source, entry: Node, ownLanguage: string, sums: Localized<TextLimits>): Localized<Block[]> {
  const blocks: Localized<Block[]> = {}
  const read = (language: string, text: Node | undefined) => {
    if (text?.type === 'string') blocks[language] = readMarkdown(source, text, language, sums)
  }
  if (entry.type === 'string') read(ownLanguage, entry)
  else {
    for (const { children: [key, text] = [] } of entry.children ?? []) {
      read(canonicalLanguage(String(key?.value)) ?? '', text)
    }
  }
  return blocks
}

function readMarkdown(source: Source, node: Node, language: string, sums: Localized<TextLimits>): Block[] {
  const text = String(node.value)
  let offsets: readonly number[] | undefined
  const refuse: Refuse = (offset, message) => {
    offsets ??= offsetsInText(source, node)
    source.refuse(offsets[offset] ?? node.offset, message)
  }
  const before = sums[language]
  const isFirstTooMuch = !before || isWithin(before)
  sums[language] = add(weigh(text), before)
  if (!isFirstTooMuch || !isBearable(text, textLimits.legalText, refuse, before)) return []
  return readHeadedText(text, refuse)
}

const isWithin = ({ characters, lines, signs }: TextLimits) =>
  characters <= textLimits.legalText.characters &&
  lines <= textLimits.legalText.lines &&
  signs <= textLimits.legalText.signs

const add = (one: TextLimits, other: TextLimits = { characters: 0, lines: 0, signs: 0 }): TextLimits => ({
  characters: one.characters + other.characters,
  lines: one.lines + other.lines,
  signs: one.signs + other.signs,
})
