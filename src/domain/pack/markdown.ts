// Reads the little markdown that pages keep: paragraphs, lists, bold and links. Anything else is refused in its place.
import type { BlockContent, ListItem, Nodes, PhrasingContent, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { isKeptLink } from '#kernel/kept-link.ts'
import type { Block, Inline } from '#kernel/rich-text.ts'
import type { Refuse } from './source.ts'
import { isBearable, type TextLimits } from './text-limits.ts'
import { shown } from './wording.ts'

const names: Partial<Record<Nodes['type'], string>> = {
  blockquote: 'a quotation',
  break: 'a forced line break (two spaces or a backslash at the end of a line)',
  code: 'a code block',
  definition: 'a link definition',
  delete: 'struck-out text',
  emphasis: 'text in italics',
  heading: 'a heading',
  html: 'raw HTML',
  image: 'an image',
  imageReference: 'an image',
  inlineCode: 'code',
  linkReference: 'a link by reference',
  list: 'a list inside a list',
  table: 'a table',
  thematicBreak: 'a dividing line',
}

/** The top-level nodes of a markdown text that is known to be bearable. */
export function parseMarkdown(text: string): RootContent[] {
  return fromMarkdown(text).children
}

/** The same of a text from outside; undefined, and refused, where it holds more than that. */
export function parseWithin(limits: TextLimits, text: string, refuse: Refuse): RootContent[] | undefined {
  return isBearable(text, limits, refuse) ? parseMarkdown(text) : undefined
}

/** Where a node starts in the text that was parsed. */
export function offsetOf(node: Nodes): number {
  return node.position?.start.offset ?? 0
}

/** @param kept says in a message what may stand there: `paragraphs and lists` */
export function refuseNode(node: Nodes, refuse: Refuse, kept: string): void {
  refuse(offsetOf(node), `${names[node.type] ?? node.type} is not kept here; only ${kept}`)
}

/** Paragraphs and lists as blocks; other nodes are refused and left out. */
export function readBlocks(nodes: readonly RootContent[], source: string, refuse: Refuse): Block[] {
  const blocks: Block[] = []
  for (const node of nodes) {
    if (node.type === 'list') {
      blocks.push({ kind: 'list', ordered: node.ordered === true, items: readItems(node.children, refuse) })
    } else if (node.type !== 'paragraph') refuseNode(node, refuse, 'paragraphs and lists')
    else if (isTable(node, source)) refuse(offsetOf(node), 'a table is not kept here; only paragraphs and lists')
    else blocks.push({ kind: 'paragraph', text: readInline(node.children, refuse) })
  }
  return blocks
}

/** The text of each item of a list. */
export function readItems(items: readonly ListItem[], refuse: Refuse): Inline[][] {
  return items.map((item) => {
    const [first, ...more] = item.children as BlockContent[]
    if (!first) refuse(offsetOf(item), 'this list item is empty')
    for (const node of more) {
      if (node.type === 'paragraph') refuse(offsetOf(node), 'a list item holds one paragraph only')
      else refuseNode(node, refuse, 'one paragraph in each list item')
    }
    if (first?.type === 'paragraph') return readInline(first.children, refuse)
    if (first) refuseNode(first, refuse, 'one paragraph in each list item')
    return []
  })
}

/** The words of a line with bold and links; line breaks within a paragraph are spaces. */
export function readInline(nodes: readonly PhrasingContent[], refuse: Refuse): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'text') return [joined(node.value)]
    if (node.type === 'strong') return [{ bold: readWords(node.children, refuse, 'plain words in bold') }]
    if (node.type !== 'link') {
      refuseNode(node, refuse, 'plain words, **bold** and [links](https://...)')
      return []
    }
    if (node.title) refuse(offsetOf(node), 'the title of a link is not kept; only its words and its address')
    const text = readWords(node.children, refuse, 'plain words in a link')
    if (isKeptLink(node.url)) return [{ link: node.url, text }]
    const rule = 'must start with https://, http://, mailto:, tel: or a single /'
    refuse(offsetOf(node), `the link to ${shown(node.url)} ${rule}`)
    return [text]
  })
}

/** Words without any markup. */
export function readWords(nodes: readonly PhrasingContent[], refuse: Refuse, kept: string): string {
  const words = nodes.map((node) => {
    if (node.type === 'text') return joined(node.value)
    const name = node.type === 'strong' ? 'bold' : node.type === 'link' ? 'a link' : undefined
    if (name) refuse(offsetOf(node), `${name} is not kept here; only ${kept}`)
    else refuseNode(node, refuse, kept)
    return ''
  })
  return words.join('').trim()
}

/** Looked at from the begin of each run of spaces only, however long it is. */
const joined = (text: string) => text.replace(/(?<!\s)\s*\n\s*/g, ' ')

/** Tables are an extension of markdown, so the parser takes them for paragraphs. */
function isTable(node: Nodes, source: string): boolean {
  const [head, rule] = source.slice(offsetOf(node), node.position?.end.offset).split(/\r\n|\n|\r/)
  return Boolean(head?.includes('|') && rule?.includes('|') && rule.includes('-') && /^[\s|:-]+$/.test(rule))
}
