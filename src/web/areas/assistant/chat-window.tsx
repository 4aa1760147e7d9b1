// The window of the assistant: beside the page on a desk, in place of it on a phone.
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { AreaTexts } from '#web/i18n/area-texts.tsx'
import { useTexts } from '#web/i18n/use-texts.tsx'
import { Announcer } from './announcer.tsx'
import type { BackSteps } from './back-steps.ts'
import type { Chat } from './chat.ts'
import { ChatDoors } from './chat-doors.ts'
import { ChatHead, type ChatView } from './chat-head.tsx'
import { type ChatState, hasAsked } from './chat-state.ts'
import { Composer } from './composer.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import { followLink } from './follow-link.ts'
import { MessageList } from './message-list.tsx'
import { PersonView } from './person-view.tsx'
import { QuickReplies } from './quick-replies.tsx'
import { useBackSteps } from './use-back-steps.ts'
import { useEscape } from './use-escape.ts'
import { useFullScreen } from './use-full-screen.ts'
import { useIsFull } from './use-is-full.ts'
import { useView } from './use-view.ts'
import type { WindowData } from './window-data.ts'

export type ChatWindowProps = {
  chat: Chat
  data: WindowData
  state: ChatState
  back: BackSteps
  /** Name of the one whose page is open; empty elsewhere. */
  procedure: string
  takesFocus: boolean
  close: (returnsFocus: boolean) => void
}

export function ChatWindow({ data, ...props }: ChatWindowProps) {
  return (
    <AreaTexts texts={data.texts}>
      <Frame data={data} {...props} />
    </AreaTexts>
  )
}

const looks = {
  full: 'fixed inset-x-0 top-0 z-50 h-dvh',
  beside:
    'fixed end-6 bottom-[92px] z-30 h-[min(660px,100dvh-116px)] w-[400px] overflow-hidden rounded-card border border-line shadow-[0_2px_6px_rgb(0_0_0/0.08),0_16px_48px_rgb(0_0_0/0.18)]',
}

function Frame({ chat, data, state, back, procedure, takesFocus, close }: ChatWindowProps) {
  const { t } = useTexts()
  const isFull = useIsFull()
  const box = useRef<HTMLElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const [view, setView] = useView(state)
  const [news, setNews] = useState('')
  const hasBegun = useStore(state.conversation, ({ messages }) => messages.length > 0)
  const isNew = useStore(state.conversation, (conversation) => !hasAsked(conversation))
  useFullScreen(box, isFull)
  useEffect(() => {
    if (takesFocus) input.current?.focus({ preventScroll: true })
    // As it opens, and not again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const doors = useMemo(
    () => ({
      follow: (to: string) => {
        const replace = back.give()
        // The page is what was asked for: on a phone the window makes way for it.
        if (isFull) close(false)
        followLink(to, replace)
      },
      toPerson: () => setView('person'),
      phone: data.phone,
      contacts: data.contacts,
      // When what was pressed is gone. While it is read-only no keyboard comes up over the answer.
      toInput: () => requestAnimationFrame(() => input.current?.focus({ preventScroll: true })),
    }),
    [isFull, close, back, setView, data],
  )
  const show = (next: ChatView) => {
    setView(next)
    if (next === 'chat') doors.toInput()
  }
  const ask = (text: string) => {
    setNews('')
    return chat.ask(text)
  }
  useEscape(box, () => close(true))
  useBackSteps(back, isFull ? (view === 'chat' ? 1 : 2) : 0, (depth) => {
    if (depth === 0) close(true)
    else show(depth === 1 ? 'chat' : 'person')
  })
  return (
    <ChatDoors value={doors}>
      <section
        ref={box}
        role="dialog"
        aria-modal={isFull || undefined}
        aria-labelledby="assistant-title"
        // Its own measure in letters: head and field make room where they are large (app.css, tight).
        className={`[container-type:size] flex flex-col bg-paper text-ink print:hidden ${isFull ? looks.full : looks.beside}`}
      >
        <ChatHead view={view} show={show} close={() => close(true)} phone={data.phone} canDelete={hasBegun} />
        {view === 'person' && (
          <PersonView chat={chat} state={state} procedure={procedure} clinic={data.clinic} back={() => show('chat')} />
        )}
        <div className={view === 'person' ? 'hidden' : 'contents'}>
          <MessageList chat={chat} state={state} data={data} procedure={procedure} ask={ask} />
          {view === 'delete' ? (
            <DeleteQuestion
              forget={chat.forget}
              done={(isGone) => {
                setNews(isGone ? t('assistant.delete.done') : '')
                show('chat')
              }}
            />
          ) : (
            <>
              {isNew && <QuickReplies ask={(text) => ask(text) && doors.toInput()} />}
              <Composer ref={input} state={state} chat={chat} ask={ask} />
            </>
          )}
        </div>
        <Announcer state={state} news={news} />
      </section>
    </ChatDoors>
  )
}
