// The conversation from its greeting on: scrolls itself, and can be read back in.
import type { ReactNode } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { AssistantIcon } from './assistant-icon.tsx'
import { AiBubble, Bubble, Typing } from './bubble.tsx'
import type { Chat } from './chat.ts'
import { type ChatMessage, type ChatState, hasAsked, openQuestion } from './chat-state.ts'
import { Greeting } from './greeting.tsx'
import { MessageExtras } from './message-extras.tsx'
import { ResponseText } from './response-text.tsx'
import { useOwnScroll } from './use-own-scroll.ts'
import type { WindowData } from './window-data.ts'

type MessageListProps = {
  chat: Chat
  state: ChatState
  data: WindowData
  /** Name of the one whose page is open; empty elsewhere. */
  procedure: string
  ask: (text: string) => boolean
}

export function MessageList({ chat, state, data, procedure, ask }: MessageListProps) {
  const { t } = useTexts()
  const conversation = useStore(state.conversation)
  const { messages, about } = conversation
  const { pieces } = useStore(chat.answering)
  const isPending = openQuestion(conversation) !== undefined
  const { list, below, goOn } = useOwnScroll(messages, pieces)
  const last = messages.at(-1)
  const subject = hasAsked(conversation) ? about : procedure
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {/* What is said of it by itself is said in one place (announcer.tsx), an answer at once and not in pieces. */}
      <div
        ref={list}
        role="log"
        aria-live="off"
        aria-label={t('assistant.conversation')}
        aria-busy={isPending}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it as well
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-5 -outline-offset-3"
      >
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Greeting data={data} procedure={subject} isLeft={subject !== procedure} isLatest={!last} />
          {messages.map((message) => (
            <Item key={message.id} message={message} isLatest={message === last}>
              {message === last && <MessageExtras message={message} chat={chat} ask={ask} />}
            </Item>
          ))}
          {isPending && (
            <AiBubble isLatest text={pieces ?? ''}>
              {pieces && <ResponseText text={pieces} />}
              <Typing />
            </AiBubble>
          )}
        </ol>
      </div>
      {below !== 'nothing' && (
        <button
          type="button"
          aria-label={t(below === 'rest' ? 'assistant.toRest' : 'assistant.toLatest')}
          onClick={goOn}
          className="absolute start-1/2 bottom-3 grid size-[44px] -translate-x-1/2 cursor-pointer place-items-center rounded-full border border-line bg-raised shadow-card hover:bg-tint focus-visible:rounded-full rtl:translate-x-1/2"
        >
          <AssistantIcon name="down" />
        </button>
      )}
    </div>
  )
}

type ItemProps = { message: ChatMessage; isLatest: boolean; children: ReactNode }

function Item({ message, isLatest, children }: ItemProps) {
  const { t } = useTexts()
  if (message.type === 'user') return <Bubble>{message.content}</Bubble>
  const isUrgent = message.answer?.kind === 'urgent'
  return (
    <AiBubble
      isLatest={isLatest}
      isUrgent={isUrgent}
      sources={message.answer?.sources}
      text={message.note ? '' : message.content}
      language={message.answer?.language}
      below={children}
    >
      {message.note === 'failed' && <p>{t('assistant.failed')}</p>}
      {message.note === 'handed-over' && <HandedOver reference={message.content} />}
      {!message.note && <ResponseText text={message.content} isUrgent={isUrgent} />}
    </AiBubble>
  )
}

/** In one piece, and from its beginning, whichever way the words around it run. */
function HandedOver({ reference }: { reference: string }) {
  const { t } = useTexts()
  const [before, after] = t('assistant.handedOver', { reference: '\n' }).split('\n')
  return (
    <p className="max-w-none">
      {before}
      <bdi className="figure whitespace-nowrap">{reference}</bdi>
      {after}
    </p>
  )
}
