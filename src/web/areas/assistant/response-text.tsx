// Draws an answer: what parse-response.ts made of it, as elements; nothing of it is ever taken as HTML.
import { use } from 'react'
import { AssistantIcon } from './assistant-icon.tsx'
import { ChatDoors } from './chat-doors.ts'
import { OwnLink } from './own-link.tsx'
import { type Block, isContact, parseResponse, type Span } from './parse-response.ts'
import { Unbroken } from './unbroken.tsx'

/** @param isUrgent telephones are buttons, to be hit in haste */
export function ResponseText({ text, isUrgent = false }: { text: string; isUrgent?: boolean }) {
  return <Blocks blocks={parseResponse(text)} isUrgent={isUrgent} />
}

function Blocks({ blocks, isUrgent }: { blocks: Block[]; isUrgent: boolean }) {
  return blocks.map((block, at) => {
    const key = `${at}`
    if (block.kind === 'quote') {
      return (
        <blockquote key={key} className="grid gap-2 border-s-2 border-accent ps-3">
          <Blocks blocks={block.blocks} isUrgent={isUrgent} />
        </blockquote>
      )
    }
    if (block.kind === 'list') {
      return (
        <ul key={key} className="grid list-disc gap-1 ps-5 marker:text-brand">
          {block.items.map((item, itemAt) => (
            <li key={`${itemAt}`}>
              <Spans spans={item} isUrgent={isUrgent} />
            </li>
          ))}
        </ul>
      )
    }
    return (
      <p key={key} className="max-w-none">
        {block.lines.map((line, lineAt) => (
          <span key={`${lineAt}`} className="block">
            <Spans spans={line} isUrgent={isUrgent} />
          </span>
        ))}
      </p>
    )
  })
}

function Spans({ spans, isUrgent }: { spans: Span[]; isUrgent: boolean }) {
  const { contacts } = use(ChatDoors)
  return spans.map((span, at) => {
    const key = `${at}`
    if (typeof span === 'string') return <Unbroken key={key} text={span} />
    if (isContact(span.link) && !contacts.includes(span.link)) return span.text
    const isCall = span.link.startsWith('tel:')
    if (!isCall && !isContact(span.link))
      return (
        <OwnLink key={key} to={span.link}>
          {span.text}
        </OwnLink>
      )
    return (
      <OwnLink key={key} to={span.link} className={isUrgent && isCall ? 'button my-1 w-full px-4 text-lg' : 'link'}>
        {isUrgent && isCall && <AssistantIcon name="phone" />}
        <bdi className={/^[\d\s()+-]+$/.test(span.text) ? 'figure' : ''}>{span.text}</bdi>
      </OwnLink>
    )
  })
}
