// Reads what a price includes and what not: lines of plain words, fixed unless they say what moves them.
import type { List } from 'mdast'
import type { PriceLine } from '#domain/procedures/procedure.ts'
import { offsetOf, readWords, refuseNode } from './markdown.ts'
import type { Refuse } from './source.ts'
import { shown } from './wording.ts'

const moving = /^(.*\S)\s*\((?:may change if|قد يتغير إذا)\s+([^()\s].*)\)\.?$/s
/** A line that speaks of change in other words would be shown as fixed. */
const speaksOfChange = /\(\s*(?:may change|might change|can change|قد ي?ت?تغير)/i

/** The lines of a list with the place of each. */
export function readPlainLines(list: List, refuse: Refuse): { text: string; offset: number }[] {
  return list.children.flatMap((item) => {
    const [first, ...more] = item.children
    if (!first) refuse(offsetOf(item), 'this list item is empty')
    for (const node of more) refuseNode(node, refuse, 'one line of plain words')
    if (first?.type === 'paragraph') {
      return [
        { text: readWords(first.children, refuse, 'plain words in a line of the price'), offset: offsetOf(first) },
      ]
    }
    if (first) refuseNode(first, refuse, 'one line of plain words')
    return []
  })
}

export function readPriceLines(list: List, refuse: Refuse): PriceLine[] {
  return readPlainLines(list, refuse).map(({ text, offset }) => {
    // Only what ends as such a line is looked at again, from each place that one may begin.
    const match = /\)\.?$/.test(text) && moving.exec(text)
    if (match) return { text: match[1] ?? text, mayChangeIf: match[2] ?? null }
    if (speaksOfChange.test(text)) {
      refuse(offset, `${shown(text)} must end with "(may change if ...)", in Arabic "(قد يتغير إذا ...)"`)
    }
    return { text, mayChangeIf: null }
  })
}
