// Draws paragraphs, headings and lists that a provider wrote.
import { isKeptLink } from '#kernel/kept-link.ts'
import type { Block, Inline } from '#kernel/rich-text.ts'

export function InlineText({ text }: { text: readonly Inline[] }) {
  return text.map((part, at) => {
    const key = `${at}`
    if (typeof part === 'string') return part
    if ('bold' in part) return <strong key={key}>{part.bold}</strong>
    if (!isKeptLink(part.link)) return part.text
    return (
      <a key={key} className="link" href={part.link} {...(/^https?:/.test(part.link) && { rel: 'noreferrer' })}>
        {part.text}
      </a>
    )
  })
}

/** Headings inside start at the given level. */
export function RichText({
  blocks,
  heading: Heading = 'h3',
}: {
  blocks: readonly Block[]
  heading?: 'h2' | 'h3' | 'h4'
}) {
  return (
    <div className="prose">
      {blocks.map((block, at) => {
        const key = `${at}`
        if (block.kind === 'paragraph') {
          return (
            <p key={key}>
              <InlineText text={block.text} />
            </p>
          )
        }
        if (block.kind === 'heading') {
          return (
            <Heading key={key} className="pt-4">
              <InlineText text={block.text} />
            </Heading>
          )
        }
        const List = block.ordered ? 'ol' : 'ul'
        return (
          <List key={key}>
            {block.items.map((item, itemAt) => (
              <li key={`${itemAt}`}>
                <InlineText text={item} />
              </li>
            ))}
          </List>
        )
      })}
    </div>
  )
}
