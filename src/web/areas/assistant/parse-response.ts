// Reads the tiny markup of an answer: paragraphs, `- ` lists, `> ` quotes, and links to pages of this site, to telephones, mailboxes and WhatsApp. All else is text.

export type Span = string | { link: string; text: string }
export type Block =
  | { kind: 'paragraph'; lines: Span[][] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'quote'; blocks: Block[] }

const kindOf = (line: string): Block['kind'] | 'gap' => {
  if (line.trim() === '') return 'gap'
  if (line.startsWith('- ')) return 'list'
  return /^>( |$)/.test(line) ? 'quote' : 'paragraph'
}

/** Of an answer that is still being put together the last line may be half of one; it is shown as it stands. */
export function parseResponse(text: string): Block[] {
  const groups: { kind: Block['kind'] | 'gap'; lines: string[] }[] = []
  for (const line of text.split(/\r?\n/)) {
    const kind = kindOf(line)
    const last = groups.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else groups.push({ kind, lines: [line] })
  }
  return groups.flatMap(({ kind, lines }): Block[] => {
    if (kind === 'gap') return []
    if (kind === 'list') return [{ kind, items: lines.map((line) => parseSpans(line.slice(2))) }]
    if (kind === 'quote') return [{ kind, blocks: parseResponse(lines.map((line) => line.slice(2)).join('\n')) }]
    return [{ kind, lines: lines.map(parseSpans) }]
  })
}

const link = /\[([^\][]+)\]\(([^\s()]+)\)/g

function parseSpans(line: string): Span[] {
  const spans: Span[] = []
  let at = 0
  for (const found of line.matchAll(link)) {
    const [whole, text = '', to = ''] = found
    if (!isOwnLink(to) && !isContact(to)) continue
    spans.push(line.slice(at, found.index), { link: to, text })
    at = found.index + whole.length
  }
  return [...spans, line.slice(at)].filter((span) => span !== '')
}

/** A path of this site, or a telephone. Two slashes, or one the other way round, would lead to another site. */
export const isOwnLink = (to: string): boolean => /^\/(?![/\\])[^\\]*$/.test(to) || /^tel:\+?[\d-]+$/.test(to)

/** A mailbox or a number of WhatsApp: whoever draws it looks whether it is the clinic's. */
export const isContact = (to: string): boolean =>
  /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(to) || /^https:\/\/wa\.me\/\d+$/.test(to)

/** As it is read out: without marks, a line for each. */
export function plainText(text: string): string {
  const line = (spans: Span[]) => spans.map((span) => (typeof span === 'string' ? span : span.text)).join('')
  const read = (blocks: Block[]): string[] =>
    blocks.flatMap((block) => {
      if (block.kind === 'quote') return read(block.blocks)
      return (block.kind === 'list' ? block.items : block.lines).map(line)
    })
  return read(parseResponse(text)).join('\n')
}
